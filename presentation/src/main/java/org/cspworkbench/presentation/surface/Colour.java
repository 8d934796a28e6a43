package org.cspworkbench.presentation.surface;

import static com.google.common.base.Preconditions.checkArgument;

/**
 * A colour, with components from 0 to 255.
 *
 * @param red the red component
 * @param green the green component
 * @param blue the blue component
 * @param alpha the opacity; 255 is opaque
 */
public record Colour(int red, int green, int blue, int alpha) {

  /** Parses an opaque colour in the form {@code #RRGGBB}. */
  public static Colour parse(String text) {
    checkArgument(text.length() == 7 && text.charAt(0) == '#', "not a colour: %s", text);
    int rgb = Integer.parseInt(text.substring(1), 16);
    return new Colour(rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF, 255);
  }

  /** Returns the colour whose {@link #argb} this is. */
  public static Colour ofArgb(int argb) {
    return new Colour(argb >> 16 & 0xFF, argb >> 8 & 0xFF, argb & 0xFF, argb >>> 24);
  }

  /** Returns the opaque colour that is seen if this one lies on {@code ground}. */
  public Colour over(Colour ground) {
    return new Colour(
        mixed(red, ground.red), mixed(green, ground.green), mixed(blue, ground.blue), 255);
  }

  private int mixed(int own, int below) {
    return (own * alpha + below * (255 - alpha) + 127) / 255;
  }

  /** Returns this colour with another opacity. */
  public Colour withAlpha(int newAlpha) {
    return new Colour(red, green, blue, newAlpha);
  }

  /** Returns alpha, red, green and blue in one number, eight bits each. */
  public int argb() {
    return alpha << 24 | red << 16 | green << 8 | blue;
  }

  /** Returns the colour without its opacity in the form {@code #RRGGBB}, as in style sheets. */
  public String hex() {
    String digits = Integer.toHexString((argb() & 0xFFFFFF) | (1 << 24));
    return "#" + digits.substring(1);
  }
}
