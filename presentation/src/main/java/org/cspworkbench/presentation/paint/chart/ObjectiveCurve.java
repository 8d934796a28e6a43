package org.cspworkbench.presentation.paint.chart;

import com.google.common.collect.Iterables;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalLong;
import org.cspworkbench.core.model.Objective;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;

/**
 * The values of the objective over time: one for each solution of a run, in the order of events.
 */
public final class ObjectiveCurve {

  private final List<Point> points = new ArrayList<>();

  /**
   * The value of a solution.
   *
   * @param place the number of events up to the solution
   * @param value the value of the objective
   */
  public record Point(int place, long value) {}

  /** Adds the solution at the position of {@code player}, unless a part of it is not recorded. */
  void add(Objective objective, TracePlayer player) {
    int[] values = new int[player.trace().csp().variables().size()];
    for (Variable x : objective.variables()) {
      int index = player.state().decided(x.index());
      if (index == TraceEvent.NONE) {
        return;
      }
      values[x.index()] = x.domain().valueAt(index);
    }
    points.add(new Point(player.position(), objective.worthOf(values)));
  }

  /** Returns the solutions, in the order in which they were found. */
  public List<Point> points() {
    return Collections.unmodifiableList(points);
  }

  /** Returns the value of the last solution among the first {@code place} events. */
  public OptionalLong at(int place) {
    Point last = Iterables.getLast(Iterables.filter(points, at -> at.place() <= place), null);
    return last == null ? OptionalLong.empty() : OptionalLong.of(last.value());
  }
}
