package org.cspworkbench.presentation.surface;

import java.util.function.BiConsumer;

/**
 * A drawing that is painted many times at few sizes, such as a tile. A surface of pixels may keep
 * it for as long as the stamp exists; hence a painter keeps its stamps too.
 */
public final class Stamp {

  private final BiConsumer<Surface, Box> painter;

  /**
   * Creates a stamp.
   *
   * @param painter paints into a box, the same whenever it is called
   */
  public Stamp(BiConsumer<Surface, Box> painter) {
    this.painter = painter;
  }

  /** Paints it into {@code place}. */
  public void paint(Surface on, Box place) {
    painter.accept(on, place);
  }
}
