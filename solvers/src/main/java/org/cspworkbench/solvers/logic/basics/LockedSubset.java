package org.cspworkbench.solvers.logic.basics;

import org.cspworkbench.solvers.logic.position.CellSet;
import org.cspworkbench.solvers.logic.position.House;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.technique.Findings;
import org.cspworkbench.solvers.logic.technique.Step;
import org.cspworkbench.solvers.logic.technique.Technique;

/**
 * Locked pair, triple: a naked subset of a box that lies in a line too, so that the digits leave
 * the rest of both.
 */
public final class LockedSubset implements Technique {

  private final int size;

  /** Looks for subsets of {@code size} cells. */
  public LockedSubset(int size) {
    this.size = size;
  }

  @Override
  public void find(Position position, Findings findings) {
    for (House box : position.layout().boxes()) {
      int[] masks = position.candidates(box);
      Combinations.withFewBits(
          masks,
          size,
          size,
          places -> {
            add(position, box, box.at(position.layout(), places), findings);
            return !findings.areEnough();
          });
    }
  }

  private static void add(Position position, House box, CellSet cells, Findings findings) {
    for (House line : position.layout().housesOf(cells.first())) {
      if (!line.isLine() || !line.set().containsAll(cells)) {
        continue;
      }
      int digits = position.digitsIn(cells);
      CellSet others = box.set().or(line.set()).minus(cells);
      if (!gainsInBoth(position, box, line, cells, digits)) {
        continue; // then it is a naked subset of one of them
      }
      Step.Builder step =
          Step.in(position)
              .cells(cells)
              .digits(digits)
              .units(box, line)
              .because(
                  words ->
                      words.text(
                          "locked-subset",
                          words.cells(cells),
                          words.digits(digits),
                          words.in(box, line)));
      for (int rest = digits; rest != 0; rest &= rest - 1) {
        step.eliminate(others, Position.lowest(rest));
      }
      step.addTo(findings);
    }
  }

  private static boolean gainsInBoth(
      Position position, House box, House line, CellSet cells, int digits) {
    CellSet hit = position.cellsWithAny(digits).minus(cells);
    return hit.intersects(box.set()) && hit.intersects(line.set());
  }
}
