package org.cspworkbench.solvers.logic.singledigit;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.solvers.logic.basics.Combinations;
import org.cspworkbench.solvers.logic.position.CellSet;
import org.cspworkbench.solvers.logic.position.House;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.technique.Findings;
import org.cspworkbench.solvers.logic.technique.SingleDigitTechnique;
import org.cspworkbench.solvers.logic.technique.Step;
import org.cspworkbench.solvers.logic.technique.Wording;

/**
 * X-wing, swordfish, jellyfish: if so many rows have a digit only in as many columns, it fills
 * these columns from these rows, and leaves the other cells of the columns; and the other way
 * round.
 */
public final class BasicFish extends SingleDigitTechnique {

  private final int size;

  /** Looks for fish of {@code size} lines. */
  public BasicFish(int size) {
    this.size = size;
  }

  @Override
  protected void find(Position position, int digit, Findings findings) {
    find(position, digit, position.layout().rows(), position.layout().columns(), findings);
    find(position, digit, position.layout().columns(), position.layout().rows(), findings);
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
    int[] masks = FishLines.places(position, bases, digit);
    int[] across = FishLines.places(position, covers, digit);
    Combinations.withFewBits(
        masks,
        size,
        size,
        chosen -> {
          int crossed = Combinations.union(masks, chosen);
          boolean concludes = (Combinations.union(across, crossed) & ~chosen) != 0;
          if (concludes && Integer.bitCount(crossed) == size) {
            add(position, digit, bases, chosen, covers, crossed, findings);
          }
          return !findings.areEnough();
        });
  }

  private static void add(
      Position position,
      int digit,
      ImmutableList<House> bases,
      int chosen,
      ImmutableList<House> covers,
      int crossed,
      Findings findings) {
    CellSet body = FishLines.cells(position.layout(), bases, chosen);
    CellSet cover = FishLines.cells(position.layout(), covers, crossed);
    ImmutableList<House> from = FishLines.of(bases, chosen);
    ImmutableList<House> to = FishLines.of(covers, crossed);
    Step.in(position)
        .cells(body.and(position.cells(digit)))
        .digit(digit)
        .units(from)
        .units(to)
        .eliminate(cover.minus(body), digit)
        .because(words -> words.text("fish", words.units(from), Wording.digit(digit), words.in(to)))
        .addTo(findings);
  }
}
