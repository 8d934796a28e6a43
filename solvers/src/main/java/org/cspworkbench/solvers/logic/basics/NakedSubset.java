package org.cspworkbench.solvers.logic.basics;

import org.cspworkbench.solvers.logic.position.CellSet;
import org.cspworkbench.solvers.logic.position.House;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.technique.Findings;
import org.cspworkbench.solvers.logic.technique.Step;
import org.cspworkbench.solvers.logic.technique.Technique;

/**
 * Naked pair, triple, quad: so many cells of a unit that have no more candidates between them than
 * they are take these digits, and no other cell that sees them all can hold one.
 */
public final class NakedSubset implements Technique {

  private final int size;

  /** Looks for subsets of {@code size} cells. */
  public NakedSubset(int size) {
    this.size = size;
  }

  @Override
  public void find(Position position, Findings findings) {
    for (House house : position.layout().houses()) {
      int[] masks = position.candidates(house);
      Combinations.withFewBits(
          masks,
          size,
          size,
          places -> {
            if (Combinations.needWhatOthersNeed(masks, places)) {
              add(position, house, house.at(position.layout(), places), findings);
            }
            return !findings.areEnough();
          });
    }
  }

  private static void add(Position position, House house, CellSet cells, Findings findings) {
    int digits = position.digitsIn(cells);
    Step.Builder step =
        Step.in(position)
            .cells(cells)
            .digits(digits)
            .units(house)
            .because(
                words ->
                    words.text(
                        "naked-subset", words.cells(cells), words.digits(digits), words.of(house)));
    for (int rest = digits; rest != 0; rest &= rest - 1) {
      step.eliminate(house.set().minus(cells), Position.lowest(rest));
    }
    step.addTo(findings);
  }
}
