package org.cspworkbench.tiles.format;

import java.util.Optional;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.tiles.drawing.Sample.Cut;

/**
 * An image to make, as a list of WaveFunctionCollapse requests it.
 *
 * @param at where it is listed
 * @param name the name of the sample image or tile set
 * @param model what the image is made from
 * @param width the number of columns, of pixels or tiles
 * @param height the number of rows
 * @param isPeriodic whether opposite sides of the image fit
 * @param heuristic how the next cell is chosen
 * @param images how many images are requested
 * @param steps the greatest number of cells to collapse, if there is one
 */
public record ListedSample(
    SourcePosition at,
    String name,
    Model model,
    int width,
    int height,
    boolean isPeriodic,
    Heuristic heuristic,
    int images,
    Optional<Integer> steps) {

  /** What an image is made from. */
  public sealed interface Model {}

  /**
   * The patterns of the sample image {@code samples/NAME.png}.
   *
   * @param side the number of rows and columns of a pattern
   * @param symmetry how many of the eight orientations of each pattern count
   * @param isPeriodicInput whether opposite sides of the sample fit
   * @param hasGround whether the lowest row of the image is that of the sample
   */
  public record Overlapping(int side, int symmetry, boolean isPeriodicInput, boolean hasGround)
      implements Model {

    /**
     * Returns how patterns are taken.
     *
     * @throws IllegalArgumentException if a number is out of its range; the message is a sentence
     *     for users
     */
    public Cut cut() {
      return new Cut(side, symmetry, isPeriodicInput);
    }
  }

  /**
   * The tiles of {@code tilesets/NAME.xml}.
   *
   * @param subset the name of the subset that is used, if not all tiles are
   */
  public record SimpleTiled(Optional<String> subset) implements Model {}

  /** How the next cell is chosen. */
  public enum Heuristic {
    /** The cell with the lowest entropy. */
    ENTROPY,
    /** The cell with the fewest remaining values. */
    MRV,
    /** Row by row. */
    SCANLINE
  }
}
