package org.teavm.classlib.java.util;

import org.jspecify.annotations.NullUnmarked;

/**
 * Takes the place of {@code java.util.Currency}, to which formats of numbers refer, without the
 * currencies of all countries: no page has an amount of money.
 */
@NullUnmarked // as the class that it replaces
public final class TCurrency {

  private static final TCurrency NONE = new TCurrency();

  private TCurrency() {}

  /** Returns no currency, whatever {@code locale} is. */
  public static TCurrency getInstance(TLocale locale) {
    return NONE;
  }

  /** Returns no currency, whatever {@code code} is. */
  public static TCurrency getInstance(String code) {
    return NONE;
  }

  /** Returns the code of ISO 4217 for no currency. */
  public String getCurrencyCode() {
    return "XXX";
  }

  /** Returns the sign for a currency that is not known. */
  public String getSymbol() {
    return "\u00a4";
  }

  /** Returns the sign for a currency that is not known. */
  public String getSymbol(TLocale locale) {
    return getSymbol();
  }

  /** Returns that an amount has no usual number of digits. */
  public int getDefaultFractionDigits() {
    return -1;
  }
}
