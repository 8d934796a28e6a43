package org.cspworkbench.solvers.logic.intersections;

import org.cspworkbench.solvers.logic.position.CellSet;
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
      if (Integer.bitCount(position.places(first, digit)) >= 2) {
        find(position, first, digit, findings);
      }
    }
  }

  private static void find(Position position, House first, int digit, Findings findings) {
    CellSet locked = position.cells(first, digit);
    for (House second : position.layout().housesOf(locked.first())) {
      if (second.index() != first.index() && second.set().containsAll(locked)) {
        Step.in(position)
            .cells(locked)
            .digit(digit)
            .units(first, second)
            .eliminate(second.set().minus(locked), digit)
            .because(
                () ->
                    "in "
                        + first
                        + " all candidates "
                        + Wording.digit(digit)
                        + " ("
                        + new Wording(position.layout()).cells(locked)
                        + ") lie in "
                        + second)
            .addTo(findings);
      }
    }
  }
}
