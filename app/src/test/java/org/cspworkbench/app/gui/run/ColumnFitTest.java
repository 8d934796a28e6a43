package org.cspworkbench.app.gui.run;

import static org.assertj.core.api.Assertions.assertThat;

import org.cspworkbench.viewer.animate.ColumnFit;
import org.cspworkbench.viewer.animate.ColumnFit.Demand;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Verifies that the visible parts of code, work list and counters fit into a column of any height.
 */
class ColumnFitTest {

  private static final int LEAST = 98;
  private static final int BEST = 179;

  private static Demand demand(int lines) {
    return new Demand(lines, 42, LEAST, BEST, CountersPane.BOTH_ROWS, CountersPane.FIRST_ROW);
  }

  private static int height(ColumnFit fit) {
    return 42
        + fit.lineHeight() * fit.lines()
        + fit.work()
        + (fit.hasSecondRow() ? CountersPane.BOTH_ROWS : CountersPane.FIRST_ROW);
  }

  @ParameterizedTest
  @ValueSource(ints = {6, 9, 13, 14})
  void visiblePartsFitAndHaveTheirMinimumSizes(int lines) {
    for (int room = 42 + CountersPane.FIRST_ROW + 16; room < 1000; room++) {
      for (ColumnFit fit :
          new ColumnFit[] {
            ColumnFit.of(room, demand(lines)),
            ColumnFit.withoutWork(room, demand(lines), ColumnFit.USUAL_LINE)
          }) {
        assertThat(height(fit)).as("in %d: %s", room, fit).isLessThanOrEqualTo(room);
        assertThat(fit.work() == 0 || fit.work() >= LEAST).as("in %d: %s", room, fit).isTrue();
        assertThat(fit.lineHeight()).isBetween(ColumnFit.CLOSE_LINE, ColumnFit.USUAL_LINE);
        assertThat(fit.lines()).isBetween(1, lines);
        assertThat(fit.work() == 0 || fit.lines() >= Math.min(lines, ColumnFit.FEWEST_LINES))
            .isTrue();
      }
    }
  }

  /**
   * In the initial window, at least three rows of the queue are visible with the longest listing.
   */
  @ParameterizedTest
  @ValueSource(ints = {13, 14})
  void aLongListingLeavesSpaceForTheQueue(int lines) {
    ColumnFit fit = ColumnFit.of(571, demand(lines));
    assertThat(fit.lines()).isEqualTo(lines);
    assertThat(fit.work()).isGreaterThanOrEqualTo(38 + 3 * 27 + 6);
    assertThat(fit.hasSecondRow()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(ints = {6, 9, 14})
  void allPartsHaveTheirUsualSizeIfThereIsSpace(int lines) {
    ColumnFit fit = ColumnFit.of(1000, demand(lines));
    assertThat(fit).isEqualTo(new ColumnFit(ColumnFit.USUAL_LINE, lines, BEST, true));
  }
}
