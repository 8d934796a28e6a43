package org.cspworkbench.app.gui.document;

import com.google.common.collect.ImmutableList;
import com.google.common.io.Resources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The documents that the program contains. */
final class Documents {

  /** The names of the listed documents, which are keys of texts, in the order of reading. */
  static final ImmutableList<String> LISTED =
      ImmutableList.of(
          "tour",
          "command-line",
          "lecture",
          "lessons",
          "homework",
          "glossary",
          "algorithms",
          "counters",
          "learning",
          "notation",
          "constraints",
          "tiles",
          "rating");

  private Documents() {}

  private static String resource(String document) {
    return "META-INF/docs/" + document + ".md";
  }

  /** Returns whether the program contains a document of this name. */
  static boolean contains(String document) {
    return Documents.class.getClassLoader().getResource(resource(document)) != null;
  }

  /** Returns the Markdown text of a document. */
  static String read(String document) {
    try {
      return Resources.toString(Resources.getResource(resource(document)), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
