package org.cspworkbench.app.export;

import com.google.common.base.CharMatcher;

/**
 * Text as a terminal may display it. Names come from files of other people, and a terminal obeys
 * some characters in place of displaying them: they could move the cursor, recolour what follows,
 * or type.
 */
public final class Printable {

  private static final CharMatcher OBEYED =
      CharMatcher.javaIsoControl().and(CharMatcher.noneOf("\n\t"));

  private static final char PICTURES = '\u2400'; // of the control characters of ASCII, in order
  private static final char PICTURE_OF_DELETE = '\u2421';
  private static final char REPLACEMENT = '\ufffd';

  private Printable() {}

  /** {@code text} with a visible sign in place of each control character but tabs and line ends. */
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
