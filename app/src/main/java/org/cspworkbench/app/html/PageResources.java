package org.cspworkbench.app.html;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.io.Resources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.regex.Pattern;

/** Texts that are stored next to the classes of pages. */
final class PageResources {

  /** A comment that has lines of its own, or the indentation of a line. */
  private static final Pattern FOR_READERS =
      Pattern.compile("(?m)^\\s*(?:/\\*(?s:.*?)\\*/\\s*|//.*\\n\\s*)*");

  /** A sign of a style sheet with the spaces around it; those before a colon may have a meaning. */
  private static final Pattern AROUND = Pattern.compile("\\s*([{};,])\\s*");

  private static final Pattern AFTER = Pattern.compile(":\\s+");

  private PageResources() {}

  /**
   * Returns {@code text}, a script or style, without comments on lines of their own and indents.
   */
  static String compact(String text) {
    return FOR_READERS.matcher(text).replaceAll("");
  }

  /** Returns a style sheet without the spaces that only people need. */
  static String dense(String style) {
    String rules = AROUND.matcher(compact(style)).replaceAll("$1");
    return AFTER.matcher(rules).replaceAll(":").replace(";}", "}").strip();
  }

  /** Returns the text of a resource, whose name is relative to this package. */
  static String read(String name) {
    try {
      return Resources.toString(Resources.getResource(PageResources.class, name), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
