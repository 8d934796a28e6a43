package org.cspworkbench.app.export;

/**
 * Text that is safe to display on a terminal. Names may come from untrusted files, and control
 * characters in them could move the cursor, change colours or enter commands.
 */
public final class Printable {

  // the symbols for the ASCII control characters, in order
  private static final char PICTURES = '\u2400';
  private static final char PICTURE_OF_DELETE = '\u2421';
  private static final char REPLACEMENT = '\ufffd';

  /** For each low byte, 1 if it is that of a control character that is replaced, and 0 if not. */
  private static final byte[] OBEYED = new byte[256];

  static {
    for (char c = 0; c < OBEYED.length; c++) {
      OBEYED[c] = (byte) (isObeyed(c) ? 1 : 0);
    }
  }

  private Printable() {}

  /**
   * Returns {@code text} with a visible symbol in place of each control character except tabs and
   * line feeds.
   */
  public static String text(String text) {
    return mayHoldObeyed(text) ? withSigns(text) : text;
  }

  /** Examines the low byte of each character, without a branch: nearly all text has none. */
  private static boolean mayHoldObeyed(String text) {
    int found = 0;
    for (int i = 0; i < text.length(); i++) {
      found |= OBEYED[text.charAt(i) & 0xff];
    }
    return found != 0;
  }

  private static String withSigns(String text) {
    StringBuilder printable = new StringBuilder(text);
    for (int i = 0; i < text.length(); i++) {
      if (isObeyed(text.charAt(i))) {
        printable.setCharAt(i, sign(text.charAt(i)));
      }
    }
    return printable.toString();
  }

  private static boolean isObeyed(char c) {
    return Character.isISOControl(c) && c != '\n' && c != '\t';
  }

  private static char sign(char control) {
    if (control < ' ') {
      return (char) (PICTURES + control);
    }
    return control == '\u007f' ? PICTURE_OF_DELETE : REPLACEMENT;
  }
}
