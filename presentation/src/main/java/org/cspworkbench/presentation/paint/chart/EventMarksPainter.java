package org.cspworkbench.presentation.paint.chart;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import org.cspworkbench.presentation.paint.chart.Timeline.Mark;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Path;
import org.cspworkbench.presentation.surface.Token;

/**
 * A painter of the important events of a timeline: a row of decisions and a row of other marks. A
 * column is one unit wide and shows the events that lead to its positions.
 */
final class EventMarksPainter {

  /**
   * Two marks that are closer than this are indistinguishable, and only the more important one is
   * drawn.
   */
  private static final int CLOSEST = 6;

  private static final Set<Mark> LANDMARKS =
      Collections.unmodifiableSet(EnumSet.complementOf(EnumSet.of(Mark.DECISION)));

  private final Ink ink;
  private final ScrubScale scale;
  private final Timeline timeline;

  EventMarksPainter(Ink ink, ScrubScale scale, Timeline timeline) {
    this.ink = ink;
    this.scale = scale;
    this.timeline = timeline;
  }

  /** Returns the marks of the last events before the positions of a column. */
  private Set<Mark> marksAt(int column) {
    return timeline.marks(eventsBefore(column), eventsBefore(column + 1));
  }

  private int eventsBefore(int column) {
    double place = scale.placeAt(scale.area().x() + column);
    return column >= scale.area().width()
        ? timeline.length()
        : Math.max(0, (int) Math.ceil(place - 1e-9) - 1);
  }

  /** Paints the decisions in a row with this top. */
  void decisions(double top) {
    double width = ink.device().whole(2);
    int column = 0;
    while (column < scale.area().width()) {
      if (marksAt(column).contains(Mark.DECISION)) {
        double x = ink.device().x(scale.area().x() + column);
        ink.fill(new Box(x, top, width, 6), Token.ACCENT);
        column += 4;
      } else {
        column++;
      }
    }
  }

  /**
   * Paints the other marks in a row with this centre; of those that are too close to each other,
   * only the most important one.
   */
  void landmarks(double centre) {
    double columns = scale.area().width();
    int column = 0;
    while (column < columns) {
      if (Collections.disjoint(marksAt(column), LANDMARKS)) {
        column++;
        continue;
      }
      int best = column;
      Mark highest = mostImportant(column);
      for (int other = column + 1; other < Math.min(column + CLOSEST, columns); other++) {
        Mark mark = mostImportant(other);
        if (mark.compareTo(highest) > 0) {
          highest = mark;
          best = other;
        }
      }
      landmark(highest, scale.area().x() + best + 0.5, centre);
      column = Math.max(best, column) + CLOSEST;
    }
  }

  private Mark mostImportant(int column) {
    return Collections.max(union(marksAt(column)));
  }

  private static Set<Mark> union(Set<Mark> marks) {
    Set<Mark> all = EnumSet.of(Mark.DECISION);
    all.addAll(marks);
    return all;
  }

  private void landmark(Mark mark, double x, double y) {
    Path.Builder path = Path.builder();
    switch (mark) {
      case CONTRADICTION -> {
        path.moveTo(x - 4, y - 4);
        path.lineTo(x + 4, y + 4);
        path.moveTo(x - 4, y + 4);
        path.lineTo(x + 4, y - 4);
        ink.draw(path.build(), Token.CONFLICT_MARK, 2);
      }
      case BACKTRACK -> {
        path.moveTo(x + 3.5, y - 4.5);
        path.lineTo(x - 4, y);
        path.lineTo(x + 3.5, y + 4.5);
        path.close();
        ink.fill(path.build(), Token.BACK_FILL);
        ink.draw(path.build(), Token.BACK_MARK, 1.6);
      }
      case RESTART -> {
        ink.fill(new Box(x - 3, y - 5, 2, 10), Token.TEXT);
        ink.fill(new Box(x + 1, y - 5, 2, 10), Token.TEXT);
      }
      case SOLUTION -> {
        path.moveTo(x, y - 5.5);
        path.lineTo(x + 5.5, y);
        path.lineTo(x, y + 5.5);
        path.lineTo(x - 5.5, y);
        path.close();
        ink.fill(path.build(), Token.SOLVED_MARK);
      }
      case DECISION -> {}
    }
  }
}
