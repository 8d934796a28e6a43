package org.cspworkbench.solvers.logic.chains;

import org.cspworkbench.solvers.logic.position.BoardLayout;
import org.cspworkbench.solvers.logic.position.CellSet;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.technique.Findings;
import org.cspworkbench.solvers.logic.technique.Step;
import org.cspworkbench.solvers.logic.technique.Technique;
import org.cspworkbench.solvers.logic.technique.Wording;

/**
 * XY-wing and XYZ-wing: a pivot sees two cells with two candidates, which share a digit z, and the
 * pivot has the other two of their digits (XY), or these and z (XYZ). Whatever the pivot holds, one
 * of the cells with z holds it, so it goes from every cell that sees them all.
 */
public final class XyWing implements Technique {

  /** What the pivot holds. */
  public enum Pivot {
    /** Two candidates: an XY-wing. */
    TWO,
    /** Three candidates: an XYZ-wing. */
    THREE
  }

  private final Pivot pivot;

  /** Looks for wings around such a pivot. */
  public XyWing(Pivot pivot) {
    this.pivot = pivot;
  }

  @Override
  public void find(Position position, Findings findings) {
    int[] wings = position.bivalueCells();
    int candidates = pivot == Pivot.TWO ? 2 : 3;
    for (int cell = 0; cell < position.layout().cellCount() && !findings.areEnough(); cell++) {
      if (position.count(cell) == candidates) {
        find(position, cell, wings, findings);
      }
    }
  }

  private void find(Position position, int centre, int[] wings, Findings findings) {
    for (int i = 0; i < wings.length; i++) {
      if (position.layout().see(centre, wings[i])) {
        for (int j = i + 1; j < wings.length; j++) {
          if (fit(position, centre, wings[i], wings[j])
              && position.layout().see(centre, wings[j])
              && ruleOut(position, centre, wings[i], wings[j])) {
            add(position, centre, wings[i], wings[j], findings);
          }
        }
      }
    }
  }

  private boolean fit(Position position, int centre, int a, int b) {
    int shared = position.candidates(a) & position.candidates(b);
    int union = position.candidates(a) | position.candidates(b);
    return Integer.bitCount(shared) == 1
        && position.candidates(centre) == (pivot == Pivot.TWO ? union & ~shared : union);
  }

  /** Returns whether some cell that can hold the shared digit sees all that may. */
  private boolean ruleOut(Position position, int centre, int a, int b) {
    int digit = Position.lowest(position.candidates(a) & position.candidates(b));
    BoardLayout layout = position.layout();
    CellSet seen = layout.peers(a).and(layout.peers(b)).and(position.cells(digit));
    return pivot == Pivot.TWO ? !seen.isEmpty() : seen.intersects(layout.peers(centre));
  }

  private void add(Position position, int centre, int a, int b, Findings findings) {
    int shared = position.candidates(a) & position.candidates(b);
    int digit = Position.lowest(shared);
    CellSet ends = position.layout().cells(a, b);
    CellSet holders = pivot == Pivot.TWO ? ends : ends.with(centre);
    Step.in(position)
        .cells(centre, a, b)
        .digits(position.candidates(a) | position.candidates(b))
        .eliminate(position.layout().commonPeers(holders), digit)
        .because(
            words ->
                words.text(
                    "xy-wing",
                    words.digits(position.candidates(centre)),
                    words.cell(centre),
                    words.cells(holders),
                    Wording.digit(digit)))
        .addTo(findings);
  }
}
