package org.cspworkbench.solvers.logic.basics;

import org.cspworkbench.solvers.logic.position.CellSet;
import org.cspworkbench.solvers.logic.position.House;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.technique.Findings;
import org.cspworkbench.solvers.logic.technique.Step;
import org.cspworkbench.solvers.logic.technique.Technique;

/**
 * Hidden pair, triple, quad: so many digits that have no more places in a unit than they are take
 * these cells, which can hold no other digit.
 */
public final class HiddenSubset implements Technique {

  private final int size;

  /** Looks for subsets of {@code size} digits. */
  public HiddenSubset(int size) {
    this.size = size;
  }

  @Override
  public void find(Position position, Findings findings) {
    for (House house : position.layout().houses()) {
      int[] masks = position.places(house);
      Combinations.withFewBits(
          masks,
          size,
          size,
          digits -> {
            if (Combinations.needWhatOthersNeed(masks, digits)) {
              add(position, house, digits, findings);
            }
            return !findings.areEnough();
          });
    }
  }

  private static void add(Position position, House house, int digits, Findings findings) {
    CellSet cells = house.set().and(position.cellsWithAny(digits));
    Step.Builder step =
        Step.in(position)
            .cells(cells)
            .digits(digits)
            .units(house)
            .because(
                words ->
                    words.text(
                        "hidden-subset",
                        words.in(house),
                        words.digits(digits),
                        words.cells(cells)));
    for (int cell = cells.first(); cell != CellSet.NONE; cell = cells.next(cell + 1)) {
      step.eliminate(cell, ~digits);
    }
    step.addTo(findings);
  }
}
