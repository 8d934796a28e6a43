package org.cspworkbench.presentation.playback;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Delays as people set them: on a slider whose steps grow with the delay, or in words. */
public final class Delay {

  /** The delay that everything starts with, in milliseconds. */
  public static final int USUAL = 200;

  /** The position of the longest delay on a slider; 0 is that of no delay. */
  public static final int SLIDER_END = 1000;

  private static final Pattern WORDS =
      Pattern.compile("(\\d{1,6}(?:[.,]\\d{1,3})?)\\s*(ms|s|)", Pattern.CASE_INSENSITIVE);

  /** The longest delay, in milliseconds. */
  public static final int LONGEST = 2000;

  private static final double SCALE = SLIDER_END / Math.log1p(LONGEST);

  private Delay() {}

  /** Where a slider stands at this delay. */
  public static int toSlider(int millis) {
    return (int) Math.round(SCALE * Math.log1p(millis));
  }

  /** The delay at which a slider stands. */
  public static int fromSlider(int position) {
    return (int) Math.round(Math.expm1(position / SCALE));
  }

  /** As it is shown: {@code 200 ms}. */
  public static String toWords(int millis) {
    return millis + " ms";
  }

  /** What {@code 200}, {@code 200 ms} or {@code 0.5 s} say; empty if they say no delay. */
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
