package org.cspworkbench.viewer.animate;

/**
 * The distribution of the height of a column among the pseudo-code, the work list and the counters.
 * Lengths are in design units.
 *
 * <p>The work list changes at every step, and the code refers to it. To make space for it, the line
 * height of the code is reduced first, then the second row of counters is hidden, then the code
 * shows only some of its lines. If even that is not enough, the work list is hidden.
 *
 * @param lineHeight the height of a line of the code
 * @param lines the number of visible lines of the code
 * @param work the height of the work list, or 0 if it is hidden
 * @param hasSecondRow whether the second row of counters is shown
 */
public record ColumnFit(int lineHeight, int lines, int work, boolean hasSecondRow) {

  /** The usual height of a line. */
  public static final int USUAL_LINE = 20;

  /** The usual height of a line with the projector theme. */
  public static final int LINE_ON_PROJECTOR = 23;

  /** The minimum height of a line, in which a font of 12 points is still legible. */
  public static final int CLOSE_LINE = 16;

  /** The minimum number of visible lines; fewer would not show the structure of the code. */
  public static final int FEWEST_LINES = 7;

  /**
   * * The requested heights of the parts.
   *
   * @param lines the number of lines of the code
   * @param head the height of the code pane without its lines
   * @param leastWork the minimum height of the work list
   * @param bestWork the height at which the work list shows all its rows
   * @param wholeCounters the height of all counters
   * @param fewCounters the height of the first row of counters
   */
  public record Demand(
      int lines, int head, int leastWork, int bestWork, int wholeCounters, int fewCounters) {

    private int rest(int room, int lineHeight, int shown, int counters) {
      return room - head - lineHeight * shown - counters;
    }
  }

  /** Returns the best distribution in a column of height {@code room}. */
  public static ColumnFit of(int room, Demand demand) {
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
   * Returns the best distribution without a work list, with lines of at most height {@code
   * highest}.
   */
  public static ColumnFit withoutWork(int room, Demand demand, int highest) {
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
