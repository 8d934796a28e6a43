package org.cspworkbench.solvers.logic.singledigit;

import org.cspworkbench.solvers.logic.position.BoardLayout;
import org.cspworkbench.solvers.logic.position.CellSet;
import org.cspworkbench.solvers.logic.position.House;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.technique.Findings;
import org.cspworkbench.solvers.logic.technique.SingleDigitTechnique;
import org.cspworkbench.solvers.logic.technique.Step;
import org.cspworkbench.solvers.logic.technique.Wording;

/**
 * Empty rectangle: in a box all candidates of a digit lie in one row and one column. A strong link
 * outside that has an end in one of these two lines hits, with its other end and the other line, a
 * cell that cannot hold the digit.
 */
public final class EmptyRectangle extends SingleDigitTechnique {

  @Override
  protected void find(Position position, int digit, Findings findings) {
    for (StrongLink link : StrongLink.of(position, digit)) {
      if (link.unit().isLine()) {
        find(position, digit, link, link.a(), findings);
        find(position, digit, link, link.b(), findings);
      }
    }
  }

  /** Follows the line across {@code link} at {@code end} into every box. */
  private static void find(
      Position position, int digit, StrongLink link, int end, Findings findings) {
    BoardLayout layout = position.layout();
    boolean isRow = link.unit().kind() == House.Kind.ROW;
    House along = isRow ? layout.column(end) : layout.row(end);
    House target = isRow ? layout.column(link.other(end)) : layout.row(link.other(end));
    for (House box : layout.boxes()) {
      if (box.set().intersects(along.set())
          && !box.set().contains(end)
          && !box.set().intersects(target.set())) {
        for (House across : isRow ? layout.rows() : layout.columns()) {
          CellSet out = across.set().and(target.set());
          if (out.intersects(position.cells(digit))
              && isCross(position, digit, box, along, across)) {
            add(position, digit, link, box, along, across, target, findings);
          }
        }
      }
    }
  }

  /**
   * Returns whether the candidates of {@code box} lie in these two lines, with some in each alone.
   */
  private static boolean isCross(
      Position position, int digit, House box, House along, House across) {
    CellSet cells = position.cells(box, digit);
    return !cells.isEmpty()
        && along.set().or(across.set()).containsAll(cells)
        && !along.set().containsAll(cells)
        && !across.set().containsAll(cells);
  }

  private static void add(
      Position position,
      int digit,
      StrongLink link,
      House box,
      House along,
      House across,
      House target,
      Findings findings) {
    CellSet cross = position.cells(box, digit);
    Step.in(position)
        .cells(cross)
        .cells(link.a(), link.b())
        .digit(digit)
        .units(box, link.unit())
        .eliminate(across.set().and(target.set()), digit)
        .because(
            words ->
                words.text(
                    "empty-rectangle",
                    words.in(box),
                    Wording.digit(digit),
                    words.inOneOf(along, across),
                    words.unit(link.unit()),
                    words.cells(position.layout().cells(link.a(), link.b()))))
        .addTo(findings);
  }
}
