package org.cspworkbench.presentation.surface;

import static com.google.common.base.Preconditions.checkArgument;

/**
 * A colour, each part from 0 to 255.
 *
 * @param red the share of red
 * @param green the share of green
 * @param blue the share of blue
 * @param alpha 255 if it is opaque
 */
public record Colour(int red, int green, int blue, int alpha) {

  /** The opaque colour that is written as {@code #RRGGBB}. */
  public static Colour parse(String text) {
    checkArgument(text.length() == 7 && text.charAt(0) == '#', "not a colour: %s", text);
    int rgb = Integer.parseInt(text.substring(1), 16);
    return new Colour(rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF, 255);
  }

  /** The same colour with another opacity. */
  public Colour withAlpha(int newAlpha) {
    return new Colour(red, green, blue, newAlpha);
  }

  /** Alpha, red, green and blue in one number, eight bits each. */
  public int argb() {
    return alpha << 24 | red << 16 | green << 8 | blue;
  }

  /** As it is written in style sheets, without its opacity: {@code #RRGGBB}. */
  public String hex() {
    String digits = Integer.toHexString(argb() & 0xFFFFFF | 1 << 24);
    return "#" + digits.substring(1);
  }
}
