package org.cspworkbench.tiles.drawing;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.regex.Pattern;

/**
 * An outline that is filled or drawn as a line.
 *
 * @param kind whether it is filled
 * @param colour {@code #RRGGBB}, or a name that the theme resolves, such as {@code water}
 * @param width the width of the line, more than 0; of no meaning for a filled outline
 * @param outline the outline
 */
public record DrawnOutline(Kind kind, String colour, double width, Outline outline) {

  /** What is done with the outline. */
  public enum Kind {
    /** What it encloses gets the colour. */
    FILL,
    /** The line itself gets the colour. */
    LINE
  }

  private static final Pattern COLOUR = Pattern.compile("#[0-9A-Fa-f]{6}|[a-z]+(-[a-z]+)*");

  /**
   * Checks colour and width.
   *
   * @throws IllegalArgumentException if the colour has another form, or the width is not positive;
   *     the message is a sentence for users
   */
  public DrawnOutline {
    checkArgument(
        COLOUR.matcher(colour).matches(),
        "expected a colour such as water or #7FB0AB, found '%s'",
        colour);
    checkArgument(width > 0 && width <= TilePicture.Drawing.SIDE, "expected a width up to 16");
  }
}
