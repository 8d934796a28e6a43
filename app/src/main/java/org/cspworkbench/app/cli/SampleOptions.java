package org.cspworkbench.app.cli;

import com.google.common.primitives.Ints;
import org.cspworkbench.presentation.tile.ImageFields;
import org.cspworkbench.presentation.tile.TileMaterial;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.tiles.drawing.Sample;
import org.cspworkbench.tiles.format.ListedSample.Overlapping;
import picocli.CommandLine.Mixin;

/** The options for the patterns of a sample image. */
final class SampleOptions {

  private static final Parameter.Truth OVERLAPPING =
      new Parameter.Truth(
          "overlapping", "Take FILE.json as a sample image, also if it does not look like one.");

  @Mixin
  private FormOptions form =
      new FormOptions()
          .with(OVERLAPPING)
          .with(ImageFields.SIDE, "--n")
          .withOptional(ImageFields.SYMMETRY, "8, or what suits a sample of the program")
          .with(ImageFields.PERIODIC_INPUT)
          .with(ImageFields.GROUND);

  /** Returns whether the file is a sample whatever its name is. */
  boolean isOverlapping() {
    return form.holds(OVERLAPPING);
  }

  /** Returns whether one of the options for patterns is given. */
  private boolean areGiven() {
    return isOverlapping()
        || form.has(ImageFields.SIDE)
        || form.has(ImageFields.SYMMETRY)
        || form.holds(ImageFields.PERIODIC_INPUT)
        || hasGround();
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
  Sample.Cut cut(Sample.Cut usual) {
    return cut(new Overlapping(usual.side(), usual.symmetry(), usual.isPeriodic(), false));
  }

  /**
   * Returns the cut of a sample, as far as the options say; the rest is that of a list.
   *
   * @throws IllegalArgumentException if a number of the list is out of its range; the message is a
   *     sentence
   */
  Sample.Cut cut(Overlapping listed) {
    return new Sample.Cut(
        form.given(ImageFields.SIDE).map(Ints::checkedCast).orElse(listed.side()),
        form.given(ImageFields.SYMMETRY).map(Ints::checkedCast).orElse(listed.symmetry()),
        form.holds(ImageFields.PERIODIC_INPUT) || listed.isPeriodicInput());
  }

  /** Returns the cut of a sample that the options leave open. */
  Sample.Cut cut() {
    return cut(TileMaterial.USUAL_CUT);
  }

  /** Returns whether the lowest row of the sample is its ground. */
  boolean hasGround() {
    return form.holds(ImageFields.GROUND);
  }
}
