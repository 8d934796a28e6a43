package org.cspworkbench.solvers.logic.uniqueness;

import com.google.common.primitives.ImmutableIntArray;
import org.cspworkbench.solvers.logic.position.CellSet;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.technique.Findings;
import org.cspworkbench.solvers.logic.technique.Wording;

/**
 * Uniqueness tests 2 and 5: several corners have the same one other candidate, so one of them holds
 * it. In test 2 these are two corners side by side, in test 5 two diagonal ones or three.
 */
public final class UniquenessTest2 extends RectangleTechnique {

  /** Where the corners with the other candidate lie. */
  public enum Corners {
    /** Two, side by side: test 2. */
    SIDE_BY_SIDE,
    /** Two diagonal ones, or three: test 5. */
    DIAGONAL
  }

  private final Corners corners;

  /** Looks for corners that lie like this. */
  public UniquenessTest2(Corners corners) {
    this.corners = corners;
  }

  @Override
  void find(Position position, Rectangle rectangle, Findings findings) {
    ImmutableIntArray with = rectangle.withExtras();
    if (with.length() < 2 || with.length() > 3) {
      return;
    }
    int extras = position.digitsIn(position.layout().cells(with.toArray())) & ~rectangle.pair();
    boolean sideBySide = with.length() == 2 && !rectangle.areDiagonal(with.get(0), with.get(1));
    if (Integer.bitCount(extras) != 1 || sideBySide != (corners == Corners.SIDE_BY_SIDE)) {
      return;
    }
    int digit = Position.lowest(extras);
    CellSet holders = position.layout().cells(with.toArray());
    step(position, rectangle)
        .digit(digit)
        .eliminate(position.layout().commonPeers(holders), digit)
        .because(
            words ->
                words.text(
                    "rectangle.holders",
                    danger(words, position, rectangle),
                    words.cells(holders),
                    Wording.digit(digit)))
        .addTo(findings);
  }
}
