package org.cspworkbench.app.sheet;

import org.apache.pdfbox.pdmodel.common.PDRectangle;

/** The paper sizes, in portrait orientation. */
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
