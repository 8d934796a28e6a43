package org.cspworkbench.app.canvas;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.cspworkbench.app.canvas.DrawnTexts.Text;
import org.cspworkbench.core.trace.ValueSet;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.paint.board.BoardPicture;
import org.cspworkbench.presentation.paint.board.BoardView;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.sudoku.Shape;
import org.junit.jupiter.api.Test;

/** The size from which candidates are written. */
final class CandidateDetailTest {

  private static final Moment OPEN =
      Moment.of(Collections.nCopies(81, Spot.open(ValueSet.where(9, i -> true))));

  /**
   * Returns the level of detail of candidates on a board whose cells have this side, without their
   * number.
   */
  private static ImmutableList<Text> digits(Look look, BoardView view, double cell) {
    BoardPicture board = BoardPicture.sudoku(Shape.ofSize(9), view);
    int side = (int) Math.ceil(9 * cell + 2 * look.frame());
    Box area = new Box(0, 0, side, side);
    return DrawnTexts.of(area, g -> board.paint(g, area, look, OPEN)).stream()
        .filter(text -> text.size() > cell * 0.16 + 1e-6 || text.size() < cell * 0.16 - 1e-6)
        .collect(ImmutableList.toImmutableList());
  }

  @Test
  void largerCellsNeverShowLess() {
    for (Look look : new Look[] {Looks.light(), Looks.projector()}) {
      for (boolean counts : new boolean[] {true, false}) {
        BoardView view = new BoardView(true, counts, false);
        boolean hadDigits = false;
        for (int cell = 30; cell <= 52; cell++) {
          boolean hasDigits = !digits(look, view, cell).isEmpty();
          assertThat(hasDigits || !hadDigits).as("%s px, %s", cell, counts).isTrue();
          hadDigits = hasDigits;
        }
        assertThat(hadDigits).isTrue();
      }
    }
  }

  /** Small digits that fill their places are more informative than dots. */
  @Test
  void cellsOf35PixelsOrMoreHaveDigitsAndOnProjectorsOfSizeTenOrMore() {
    BoardView view = new BoardView(true, true, false);
    for (Look look : new Look[] {Looks.light(), Looks.projector()}) {
      assertThat(digits(look, view, 34)).isEmpty();
      assertThat(digits(look, view, 35)).hasSize(729);
    }
    Stream.of(35, 38, 42, 46, 50, 60)
        .forEach(
            cell ->
                assertThat(digits(Looks.projector(), view, cell))
                    .allMatch(text -> text.size() >= 10));
  }

  /**
   * On a large board, few candidates are written in their order where dots would stand for them.
   */
  @Test
  void fewCandidatesOfALargeBoardAreWrittenInTheirOrder() {
    ValueSet values = ValueSet.where(16, value -> value == 2 || value == 9 || value == 15);
    Moment moment = Moment.of(Collections.nCopies(256, Spot.open(values)));
    BoardPicture board = BoardPicture.sudoku(Shape.ofSize(16), new BoardView(true, false, false));
    Look look = Looks.light();
    for (int cell = 30; cell <= 38; cell++) {
      int side = (int) Math.ceil(16 * cell + 2 * look.frame());
      List<String> written =
          DrawnTexts.of(
                  new Box(0, 0, side, side),
                  g -> board.paint(g, new Box(0, 0, side, side), look, moment))
              .stream()
              .map(Text::text)
              .toList();
      assertThat(written).as("%s px", cell).hasSize(3 * 256).startsWith("3", "A", "G");
    }
  }
}
