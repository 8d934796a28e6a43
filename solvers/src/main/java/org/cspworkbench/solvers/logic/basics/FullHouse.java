package org.cspworkbench.solvers.logic.basics;

import org.cspworkbench.solvers.logic.position.House;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.technique.Findings;
import org.cspworkbench.solvers.logic.technique.Step;
import org.cspworkbench.solvers.logic.technique.Technique;
import org.cspworkbench.solvers.logic.technique.Wording;

/** Full house: the last empty cell of a unit takes the digit that the unit lacks. */
public final class FullHouse implements Technique {

  @Override
  public void find(Position position, Findings findings) {
    int all = (1 << position.layout().size()) - 1;
    for (House house : position.layout().houses()) {
      int missing = all & ~position.held(house);
      if (Integer.bitCount(missing) == 1 && !findings.areEnough()) {
        find(position, house, Position.lowest(missing), findings);
      }
    }
  }

  /** Adds the place of {@code digit}, which alone is missing in {@code house}, if there is one. */
  private static void find(Position position, House house, int digit, Findings findings) {
    int places = position.places(house, digit);
    if (places != 0) {
      int cell = house.cells().get(Integer.numberOfTrailingZeros(places));
      Step.in(position)
          .cells(cell)
          .digit(digit)
          .units(house)
          .place(cell, digit)
          .because(
              words ->
                  words.text("full-house", words.cell(cell), words.of(house), Wording.digit(digit)))
          .addTo(findings);
    }
  }
}
