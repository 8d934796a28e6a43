package org.cspworkbench.presentation.paint;

import org.cspworkbench.presentation.surface.Colour;
import org.cspworkbench.presentation.surface.TextMeasure;

/**
 * How everything is drawn: colours, fonts and the weight of lines and labels. Lengths are in units
 * of the screen, not in its pixels.
 *
 * @param palette the colours
 * @param fonts the fonts
 * @param thinLine the width of a line between cells
 * @param boxLine the width of a line between boxes, rounded down to pixels
 * @param markLine the width of the lines of marks
 * @param arrowLine the width of the arrow from a cause
 * @param label the size of the numbers of rows and columns, and of other labels
 * @param tag the side of the square that holds the number of a decision
 * @param letters the least size of a name or a value of a table or a graph
 * @param digit the least size of a candidate of a board that is written
 * @param place the least side of the place of a candidate of a board that is written
 */
public record Look(
    Palette palette,
    Fonts fonts,
    double thinLine,
    double boxLine,
    double markLine,
    double arrowLine,
    double label,
    double tag,
    double letters,
    double digit,
    double place) {

  /** The size of labels on a screen, by which a look is compared to the usual one. */
  static final double USUAL_LABEL = 11;

  private static Look screen(Palette palette, TextMeasure measure) {
    return new Look(palette, Fonts.screen(measure), 1, 2.5, 2, 2.2, USUAL_LABEL, 15, 11, 9.6, 12);
  }

  /** The light theme. */
  public static Look light(TextMeasure measure) {
    return screen(Palette.light(), measure);
  }

  /** The dark theme. */
  public static Look dark(TextMeasure measure) {
    return screen(Palette.dark(), measure);
  }

  /** For a projector: stronger colours, heavier lines, larger labels. */
  public static Look projector(TextMeasure measure) {
    return new Look(Palette.projector(), Fonts.screen(measure), 2, 5, 3, 4, 18, 20, 14, 10, 10);
  }

  /**
   * For paper: black on white, and lines as wide as a printer draws them well whatever the size of
   * what they are part of.
   *
   * @param unitsPerPoint how many units of the painter a point is, a 72nd of an inch
   */
  public static Look print(double unitsPerPoint, TextMeasure measure) {
    return new Look(
        Palette.print(),
        Fonts.printed(measure),
        0.4 * unitsPerPoint,
        1.5 * unitsPerPoint,
        unitsPerPoint,
        unitsPerPoint,
        9 * unitsPerPoint,
        12 * unitsPerPoint,
        7 * unitsPerPoint,
        7 * unitsPerPoint,
        9 * unitsPerPoint);
  }

  /**
   * The same for a painter whose units are larger, as where the whole window is: everything keeps
   * its size.
   *
   * @param factor how much larger they are
   */
  public Look inUnits(double factor) {
    return new Look(
        palette,
        fonts,
        thinLine / factor,
        boxLine / factor,
        markLine / factor,
        arrowLine / factor,
        label / factor,
        tag / factor,
        letters / factor,
        digit / factor,
        place / factor);
  }

  /** How much the frame around a grid, or the ring of a selection, may take outside the cells. */
  double frame() {
    return Math.ceil(boxLine * 0.6) + 1;
  }

  /** The least side of the place of a candidate that is a dot. */
  double placeOfDot() {
    return place / 2;
  }

  /** The colour that plays this role. */
  public Colour colour(Token token) {
    return palette.get(token);
  }
}
