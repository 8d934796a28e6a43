package org.cspworkbench.presentation.playback;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Conversions of delays: from and to positions of a slider, whose scale is logarithmic, and text.
 */
public final class Delay {

  /** The initial delay in milliseconds. */
  public static final int USUAL = 200;

  /** The position of the longest delay on a slider; 0 is the position of no delay. */
  public static final int SLIDER_END = 1000;

  private static final Pattern WORDS =
      Pattern.compile("(\\d{1,6}(?:[.,]\\d{1,3})?)\\s*(ms|s|)", Pattern.CASE_INSENSITIVE);

  /** The longest delay, in milliseconds. */
  public static final int LONGEST = 2000;

  private static final double SCALE = SLIDER_END / Math.log1p(LONGEST);

  private Delay() {}

  /** Returns the position of a slider for a delay. */
  public static int toSlider(int millis) {
    return (int) Math.round(SCALE * Math.log1p(millis));
  }

  /** Returns the delay at a position of a slider. */
  public static int fromSlider(int position) {
    return (int) Math.round(Math.expm1(position / SCALE));
  }

  /** Returns the delay as text: {@code 200 ms}. */
  public static String toWords(int millis) {
    return millis + " ms";
  }

  /**
   * Parses a delay such as {@code 200}, {@code 200 ms} or {@code 0.5 s}; returns empty if the text
   * is not a valid delay.
   */
  public static OptionalInt parse(String words) {
    Matcher matcher = WORDS.matcher(words.trim());
    if (!matcher.matches()) {
      return OptionalInt.empty();
    }
    BigDecimal number = new BigDecimal(matcher.group(1).replace(',', '.'));
    boolean inSeconds = matcher.group(2).toLowerCase(Locale.ROOT).equals("s");
    BigDecimal millis = inSeconds ? number.movePointRight(3) : number;
    int rounded = millis.setScale(0, RoundingMode.HALF_UP).intValue();
    return rounded <= LONGEST ? OptionalInt.of(rounded) : OptionalInt.empty();
  }
}
