package org.cspworkbench.app.cli;

import org.cspworkbench.tiles.format.ListedSample.Overlapping;
import org.cspworkbench.tiles.overlap.Sample;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options for the patterns of a sample image. */
final class SampleOptions {

  private static final int USUAL_SIDE = 3;
  private static final int ALL_SYMMETRIES = 8;

  @Option(
      names = "--overlapping",
      description = "Take FILE.json as a sample image, also if it does not look like one.")
  private boolean overlapping;

  @Option(
      names = "--n",
      paramLabel = "N",
      description = "The side of the patterns of a sample, 2 to 4 pixels. Default: 3.")
  private @Nullable Integer side;

  @Option(
      names = "--symmetry",
      paramLabel = "N",
      description =
          "How many of the eight orientations of a pattern count, 1 to 8. Default: 8, or what suits"
              + " a sample of the program.")
  private @Nullable Integer symmetry;

  @Option(names = "--periodic-input", description = "The opposite sides of the sample are joined.")
  private boolean periodicInput;

  @Option(
      names = "--ground",
      description = "The lowest row of the sample belongs to the lowest row of the image only.")
  private boolean ground;

  /** Returns whether the file is a sample whatever its name is. */
  boolean isOverlapping() {
    return overlapping;
  }

  /** Returns whether one of the options for patterns is given. */
  private boolean areGiven() {
    return overlapping || side != null || symmetry != null || periodicInput || ground;
  }

  /** Rejects the options for a tile set. */
  void checkNotGiven(String set, Usage usage) {
    usage.check(
        !areGiven(),
        "--overlapping, --n, --symmetry, --periodic-input and --ground are for sample images, and "
            + set
            + " is a tile set");
  }

  /** Returns the cut of a sample, as far as the options say; the rest is that of {@code usual}. */
  Sample.Cut cut(Sample.Cut usual, Usage usage) {
    return cut(new Overlapping(usual.side(), usual.symmetry(), usual.isPeriodic(), false), usage);
  }

  /**
   * Returns the cut of a sample, as far as the options say; the rest is that of a list.
   *
   * @throws IllegalArgumentException if a number of the list is out of its range; the message is a
   *     sentence
   */
  Sample.Cut cut(Overlapping listed, Usage usage) {
    usage.check(side == null || (side >= 2 && side <= 4), "--n: expected 2 to 4, found " + side);
    usage.check(
        symmetry == null || (symmetry >= 1 && symmetry <= ALL_SYMMETRIES),
        "--symmetry: expected 1 to 8, found " + symmetry);
    return new Sample.Cut(
        side == null ? listed.side() : side,
        symmetry == null ? listed.symmetry() : symmetry,
        periodicInput || listed.isPeriodicInput());
  }

  /** Returns the cut of a sample that the options leave open. */
  static Sample.Cut usual() {
    return new Sample.Cut(USUAL_SIDE, ALL_SYMMETRIES, false);
  }

  /** Returns whether the lowest row of the sample is its ground. */
  boolean hasGround() {
    return ground;
  }
}
