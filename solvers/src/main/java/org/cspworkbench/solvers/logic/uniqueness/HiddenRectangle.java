package org.cspworkbench.solvers.logic.uniqueness;

import com.google.common.primitives.ImmutableIntArray;
import java.util.List;
import org.cspworkbench.solvers.logic.position.BoardLayout;
import org.cspworkbench.solvers.logic.position.CellSet;
import org.cspworkbench.solvers.logic.position.House;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.technique.Findings;
import org.cspworkbench.solvers.logic.technique.Wording;

/**
 * Hidden rectangle: a corner has just the two digits, and the row and column of the opposite corner
 * have one of them only in corners. If the opposite corner held the other digit, that would settle
 * all four.
 */
public final class HiddenRectangle extends RectangleTechnique {

  @Override
  void find(Position position, Rectangle rectangle, Findings findings) {
    ImmutableIntArray with = rectangle.withExtras();
    if (with.length() < 2
        || (with.length() == 2 && !rectangle.areDiagonal(with.get(0), with.get(1)))) {
      return;
    }
    for (int i = 0; i < 4; i++) {
      if (!rectangle.hasExtras(rectangle.corners().get(i))) {
        find(position, rectangle, rectangle.opposite(i), findings);
      }
    }
  }

  private static void find(Position position, Rectangle rectangle, int corner, Findings findings) {
    BoardLayout layout = position.layout();
    CellSet cells = rectangle.cells(layout);
    House row = layout.row(corner);
    House column = layout.column(corner);
    for (int rest = rectangle.pair(); rest != 0; rest &= rest - 1) {
      int digit = Position.lowest(rest);
      if (isOnlyIn(position, row, digit, cells) && isOnlyIn(position, column, digit, cells)) {
        int other = Position.lowest(rectangle.pair() & ~Position.bit(digit));
        step(position, rectangle)
            .units(row, column)
            .eliminate(corner, Position.bit(other))
            .because(
                words ->
                    words.text(
                        "rectangle.lines",
                        danger(words, position, rectangle),
                        words.units(List.of(row, column)),
                        Wording.digit(digit)))
            .addTo(findings);
      }
    }
  }

  private static boolean isOnlyIn(Position position, House line, int digit, CellSet cells) {
    CellSet places = position.cells(line, digit);
    return !places.isEmpty() && cells.containsAll(places);
  }
}
