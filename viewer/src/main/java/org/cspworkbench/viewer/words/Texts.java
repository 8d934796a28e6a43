package org.cspworkbench.viewer.words;

import java.util.Locale;
import org.cspworkbench.presentation.words.NumberText;
import org.cspworkbench.presentation.words.TextBundle;
import org.jspecify.annotations.Nullable;

/**
 * The texts of the bundle {@code Window}, with arguments; numbers are formatted for its language.
 */
public final class Texts {

  private static volatile @Nullable TextBundle window; // once a text is needed

  private static final TextBundle PHRASES = TextBundle.ofPhrases(Locale.getDefault());

  private static final NumberText NUMBERS = new NumberText(PHRASES);

  private Texts() {}

  /**
   * Uses these texts, which must contain what is needed, instead of the bundle: a page brings the
   * few that it needs. To be called before any text is needed.
   */
  public static void use(TextBundle texts) {
    window = texts;
  }

  private static TextBundle window() {
    TextBundle known = window;
    if (known == null) {
      known = TextBundle.of(Texts.class, "Window", Locale.getDefault());
      window = known;
    }
    return known;
  }

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
    return window().text(key);
  }

  /** Returns the text for {@code key} with these arguments. */
  public static String text(String key, Object... arguments) {
    return window().text(key, arguments);
  }

  /** Returns {@code number} with grouped digits. */
  public static String number(long number) {
    return window().number(number);
  }

  /** Returns {@code number} with this number of decimals and grouped digits. */
  public static String decimal(double number, int decimals) {
    return window().decimal(number, decimals);
  }
}
