package org.cspworkbench.solvers.logic.basics;

import org.cspworkbench.solvers.logic.position.CellSet;
import org.cspworkbench.solvers.logic.position.Crossing;
import org.cspworkbench.solvers.logic.position.House;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.technique.Findings;
import org.cspworkbench.solvers.logic.technique.Step;
import org.cspworkbench.solvers.logic.technique.Technique;
import org.cspworkbench.solvers.logic.technique.Wording;

/**
 * Locked candidates: a digit whose places in one unit all lie in a second one too leaves the rest
 * of the second. In "pointing" the first unit is a box, in "claiming" it is a line.
 */
public final class LockedCandidates implements Technique {

  /** From where a digit is locked into another unit. */
  public enum From {
    /** From a box. */
    BOX,
    /** From a row or column. */
    LINE
  }

  private final From from;

  /** Looks at units of this kind first. */
  public LockedCandidates(From from) {
    this.from = from;
  }

  @Override
  public void find(Position position, Findings findings) {
    for (House first : position.layout().houses()) {
      if (first.isLine() == (from == From.LINE)) {
        find(position, first, findings);
      }
    }
  }

  private static void find(Position position, House first, Findings findings) {
    for (int digit = 1; digit <= position.layout().size() && !findings.areEnough(); digit++) {
      int places = position.places(first, digit);
      int count = Integer.bitCount(places);
      if (count < 2) {
        continue; // none, or a hidden single
      }
      for (Crossing crossing : position.layout().crossings(first)) {
        boolean isLocked = (places & ~crossing.places()) == 0;
        if (isLocked && Integer.bitCount(position.places(crossing.other(), digit)) > count) {
          add(position, first, crossing.other(), digit, findings);
        }
      }
    }
  }

  private static void add(
      Position position, House first, House second, int digit, Findings findings) {
    CellSet locked = position.cells(first, digit);
    Step.in(position)
        .cells(locked)
        .digit(digit)
        .units(first, second)
        .eliminate(second.set().minus(locked), digit)
        .because(
            words ->
                words.text(
                    "locked-candidates",
                    words.in(first),
                    Wording.digit(digit),
                    words.cells(locked),
                    words.in(second)))
        .addTo(findings);
  }
}
