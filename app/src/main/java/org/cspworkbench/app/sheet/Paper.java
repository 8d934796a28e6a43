package org.cspworkbench.app.sheet;

/** The paper sizes, in portrait orientation. */
public enum Paper {
  /** 210 × 297 mm (ISO 216). */
  A4("a4", 210 * Points.IN_MILLIMETRE, 297 * Points.IN_MILLIMETRE),
  /** 8½ × 11 inches (ANSI A). */
  LETTER("letter", 8.5f * Points.IN_INCH, 11 * Points.IN_INCH);

  /** The numbers of points, which need no library: options are parsed where no page is printed. */
  private static final class Points {
    static final float IN_INCH = 72;
    static final float IN_MILLIMETRE = IN_INCH / 25.4f;
  }

  private final String id;
  private final float width;
  private final float height;

  Paper(String id, float width, float height) {
    this.id = id;
    this.width = width;
    this.height = height;
  }

  /** Returns the id for the command line, such as {@code a4}. */
  public String id() {
    return id;
  }

  /** Returns the width in points. */
  float width() {
    return width;
  }

  /** Returns the height in points. */
  float height() {
    return height;
  }
}
