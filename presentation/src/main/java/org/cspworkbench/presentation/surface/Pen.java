package org.cspworkbench.presentation.surface;

/**
 * How a line is drawn. Mitred corners are cut off where they would be longer than ten times the
 * width.
 *
 * @param width its width
 * @param cap its ends
 * @param join its corners
 * @param dashes its dashes, or {@link Dashes#NONE}
 */
public record Pen(double width, Cap cap, Join join, Dashes dashes) {

  /** The end of a line. */
  public enum Cap {
    /** Cut off. */
    BUTT,
    /** A semicircle. */
    ROUND,
    /** Half a square. */
    SQUARE
  }

  /** The corner of a line. */
  public enum Join {
    /** Pointed. */
    MITER,
    /** Round. */
    ROUND
  }

  /**
   * Dashes.
   *
   * @param on how long a dash is; 0 for an unbroken line
   * @param off how long a gap is
   * @param phase where in this pattern the line begins
   */
  public record Dashes(double on, double off, double phase) {

    /** An unbroken line. */
    public static final Dashes NONE = new Dashes(0, 0, 0);
  }

  /** A pen with round ends and corners. */
  public static Pen round(double width) {
    return new Pen(width, Cap.ROUND, Join.ROUND, Dashes.NONE);
  }

  /** A pen with square ends and pointed corners. */
  public static Pen square(double width) {
    return new Pen(width, Cap.SQUARE, Join.MITER, Dashes.NONE);
  }

  /** A pen with these ends and corners. */
  public static Pen of(double width, Cap cap, Join join) {
    return new Pen(width, cap, join, Dashes.NONE);
  }

  /** The same pen, dashed. */
  public Pen dashed(double on, double off, double phase) {
    return new Pen(width, cap, join, new Dashes(on, off, phase));
  }
}
