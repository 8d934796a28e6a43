package org.cspworkbench.viewer.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Moments;
import org.cspworkbench.presentation.moment.VariableWords;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Size;
import org.cspworkbench.presentation.words.TextBundle;
import org.junit.jupiter.api.Test;

/** Keys walk a board cell by cell, and every event is described to those who cannot see it. */
final class BoardModelTest {

  private static final Look LOOK = Look.light((text, face, size) -> text.length() * size / 2);
  private static final VariableWords WORDS =
      new VariableWords(TextBundle.ofPhrases(Locale.ENGLISH));

  private final Trace trace =
      Runs.trace(Runs.solver("mac"), Runs.sudoku(Runs.HARD), Detail.DECISIONS);
  private final BoardModel board = new BoardModel(LOOK);

  private BoardModelTest() {
    board.show(trace, new Size(400, 400), LOOK);
  }

  @Test
  void arrowKeysGoToTheCellBeside() {
    board.walk(1, 0);
    assertThat(board.selected()).as("the first cell").isZero();
    board.walk(1, 0);
    assertThat(board.selected()).isEqualTo(1);
    board.walk(0, 1);
    assertThat(board.selected()).isEqualTo(10);
    board.walk(-1, 0);
    board.walk(-1, 0);
    assertThat(board.selected()).as("at the edge").isEqualTo(9);
    board.walk(0, -1);
    assertThat(board.selected()).isZero();
    for (int i = 0; i < 20; i++) {
      board.walk(0, 1);
      board.walk(1, 0);
    }
    assertThat(board.selected()).isEqualTo(80);
  }

  @Test
  void theSelectedCellIsInSight() {
    Size small = new Size(120, 120);
    board.show(trace, small, LOOK);
    assertThat(board.view().isWhole()).isFalse();
    for (int i = 0; i < 9; i++) {
      board.walk(1, 0);
      board.walk(0, 1);
    }
    Box cell = board.picture().boundsOf(board.selected(), board.area(), LOOK);
    assertThat(cell.right()).isLessThan(120.5);
    assertThat(cell.bottom()).isLessThan(120.5);
  }

  @Test
  void everyEventIsDescribed() {
    Moments moments = new Moments(trace);
    TracePlayer player = trace.player();
    for (int position = 1; position <= Math.min(trace.length(), 500); position++) {
      player.seek(position);
      Moment moment = moments.at(position);
      int x = trace.variable(position - 1);
      String expected = x == TraceEvent.NONE ? "" : WORDS.spoken(trace.csp(), x, moment.spot(x));
      assertThat(board.spoken(player, moment, WORDS)).as("event %d", position).isEqualTo(expected);
    }
    board.walk(1, 0);
    Moment last = moments.at(trace.length());
    assertThat(board.spoken(player, last, WORDS))
        .isEqualTo(WORDS.spoken(trace.csp(), 0, last.spot(0)))
        .startsWith("Row 1, column 1");
  }
}
