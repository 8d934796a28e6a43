package org.cspworkbench.solvers.logic.basics;

import org.cspworkbench.solvers.logic.position.House;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.technique.Findings;
import org.cspworkbench.solvers.logic.technique.Step;
import org.cspworkbench.solvers.logic.technique.Technique;
import org.cspworkbench.solvers.logic.technique.Wording;

/** Hidden single: a digit with one place left in a unit goes there. */
public final class HiddenSingle implements Technique {

  @Override
  public void find(Position position, Findings findings) {
    for (House house : position.layout().boxes()) { // boxes are found first by most players
      find(position, house, findings);
    }
    for (House house : position.layout().rows()) {
      find(position, house, findings);
    }
    for (House house : position.layout().columns()) {
      find(position, house, findings);
    }
  }

  private static void find(Position position, House house, Findings findings) {
    int digits = position.digitsWithOnePlace(house);
    for (int rest = digits; rest != 0 && !findings.areEnough(); rest &= rest - 1) {
      int digit = Position.lowest(rest);
      int place = Integer.numberOfTrailingZeros(position.places(house, digit));
      add(position, house, digit, house.cells().get(place), findings);
    }
  }

  private static void add(Position position, House house, int digit, int cell, Findings findings) {
    Step.in(position)
        .cells(cell)
        .digit(digit)
        .units(house)
        .place(cell, digit)
        .because(
            words ->
                words.text(
                    "hidden-single", words.in(house), words.cell(cell), Wording.digit(digit)))
        .addTo(findings);
  }
}
