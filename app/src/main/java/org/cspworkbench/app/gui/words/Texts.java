package org.cspworkbench.app.gui.words;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/**
 * The texts of the bundle {@code Window}, with arguments; numbers are formatted for its language.
 */
public final class Texts {

  private static final ResourceBundle BUNDLE =
      ResourceBundle.getBundle(Texts.class.getPackageName() + ".Window", Locale.getDefault());

  /** The locale of the texts, which formats numbers. */
  private static final Locale LOCALE =
      BUNDLE.getLocale().equals(Locale.ROOT) ? Locale.ENGLISH : BUNDLE.getLocale();

  private Texts() {}

  /** Returns the text for {@code key}. */
  public static String text(String key) {
    return BUNDLE.getString(key);
  }

  /** Returns the text for {@code key} with these arguments. */
  public static String text(String key, Object... arguments) {
    return new MessageFormat(BUNDLE.getString(key), LOCALE).format(arguments);
  }

  /** Returns {@code number} with grouped digits. */
  public static String number(long number) {
    return String.format(LOCALE, "%,d", number);
  }

  /** Returns {@code number} with this number of decimals and grouped digits. */
  public static String decimal(double number, int decimals) {
    return String.format(LOCALE, "%,." + decimals + "f", number);
  }
}
