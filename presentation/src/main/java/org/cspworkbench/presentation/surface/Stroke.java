package org.cspworkbench.presentation.surface;

/**
 * The style of a line. Mitred corners that would be longer than ten times the width are bevelled.
 *
 * @param width the width
 * @param cap the ends
 * @param join the corners
 * @param dashes the dashes, or {@link Dashes#NONE}
 */
public record Stroke(double width, Cap cap, Join join, Dashes dashes) {

  /** A style of the ends of a line. */
  public enum Cap {
    /** No extension. */
    BUTT,
    /** A semicircle. */
    ROUND,
    /** Half a square. */
    SQUARE
  }

  /** A style of the corners of a line. */
  public enum Join {
    /** Pointed. */
    MITER,
    /** Round. */
    ROUND
  }

  /**
   * A dash pattern.
   *
   * @param on the length of a dash; 0 for an unbroken line
   * @param off the length of a gap
   * @param phase the offset of the start of the line in the pattern
   */
  public record Dashes(double on, double off, double phase) {

    /** An unbroken line. */
    public static final Dashes NONE = new Dashes(0, 0, 0);
  }

  /** Returns a stroke with round ends and corners. */
  public static Stroke round(double width) {
    return new Stroke(width, Cap.ROUND, Join.ROUND, Dashes.NONE);
  }

  /** Returns a stroke with square ends and pointed corners. */
  public static Stroke square(double width) {
    return new Stroke(width, Cap.SQUARE, Join.MITER, Dashes.NONE);
  }

  /** Returns a stroke with these ends and corners. */
  public static Stroke of(double width, Cap cap, Join join) {
    return new Stroke(width, cap, join, Dashes.NONE);
  }

  /** Returns this stroke with a dash pattern. */
  public Stroke dashed(double on, double off, double phase) {
    return new Stroke(width, cap, join, new Dashes(on, off, phase));
  }
}
