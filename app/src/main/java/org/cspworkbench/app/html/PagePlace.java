package org.cspworkbench.app.html;

import java.util.Locale;
import java.util.Optional;

/** Where a page is: in one file with all that it needs, or on a site, whose pages share files. */
public interface PagePlace {

  /** A page that is one file, opened from a folder. */
  PagePlace FILE =
      new PagePlace() {
        @Override
        public Optional<String> file(String name, String content) {
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
        public String source() {
          return "";
        }
      };

  /**
   * Returns the address of the file with a part that is the same on every page, relative to the
   * page; empty if the page contains the part itself.
   *
   * @param name the name of the part
   * @param content the part
   */
  Optional<String> file(String name, String content);

  /** Returns the elements that the head of the page contains because of its place, as HTML. */
  String head();

  /** Returns the links to other pages, as HTML. */
  String links(Locale locale);

  /** Returns from where the page may load files, as a policy names it; empty if it needs none. */
  String source();
}
