package org.cspworkbench.presentation.words;

/**
 * Formats numbers for tables.
 *
 * @param texts the texts of the language
 */
public record NumberText(TextBundle texts) {

  /** Returns a time in a suitable unit, with about three digits. */
  public String time(long nanos) {
    if (nanos < 1_000) {
      return nanos + " ns";
    }
    if (nanos < 1_000_000) {
      return decimals(nanos / 1e3) + " µs";
    }
    return nanos < 1_000_000_000 ? decimals(nanos / 1e6) + " ms" : decimals(nanos / 1e9) + " s";
  }

  /** Returns a range of times in the unit that suits {@code high}. */
  public String timeRange(long low, long high) {
    String upper = time(high);
    double unit = high < 1_000 ? 1 : high < 1_000_000 ? 1e3 : high < 1_000_000_000 ? 1e6 : 1e9;
    return decimals(low / unit) + "–" + upper;
  }

  /** Returns a round number in short form, such as 10k or 1M. */
  public String rounded(long number) {
    if (number >= 1_000_000) {
      return shortened(number, 1_000_000) + "M";
    }
    return number >= 1_000 ? shortened(number, 1_000) + "k" : texts.number(number);
  }

  private String shortened(long number, long unit) {
    return texts.decimal((double) number / unit, number % unit == 0 ? 0 : 1);
  }

  private String decimals(double number) {
    boolean isWhole = number == Math.rint(number) || number >= 100;
    return texts.decimal(number, isWhole ? 0 : number >= 10 ? 1 : 2);
  }
}
