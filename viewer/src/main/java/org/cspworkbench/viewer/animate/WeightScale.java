package org.cspworkbench.viewer.animate;

import java.text.NumberFormat;
import java.util.Locale;

/**
 * The scale of a slider for weights from 0 to 16: positions are proportional to log(1 + weight).
 */
public final class WeightScale {

  /** The last position of the slider; the first one is 0. */
  public static final int END = 1000;

  private static final double GREATEST = 16;
  private static final double SNAP = 0.12;

  private WeightScale() {}

  /** Returns the weight at a position: a whole number nearby, or else one with one digit. */
  public static double weight(int position) {
    double exact = Math.expm1(position * Math.log1p(GREATEST) / END);
    double whole = Math.rint(exact);
    if (Math.abs(exact - whole) <= SNAP && (whole > 0 || position == 0)) {
      return whole;
    }
    return Math.max(0.1, Math.rint(exact * 10) / 10);
  }

  /** Returns the position of a weight; greater ones are at the end. */
  public static int position(double weight) {
    return (int) Math.min(END, Math.round(Math.log1p(weight) / Math.log1p(GREATEST) * END));
  }

  /** Returns the text of a weight, with at most two digits after the point. */
  public static String text(double weight) {
    NumberFormat format = NumberFormat.getInstance(Locale.getDefault());
    format.setMaximumFractionDigits(2);
    return format.format(weight);
  }
}
