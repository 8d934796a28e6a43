package org.cspworkbench.solvers.logic.basics;

import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.technique.Findings;
import org.cspworkbench.solvers.logic.technique.Step;
import org.cspworkbench.solvers.logic.technique.Technique;
import org.cspworkbench.solvers.logic.technique.Wording;

/** Naked single: a cell with one candidate left takes it. */
public final class NakedSingle implements Technique {

  @Override
  public void find(Position position, Findings findings) {
    for (int cell = 0; cell < position.layout().cellCount(); cell++) {
      if (position.count(cell) == 1 && !findings.areEnough()) {
        add(position, cell, findings);
      }
    }
  }

  private static void add(Position position, int cell, Findings findings) {
    int digit = Position.lowest(position.candidates(cell));
    Step.in(position)
        .cells(cell)
        .digit(digit)
        .place(cell, digit)
        .because(words -> words.text("naked-single", Wording.digit(digit), words.cell(cell)))
        .addTo(findings);
  }
}
