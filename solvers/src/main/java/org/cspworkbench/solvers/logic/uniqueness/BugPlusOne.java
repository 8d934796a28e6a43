package org.cspworkbench.solvers.logic.uniqueness;

import org.cspworkbench.solvers.logic.position.CellSet;
import org.cspworkbench.solvers.logic.position.House;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.technique.Findings;
import org.cspworkbench.solvers.logic.technique.Step;
import org.cspworkbench.solvers.logic.technique.UniquenessTechnique;
import org.cspworkbench.solvers.logic.technique.Wording;

/**
 * BUG+1: every empty cell has two candidates but one, which has three, and without one of these
 * every digit would have two places in every unit. Such a grid has no solution or two, so the cell
 * holds that digit.
 */
public final class BugPlusOne implements UniquenessTechnique {

  @Override
  public void find(Position position, Findings findings) {
    if (!position.layout().isPlain()) {
      return;
    }
    int odd = CellSet.NONE;
    for (int cell = 0; cell < position.layout().cellCount(); cell++) {
      if (position.count(cell) == 3 && odd == CellSet.NONE) {
        odd = cell;
      } else if (position.isEmpty(cell) && position.count(cell) != 2) {
        return;
      }
    }
    if (odd == CellSet.NONE) {
      return;
    }
    for (int rest = position.candidates(odd); rest != 0; rest &= rest - 1) {
      int digit = Position.lowest(rest);
      if (isPairedWithout(position, odd, digit)) {
        add(position, odd, digit, findings);
      }
    }
  }

  /**
   * Returns whether without {@code digit} in {@code odd} every digit has two places or none in a
   * unit.
   */
  private static boolean isPairedWithout(Position position, int odd, int digit) {
    for (House house : position.layout().houses()) {
      for (int each = 1; each <= position.layout().size(); each++) {
        int places = Integer.bitCount(position.places(house, each));
        int without = each == digit && house.set().contains(odd) ? places - 1 : places;
        if (without != 0 && without != 2) {
          return false;
        }
      }
    }
    return true;
  }

  private static void add(Position position, int odd, int digit, Findings findings) {
    Step.in(position)
        .cells(odd)
        .digit(digit)
        .eliminate(odd, ~Position.bit(digit))
        .because(words -> words.text("bug-1", Wording.digit(digit), words.cell(odd)))
        .addTo(findings);
  }
}
