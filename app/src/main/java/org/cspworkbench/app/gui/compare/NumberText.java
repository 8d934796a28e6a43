package org.cspworkbench.app.gui.compare;

import org.cspworkbench.app.gui.words.Texts;

/** Formats numbers for tables. */
final class NumberText {

  private NumberText() {}

  /** Returns a time in a suitable unit, with about three digits. */
  static String time(long nanos) {
    if (nanos < 1_000) {
      return nanos + " ns";
    }
    if (nanos < 1_000_000) {
      return decimals(nanos / 1e3) + " µs";
    }
    return nanos < 1_000_000_000 ? decimals(nanos / 1e6) + " ms" : decimals(nanos / 1e9) + " s";
  }

  /** Returns a range of times in the unit that suits {@code high}. */
  static String timeRange(long low, long high) {
    String upper = time(high);
    double unit = high < 1_000 ? 1 : high < 1_000_000 ? 1e3 : high < 1_000_000_000 ? 1e6 : 1e9;
    return decimals(low / unit) + "–" + upper;
  }

  /** Returns a round number in short form, such as 10k or 1M. */
  static String rounded(long number) {
    if (number >= 1_000_000) {
      return shortened(number, 1_000_000) + "M";
    }
    return number >= 1_000 ? shortened(number, 1_000) + "k" : Texts.number(number);
  }

  private static String shortened(long number, long unit) {
    return Texts.decimal((double) number / unit, number % unit == 0 ? 0 : 1);
  }

  private static String decimals(double number) {
    boolean isWhole = number == Math.rint(number) || number >= 100;
    return Texts.decimal(number, isWhole ? 0 : number >= 10 ? 1 : 2);
  }
}
