package org.cspworkbench.app.html;

import com.google.common.collect.ImmutableList;
import java.util.Locale;
import java.util.Optional;

/** Where a page is: in one file with all that it needs, or on a site, whose pages share files. */
public interface PagePlace {

  /** A page that is one file, opened from a folder. */
  PagePlace FILE =
      new PagePlace() {
        @Override
        public Optional<String> file(String name, String ending, String content) {
          return Optional.empty();
        }

        @Override
        public String head() {
          return "";
        }

        @Override
        public String links(Locale locale) {
          return "";
        }

        @Override
        public String style() {
          return "";
        }

        @Override
        public ImmutableList<String> scripts() {
          return ImmutableList.of();
        }

        @Override
        public String program() {
          return "engine";
        }

        @Override
        public String source() {
          return "";
        }
      };

  /**
   * Returns the address of the file with a part that is the same on several pages, relative to the
   * page; empty if the page contains the part itself.
   *
   * @param name the name of the part
   * @param ending the ending of its file, such as {@code css}
   * @param content the part
   */
  Optional<String> file(String name, String ending, String content);

  /** Returns the elements that the head of the page contains because of its place, as HTML. */
  String head();

  /** Returns the links to other pages, as HTML. */
  String links(Locale locale);

  /** Returns the rules of style sheets that the page has because of its place. */
  String style();

  /** Returns the scripts that run first because of the place of the page. */
  ImmutableList<String> scripts();

  /** Returns the name of the program that solves on the page. */
  String program();

  /** Returns from where the page may load files, as a policy names it; empty if it needs none. */
  String source();
}
