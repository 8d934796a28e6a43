package org.cspworkbench.document;

/** Formats a piece of a source as a quotation within a sentence. */
public final class Quote {

  private static final int LONGEST = 20;

  private Quote() {}

  /**
   * Returns the text in quotation marks, cut when it is long; a single character that cannot be
   * seen by its number; {@code nothing} if there is none.
   */
  public static String of(String text) {
    if (text.isEmpty()) {
      return "nothing";
    }
    int first = text.codePointAt(0);
    if (text.length() == Character.charCount(first) && !isVisible(first)) {
      return String.format("U+%04X", first);
    }
    StringBuilder quoted = new StringBuilder();
    text.codePoints()
        .limit(LONGEST)
        .forEach(c -> quoted.appendCodePoint(isVisible(c) || c == ' ' ? c : '?'));
    String rest = text.codePointCount(0, text.length()) > LONGEST ? "…" : "";
    return "'" + quoted + rest + "'";
  }

  private static boolean isVisible(int character) {
    return switch (Character.getType(character)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SPACE_SEPARATOR ->
          false;
      default -> true;
    };
  }
}
