package org.cspworkbench.app.export;

import com.google.common.base.CharMatcher;

/**
 * Text that is safe to display on a terminal. Names may come from untrusted files, and control
 * characters in them could move the cursor, change colours or enter commands.
 */
public final class Printable {

  private static final CharMatcher OBEYED =
      CharMatcher.javaIsoControl().and(CharMatcher.noneOf("\n\t"));

  // the symbols for the ASCII control characters, in order
  private static final char PICTURES = '\u2400';
  private static final char PICTURE_OF_DELETE = '\u2421';
  private static final char REPLACEMENT = '\ufffd';

  private Printable() {}

  /**
   * Returns {@code text} with a visible symbol in place of each control character except tabs and
   * line feeds.
   */
  public static String text(String text) {
    int first = OBEYED.indexIn(text);
    if (first < 0) {
      return text;
    }
    StringBuilder printable = new StringBuilder(text);
    for (int i = first; i < text.length(); i++) {
      if (OBEYED.matches(text.charAt(i))) {
        printable.setCharAt(i, sign(text.charAt(i)));
      }
    }
    return printable.toString();
  }

  private static char sign(char control) {
    if (control < ' ') {
      return (char) (PICTURES + control);
    }
    return control == '\u007f' ? PICTURE_OF_DELETE : REPLACEMENT;
  }
}
