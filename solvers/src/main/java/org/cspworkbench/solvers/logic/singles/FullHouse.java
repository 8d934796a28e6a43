package org.cspworkbench.solvers.logic.singles;

import org.cspworkbench.solvers.logic.position.CellSet;
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
    for (House house : position.layout().houses()) {
      if (Integer.bitCount(position.held(house)) < position.layout().size() - 1) {
        continue;
      }
      int cell = onlyEmptyCell(position, house);
      if (cell != CellSet.NONE && position.count(cell) == 1 && !findings.areEnough()) {
        int digit = Position.lowest(position.candidates(cell));
        Step.in(position)
            .cells(cell)
            .digit(digit)
            .units(house)
            .place(cell, digit)
            .because(
                () ->
                    new Wording(position.layout()).cell(cell)
                        + " is the last empty cell of "
                        + house
                        + ", and only "
                        + Wording.digit(digit)
                        + " is missing there")
            .addTo(findings);
      }
    }
  }

  private static int onlyEmptyCell(Position position, House house) {
    int only = CellSet.NONE;
    for (int place = 0; place < house.cells().length(); place++) {
      int cell = house.cells().get(place);
      if (position.isEmpty(cell)) {
        if (only != CellSet.NONE) {
          return CellSet.NONE;
        }
        only = cell;
      }
    }
    return only;
  }
}
