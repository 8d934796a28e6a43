package org.cspworkbench.presentation.surface;

/**
 * The visual style: colours, fonts, and the sizes of lines and labels. Lengths are in units of the
 * screen, not in pixels.
 *
 * @param palette the colours
 * @param fonts the fonts
 * @param thinLine the width of lines between cells
 * @param boxLine the width of lines between boxes, rounded down to pixels
 * @param markLine the width of lines of marks
 * @param arrowLine the width of arrows
 * @param label the size of the numbers of rows and columns, and of other labels
 * @param tag the side of the square with the number of a decision
 * @param letters the minimum size of names and values in a table or a graph
 * @param digit the minimum size of a candidate that is written on a board
 * @param place the minimum side of the place of a candidate that is written on a board
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
  public static final double USUAL_LABEL = 11;

  private static Look screen(Palette palette, TextMeasure measure) {
    return new Look(palette, Fonts.screen(measure), 1, 2.5, 2, 2.2, USUAL_LABEL, 15, 11, 9.6, 10);
  }

  /** Returns the light theme. */
  public static Look light(TextMeasure measure) {
    return screen(Palette.light(), measure);
  }

  /** Returns the dark theme. */
  public static Look dark(TextMeasure measure) {
    return screen(Palette.dark(), measure);
  }

  /** Returns the theme for projectors, with stronger colours, heavier lines and larger labels. */
  public static Look projector(TextMeasure measure) {
    return new Look(Palette.projector(), Fonts.screen(measure), 2, 5, 3, 4, 18, 20, 14, 10, 10);
  }

  /**
   * Returns the theme for paper: black on white, with lines that have the same width on paper at
   * every scale.
   *
   * @param unitsPerPoint the number of units of the painter in a point, a 72nd of an inch
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
   * Returns this look for a painter with larger units, such that everything keeps its size.
   *
   * @param factor the ratio of the units
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

  /** Returns the width outside the cells of the frame of a grid or of the ring of a selection. */
  public double frame() {
    return Math.ceil(boxLine * 0.6) + 1;
  }

  /** Returns the minimum side of the place of a candidate that is a dot. */
  public double placeOfDot() {
    return place / 2;
  }

  /** Returns the colour of a token. */
  public Colour colour(Token token) {
    return palette.get(token);
  }
}
