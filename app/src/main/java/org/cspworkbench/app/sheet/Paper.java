package org.cspworkbench.app.sheet;

import org.apache.pdfbox.pdmodel.common.PDRectangle;

/** What a sheet is printed on, upright. */
public enum Paper {
  /** 210 × 297 mm (ISO 216). */
  A4("a4", PDRectangle.A4.getWidth(), PDRectangle.A4.getHeight()),
  /** 8½ × 11 inches (ANSI A). */
  LETTER("letter", PDRectangle.LETTER.getWidth(), PDRectangle.LETTER.getHeight());

  private final String id;
  private final float width;
  private final float height;

  Paper(String id, float width, float height) {
    this.id = id;
    this.width = width;
    this.height = height;
  }

  /** What it is called on the command line, such as {@code a4}. */
  public String id() {
    return id;
  }

  /** Its width in points. */
  float width() {
    return width;
  }

  /** Its height in points. */
  float height() {
    return height;
  }
}
