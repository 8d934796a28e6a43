package org.cspworkbench.presentation.paint.graph;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.surface.Point;

/**
 * A problem that a person states, as it is drawn: a node for each variable, a line or a square for
 * each constraint with its words, and what could not be read of it.
 *
 * @param csp the problem
 * @param places the places of its variables, by index, in a square of side 1
 * @param labels the words of its constraints, by index
 * @param variable the selected variable, or {@code NONE}
 * @param marked the marked constraints
 * @param violated the constraints that the values at the moment violate
 * @param unread the lines that could not be read
 * @param moment the values at a moment of a run on it, if there is one
 * @param pull the line that is being drawn, if one is
 */
public record StatedModel(
    Csp csp,
    ImmutableList<Point> places,
    ImmutableList<String> labels,
    int variable,
    ImmutableSet<Integer> marked,
    ImmutableSet<Integer> violated,
    ImmutableList<Unread> unread,
    Optional<Moment> moment,
    Optional<Pull> pull) {

  private static final int MOST_VARIABLES = 40;
  private static final int MOST_CONSTRAINTS = 200;

  /**
   * A line that could not be read.
   *
   * @param label its name
   * @param variables the variables that it mentions
   */
  public record Unread(String label, ImmutableList<Integer> variables) {}

  /**
   * A line from a variable to the pointer.
   *
   * @param from the variable
   * @param to the place of the pointer, in the area of the picture
   */
  public record Pull(int from, Point to) {}

  /** Returns whether a problem is small enough to be drawn in this way. */
  public static boolean fits(Csp csp) {
    return csp.variables().size() <= MOST_VARIABLES && csp.constraints().size() <= MOST_CONSTRAINTS;
  }

  /** Returns places for all variables of a problem: those on a known map, or by forces. */
  public static ImmutableList<Point> places(Csp csp) {
    ImmutableList<Point> all = GraphLayout.of(csp).places();
    double left = all.stream().mapToDouble(Point::x).min().orElse(0);
    double top = all.stream().mapToDouble(Point::y).min().orElse(0);
    double width = all.stream().mapToDouble(Point::x).max().orElse(0) - left;
    double height = all.stream().mapToDouble(Point::y).max().orElse(0) - top;
    return all.stream()
        .map(at -> new Point(share(at.x() - left, width), share(at.y() - top, height)))
        .collect(toImmutableList());
  }

  private static double share(double part, double whole) {
    return whole < 1e-9 ? 0.5 : part / whole;
  }

  /** Returns the same problem with a line that is being drawn. */
  public StatedModel pulled(Pull line) {
    return new StatedModel(
        csp, places, labels, variable, marked, violated, unread, moment, Optional.of(line));
  }

  /** Returns the same problem at a moment of a run, whose current constraint is marked too. */
  public StatedModel at(Moment now, GraphFocus focus) {
    ImmutableSet<Integer> all =
        focus.constraint() == NONE || focus.constraint() >= csp.constraints().size()
            ? marked
            : ImmutableSet.<Integer>builder().addAll(marked).add(focus.constraint()).build();
    return new StatedModel(
        csp, places, labels, variable, all, focus.violated(), unread, Optional.of(now), pull);
  }

  /** Returns the variables of a constraint, by index, each once. */
  ImmutableList<Integer> scope(int constraint) {
    return csp.constraints().get(constraint).scope().stream()
        .map(Variable::index)
        .distinct()
        .collect(toImmutableList());
  }

  /** Returns the variables that are marked: the selected one, and those of marked constraints. */
  Set<Integer> markedVariables() {
    return Stream.concat(
            Stream.of(variable).filter(x -> x != NONE),
            marked.stream().flatMap(each -> scope(each).stream()))
        .collect(ImmutableSet.toImmutableSet());
  }
}
