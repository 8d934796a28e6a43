package org.cspworkbench.solvers.logic.chains;

import org.cspworkbench.solvers.logic.position.House;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.technique.Findings;
import org.cspworkbench.solvers.logic.technique.Step;
import org.cspworkbench.solvers.logic.technique.Technique;
import org.cspworkbench.solvers.logic.technique.Wording;

/**
 * W-wing: two cells with the same two candidates, and a unit that has one of these digits only
 * where one of the two cells sees it. Both cells cannot hold that digit, so one holds the other.
 */
public final class WWing implements Technique {

  @Override
  public void find(Position position, Findings findings) {
    int[] cells = position.bivalueCells();
    for (int i = 0; i < cells.length && !findings.areEnough(); i++) {
      for (int j = i + 1; j < cells.length; j++) {
        if (position.candidates(cells[i]) == position.candidates(cells[j])
            && !position.layout().see(cells[i], cells[j])) {
          find(position, cells[i], cells[j], findings);
        }
      }
    }
  }

  private static void find(Position position, int a, int b, Findings findings) {
    int pair = position.candidates(a);
    for (int rest = pair; rest != 0; rest &= rest - 1) {
      int digit = Position.lowest(rest);
      for (House house : position.layout().houses()) {
        int places = position.places(house, digit);
        if (Integer.bitCount(places) == 2) {
          int c = house.cells().get(Integer.numberOfTrailingZeros(places));
          int d = house.cells().get(Integer.numberOfTrailingZeros(places & places - 1));
          if (sees(position, a, c, b, d) || sees(position, a, d, b, c)) {
            add(position, a, b, house, digit, findings);
          }
        }
      }
    }
  }

  private static boolean sees(Position position, int a, int c, int b, int d) {
    return position.layout().see(a, c) && position.layout().see(b, d);
  }

  private static void add(
      Position position, int a, int b, House house, int digit, Findings findings) {
    int other = Position.lowest(position.candidates(a) & ~Position.bit(digit));
    Step.in(position)
        .cells(a, b)
        .cells(position.cells(house, digit))
        .digits(position.candidates(a))
        .units(house)
        .eliminate(position.layout().peers(a).and(position.layout().peers(b)), other)
        .because(
            words ->
                words.text(
                    "w-wing",
                    words.cells(position.layout().cells(a, b)),
                    words.digits(position.candidates(a)),
                    Wording.digit(digit),
                    words.unit(house),
                    words.cells(position.cells(house, digit)),
                    Wording.digit(other)))
        .addTo(findings);
  }
}
