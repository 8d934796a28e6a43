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
 * Uniqueness test 6: two diagonal corners have other candidates, and the rows, or the columns, of
 * the rectangle have one of the two digits only in its corners. If a diagonal corner with other
 * candidates held that digit, both would, and the other two the second digit.
 */
public final class UniquenessTest6 extends RectangleTechnique {

  @Override
  void find(Position position, Rectangle rectangle, Findings findings) {
    ImmutableIntArray with = rectangle.withExtras();
    if (with.length() != 2 || !rectangle.areDiagonal(with.get(0), with.get(1))) {
      return;
    }
    BoardLayout layout = position.layout();
    List<House> rows = List.of(layout.row(with.get(0)), layout.row(with.get(1)));
    List<House> columns = List.of(layout.column(with.get(0)), layout.column(with.get(1)));
    for (int rest = rectangle.pair(); rest != 0; rest &= rest - 1) {
      int digit = Position.lowest(rest);
      CellSet cells = rectangle.cells(layout);
      if (areOnlyIn(position, rows, digit, cells)) {
        add(position, rectangle, with, rows, digit, findings);
      } else if (areOnlyIn(position, columns, digit, cells)) {
        add(position, rectangle, with, columns, digit, findings);
      }
    }
  }

  private static boolean areOnlyIn(Position position, List<House> lines, int digit, CellSet cells) {
    return lines.stream()
        .map(line -> position.cells(line, digit))
        .allMatch(places -> !places.isEmpty() && cells.containsAll(places));
  }

  private static void add(
      Position position,
      Rectangle rectangle,
      ImmutableIntArray with,
      List<House> lines,
      int digit,
      Findings findings) {
    step(position, rectangle)
        .units(lines)
        .eliminate(position.layout().cells(with.toArray()), digit)
        .because(
            words ->
                words.text(
                    "rectangle.lines",
                    danger(words, position, rectangle),
                    words.units(lines),
                    Wording.digit(digit)))
        .addTo(findings);
  }
}
