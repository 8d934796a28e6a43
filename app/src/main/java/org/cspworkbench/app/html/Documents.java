package org.cspworkbench.app.html;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.io.Resources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.heading.anchor.HeadingAnchorExtension;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/** The documents that the program contains, which the window and the site display. */
public final class Documents {

  /** The names of the documents by the reader for whom each is written, who is the key. */
  public static final ImmutableMap<String, ImmutableList<String>> BY_READER =
      ImmutableMap.of(
          "players",
          ImmutableList.of(
              "tour", "installation", "site", "puzzle-files", "rating", "generator", "tiles"),
          "students",
          ImmutableList.of(
              "lessons", "glossary", "algorithms", "learning", "few-givens", "collapse"),
          "teachers",
          ImmutableList.of("lecture", "lectures", "homework"),
          "programmers",
          ImmutableList.of(
              "library", "command-line", "notation", "minizinc", "trace-format", "compatibility"),
          "researchers",
          ImmutableList.of("constraints", "counters", "scale", "batches"),
          "maintainers",
          ImmutableList.of("architecture", "release"));

  /** The name of the document with which readers begin. */
  static final String FIRST = "tour";

  private static final ImmutableList<Extension> EXTENSIONS =
      ImmutableList.of(TablesExtension.create(), HeadingAnchorExtension.create());
  private static final Parser PARSER = Parser.builder().extensions(EXTENSIONS).build();

  private Documents() {}

  private static String resource(String document) {
    return "META-INF/docs/" + document + ".md";
  }

  /** Returns whether the program contains a document of this name. */
  static boolean contains(String document) {
    return Documents.class.getClassLoader().getResource(resource(document)) != null;
  }

  /** Returns the Markdown text of a document. */
  public static String read(String document) {
    try {
      return Resources.toString(Resources.getResource(resource(document)), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the parts of a Markdown text. */
  public static Node parsed(String markdown) {
    return PARSER.parse(markdown);
  }

  /** Returns what renders these parts as HTML, to be adapted. */
  public static HtmlRenderer.Builder renderer() {
    return HtmlRenderer.builder().extensions(EXTENSIONS);
  }
}
