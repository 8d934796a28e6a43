package org.cspworkbench.viewer.words;

import java.util.Locale;
import org.cspworkbench.presentation.words.NumberText;
import org.cspworkbench.presentation.words.TextBundle;

/**
 * The texts of the bundle {@code Window}, with arguments; numbers are formatted for its language.
 */
public final class Texts {

  private static final TextBundle WINDOW =
      TextBundle.of(Texts.class, "Window", Locale.getDefault());

  private static final TextBundle PHRASES = TextBundle.ofPhrases(Locale.getDefault());

  private static final NumberText NUMBERS = new NumberText(PHRASES);

  private Texts() {}

  /** Returns the texts about what is presented, in the language of the window. */
  public static TextBundle phrases() {
    return PHRASES;
  }

  /** Returns the formats of numbers in tables, in the language of the window. */
  public static NumberText numbers() {
    return NUMBERS;
  }

  /** Returns the text for {@code key}. */
  public static String text(String key) {
    return WINDOW.text(key);
  }

  /** Returns the text for {@code key} with these arguments. */
  public static String text(String key, Object... arguments) {
    return WINDOW.text(key, arguments);
  }

  /** Returns {@code number} with grouped digits. */
  public static String number(long number) {
    return WINDOW.number(number);
  }

  /** Returns {@code number} with this number of decimals and grouped digits. */
  public static String decimal(double number, int decimals) {
    return WINDOW.decimal(number, decimals);
  }
}
