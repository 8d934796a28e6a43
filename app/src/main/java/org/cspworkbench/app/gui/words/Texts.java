package org.cspworkbench.app.gui.words;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** The texts of the bundle {@code Window}, filled in; numbers are written as people group them. */
public final class Texts {

  private static final ResourceBundle BUNDLE =
      ResourceBundle.getBundle(Texts.class.getPackageName() + ".Window", Locale.getDefault());

  /** Whose language the texts are in: numbers are written as they are there. */
  private static final Locale LOCALE =
      BUNDLE.getLocale().equals(Locale.ROOT) ? Locale.ENGLISH : BUNDLE.getLocale();

  private Texts() {}

  /** The text at {@code key} as it stands. */
  public static String text(String key) {
    return BUNDLE.getString(key);
  }

  /** The text at {@code key} with these numbers and names in it. */
  public static String text(String key, Object... arguments) {
    return new MessageFormat(BUNDLE.getString(key), LOCALE).format(arguments);
  }

  /** {@code number} with its digits grouped. */
  public static String number(long number) {
    return String.format(LOCALE, "%,d", number);
  }

  /** {@code number} with so many decimals, its digits grouped. */
  public static String decimal(double number, int decimals) {
    return String.format(LOCALE, "%,." + decimals + "f", number);
  }
}
