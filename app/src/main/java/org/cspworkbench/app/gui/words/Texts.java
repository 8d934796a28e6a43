package org.cspworkbench.app.gui.words;

import java.util.Locale;
import org.cspworkbench.presentation.words.TextBundle;

/** The texts of the bundle {@code Window}, filled in; numbers are written as people group them. */
public final class Texts {

  private static final TextBundle WINDOW =
      TextBundle.of(Texts.class, "Window", Locale.getDefault());

  private static final TextBundle PHRASES = TextBundle.ofPhrases(Locale.getDefault());

  private Texts() {}

  /** Returns the texts about what is presented, in the language of the window. */
  public static TextBundle phrases() {
    return PHRASES;
  }

  /** The text at {@code key} as it stands. */
  public static String text(String key) {
    return WINDOW.text(key);
  }

  /** The text at {@code key} with these numbers and names in it. */
  public static String text(String key, Object... arguments) {
    return WINDOW.text(key, arguments);
  }

  /** {@code number} with its digits grouped. */
  public static String number(long number) {
    return WINDOW.number(number);
  }

  /** {@code number} with so many decimals, its digits grouped. */
  public static String decimal(double number, int decimals) {
    return WINDOW.decimal(number, decimals);
  }
}
