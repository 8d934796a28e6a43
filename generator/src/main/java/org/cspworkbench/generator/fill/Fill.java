package org.cspworkbench.generator.fill;

import java.util.Arrays;
import java.util.Optional;

/** A way to make complete grids. */
public enum Fill {
  /** Wave function collapse from an empty grid: any grid of any shape can come out. */
  COLLAPSE("collapse"),
  /** A solved template in disguise: fast, but of few kinds, and for plain shapes alone. */
  TEMPLATE("template");

  private final String id;

  Fill(String id) {
    this.id = id;
  }

  /** The way of this id, if there is one. */
  public static Optional<Fill> of(String id) {
    return Arrays.stream(values()).filter(fill -> fill.id.equals(id)).findFirst();
  }

  /** What it is called on the command line, such as {@code collapse}. */
  public String id() {
    return id;
  }

  @Override
  public String toString() {
    return id;
  }
}
