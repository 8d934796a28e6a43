package org.cspworkbench.solvers.logic.fish;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.solvers.logic.position.CellSet;
import org.cspworkbench.solvers.logic.position.House;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.subsets.Combinations;
import org.cspworkbench.solvers.logic.technique.Findings;
import org.cspworkbench.solvers.logic.technique.Step;
import org.cspworkbench.solvers.logic.technique.Technique;
import org.cspworkbench.solvers.logic.technique.Wording;

/**
 * X-wing, swordfish, jellyfish: if so many rows have a digit only in as many columns, it fills
 * these columns from these rows, and leaves the other cells of the columns; and the other way
 * round.
 */
public final class BasicFish implements Technique {

  private final int size;

  /** Looks for fish of {@code size} lines. */
  public BasicFish(int size) {
    this.size = size;
  }

  @Override
  public void find(Position position, Findings findings) {
    for (int digit = 1; digit <= position.layout().size(); digit++) {
      find(position, digit, position.layout().rows(), position.layout().columns(), findings);
      find(position, digit, position.layout().columns(), position.layout().rows(), findings);
    }
  }

  private void find(
      Position position,
      int digit,
      ImmutableList<House> bases,
      ImmutableList<House> covers,
      Findings findings) {
    if (findings.areEnough()) {
      return;
    }
    int[] masks = bases.stream().mapToInt(line -> position.places(line, digit)).toArray();
    Combinations.withFewBits(
        masks,
        size,
        size,
        chosen -> {
          int crossed = Lines.union(masks, chosen);
          if (Integer.bitCount(crossed) == size) {
            add(position, digit, Lines.of(bases, chosen), Lines.of(covers, crossed), findings);
          }
          return !findings.areEnough();
        });
  }

  private static void add(
      Position position,
      int digit,
      ImmutableList<House> bases,
      ImmutableList<House> covers,
      Findings findings) {
    CellSet body = Lines.cells(position.layout(), bases);
    Step.in(position)
        .cells(body.and(position.cells(digit)))
        .digit(digit)
        .units(bases)
        .units(covers)
        .eliminate(Lines.cells(position.layout(), covers).minus(body), digit)
        .because(
            () ->
                Wording.units(bases)
                    + " can hold "
                    + Wording.digit(digit)
                    + " only in "
                    + Wording.units(covers))
        .addTo(findings);
  }
}
