package org.cspworkbench.app.export;

import java.util.Locale;

/** Times in tables for users: three digits and a suitable unit. */
final class TimeText {

  private static final String[] UNITS = {"µs", "ms", "s"};

  private TimeText() {}

  /** Formats a time. */
  static String of(long nanos) {
    int unit = unitOf(nanos);
    return in(unit, nanos) + " " + UNITS[unit];
  }

  /** Formats a range of times in the unit of the second, which is not less than the first. */
  static String range(long low, long high) {
    int unit = unitOf(high);
    return in(unit, low) + "–" + in(unit, high) + " " + UNITS[unit];
  }

  private static int unitOf(long nanos) {
    if (nanos < 999_500) {
      return 0;
    }
    return nanos < 999_500_000 ? 1 : 2;
  }

  private static String in(int unit, long nanos) {
    double number = nanos / Math.pow(1000, unit + 1);
    int decimals = number < 9.995 ? 2 : number < 99.95 ? 1 : 0;
    return String.format(Locale.ROOT, "%,." + decimals + "f", number);
  }
}
