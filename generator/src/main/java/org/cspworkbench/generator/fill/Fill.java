package org.cspworkbench.generator.fill;

import org.cspworkbench.sudoku.Shape;

/** A way to make complete grids. */
public enum Fill {
  /** Wave function collapse from an empty grid: any grid of any shape can come out. */
  COLLAPSE("collapse") {
    @Override
    public Filler of(Shape shape) {
      return new CollapseFill(shape);
    }
  },
  /** A solved template in disguise: fast, but of few kinds, and for plain shapes alone. */
  TEMPLATE("template") {
    @Override
    public Filler of(Shape shape) {
      return new TemplateShuffle(shape);
    }
  };

  private final String id;

  Fill(String id) {
    this.id = id;
  }

  /** Returns its name on the command line, such as {@code collapse}. */
  public String id() {
    return id;
  }

  /**
   * Prepares to make grids of {@code shape} this way.
   *
   * @throws IllegalArgumentException if it cannot be done for that shape
   */
  public abstract Filler of(Shape shape);

  @Override
  public String toString() {
    return id;
  }
}
