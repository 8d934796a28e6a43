package org.cspworkbench.app.gui.animate;

/**
 * How pseudo-code, what is worked on, and counters share the height of their column. Lengths are in
 * units of the design.
 *
 * <p>What is worked on changes at every step and is what the code speaks of, so for its sake the
 * lines of the code move closer together, then the second row of the counters goes, and then the
 * code shows a part of its lines. Where even that leaves too little, it goes itself.
 *
 * @param lineHeight the height of a line of the code
 * @param lines how many lines of it are shown
 * @param work the height of what is worked on, or 0 if it is not shown
 * @param hasSecondRow whether all counters are shown, and not just their first row
 */
record ColumnFit(int lineHeight, int lines, int work, boolean hasSecondRow) {

  /** The height of a line where there is room. */
  static final int USUAL_LINE = 20;

  /** The height of a line on a projector where there is room. */
  static final int LINE_ON_PROJECTOR = 23;

  /** The least height of a line: type of 12 points in it still stands apart. */
  static final int CLOSE_LINE = 16;

  /** With fewer lines nobody sees what belongs together. */
  static final int FEWEST_LINES = 7;

  /**
   * What is to be shown.
   *
   * @param lines the lines of the code
   * @param head the height of the code's part but for its lines
   * @param leastWork the least height at which what is worked on is worth showing
   * @param bestWork the height at which it shows all that it would
   * @param wholeCounters the height of all counters
   * @param fewCounters the height of their first row alone
   */
  record Demand(
      int lines, int head, int leastWork, int bestWork, int wholeCounters, int fewCounters) {

    private int rest(int room, int lineHeight, int shown, int counters) {
      return room - head - lineHeight * shown - counters;
    }
  }

  /** What is best in a column of height {@code room}. */
  static ColumnFit of(int room, Demand demand) {
    for (int line = USUAL_LINE; line >= CLOSE_LINE; line--) {
      int work = demand.rest(room, line, demand.lines, demand.wholeCounters);
      if (work
          >= (line > CLOSE_LINE ? demand.bestWork : (demand.leastWork + demand.bestWork) / 2)) {
        return new ColumnFit(line, demand.lines, Math.min(work, demand.bestWork), true);
      }
    }
    for (int shown = demand.lines; shown >= Math.min(demand.lines, FEWEST_LINES); shown--) {
      int work = demand.rest(room, CLOSE_LINE, shown, demand.fewCounters);
      if (work >= demand.leastWork) {
        return new ColumnFit(CLOSE_LINE, shown, Math.min(work, demand.bestWork), false);
      }
    }
    return withoutWork(room, demand, USUAL_LINE);
  }

  /**
   * What is best where nothing but code, in lines of this height at most, and counters is shown.
   */
  static ColumnFit withoutWork(int room, Demand demand, int highest) {
    for (int line = highest; line >= CLOSE_LINE; line--) {
      if (demand.rest(room, line, demand.lines, demand.wholeCounters) >= 0) {
        return new ColumnFit(line, demand.lines, 0, true);
      }
    }
    int counters = room < demand.head + CLOSE_LINE + demand.fewCounters ? 0 : demand.fewCounters;
    int shown = (room - demand.head - counters) / CLOSE_LINE;
    return new ColumnFit(CLOSE_LINE, Math.max(1, Math.min(shown, demand.lines)), 0, false);
  }
}
