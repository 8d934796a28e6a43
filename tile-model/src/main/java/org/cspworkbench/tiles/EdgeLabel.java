package org.cspworkbench.tiles;

import static com.google.common.base.Preconditions.checkArgument;

/**
 * What is on one side of a tile. Tiles fit where the labels of the touching sides are equal, both
 * read from left to right or from top to bottom.
 *
 * <p>A label that ends with {@code >} or {@code <} has a direction: its mirror image ends with the
 * other character. Any other label is its own mirror image.
 *
 * @param text its name, not empty
 */
public record EdgeLabel(String text) {

  /**
   * Checks the name.
   *
   * @param text its name
   * @throws IllegalArgumentException if it is empty, or a direction alone
   */
  public EdgeLabel {
    checkArgument(
        !text.isEmpty() && !text.equals(">") && !text.equals("<"), "a label needs a name");
  }

  /** Returns what is seen in a mirror. */
  public EdgeLabel mirrored() {
    String name = text.substring(0, text.length() - 1);
    if (text.endsWith(">")) {
      return new EdgeLabel(name + "<");
    }
    return text.endsWith("<") ? new EdgeLabel(name + ">") : this;
  }

  @Override
  public String toString() {
    return text;
  }
}
