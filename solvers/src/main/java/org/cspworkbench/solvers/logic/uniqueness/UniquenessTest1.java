package org.cspworkbench.solvers.logic.uniqueness;

import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.technique.Findings;

/** Uniqueness test 1: one corner alone has other candidates, so it holds one of them. */
public final class UniquenessTest1 extends RectangleTechnique {

  @Override
  void find(Position position, Rectangle rectangle, Findings findings) {
    if (rectangle.withExtras().length() == 1) {
      step(position, rectangle)
          .eliminate(rectangle.withExtras().get(0), rectangle.pair())
          .because(words -> danger(words, position, rectangle))
          .addTo(findings);
    }
  }
}
