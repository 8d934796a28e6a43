package org.cspworkbench.solvers.logic.uniqueness;

import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.technique.Findings;
import org.cspworkbench.solvers.logic.technique.Step;
import org.cspworkbench.solvers.logic.technique.UniquenessTechnique;
import org.cspworkbench.solvers.logic.technique.Wording;

/** A technique that looks at one rectangle after the other. Plain Sudoku only. */
abstract class RectangleTechnique implements UniquenessTechnique {

  /** Adds what follows from {@code rectangle}. */
  abstract void find(Position position, Rectangle rectangle, Findings findings);

  @Override
  public final void find(Position position, Findings findings) {
    if (!position.layout().isPlain()) {
      return;
    }
    for (Rectangle rectangle : Rectangle.of(position)) {
      if (findings.areEnough()) {
        return;
      }
      find(position, rectangle, findings);
    }
  }

  /** Starts a step with the premise {@code rectangle}. */
  static Step.Builder step(Position position, Rectangle rectangle) {
    return Step.in(position).cells(rectangle.cells(position.layout())).digits(rectangle.pair());
  }

  /** Returns the danger: {@code r1c1, … could swap 2 and 7 if they held nothing else, …}. */
  static String danger(Wording words, Position position, Rectangle rectangle) {
    return words.text(
        "rectangle",
        words.cells(rectangle.cells(position.layout())),
        words.digits(rectangle.pair()));
  }
}
