package org.cspworkbench.presentation.paint.graph;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.Optional;
import java.util.function.IntFunction;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.presentation.paint.graph.ConstraintLabels.Tone;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Point;

/**
 * The constraints of a graph that a person points at or that are violated: lines between their
 * variables, and frames around these.
 */
final class MarkedConstraints {

  private static final double APART = 3; // of a frame from its variable

  private final Ink ink;
  private final Csp csp;
  private final GraphFocus focus;
  private final IntFunction<Optional<Box>> bounds;

  /**
   * Creates the marks of {@code csp}.
   *
   * @param bounds returns where a variable is, if it is shown
   */
  MarkedConstraints(Ink ink, Csp csp, GraphFocus focus, IntFunction<Optional<Box>> bounds) {
    this.ink = ink;
    this.csp = csp;
    this.focus = focus;
    this.bounds = bounds;
  }

  /** Paints the lines of marked constraints of two variables. */
  void lines() {
    focus.violated().forEach(c -> line(c, Tone.CONFLICT));
    focus.marked().forEach(c -> line(c, Tone.MARKED));
  }

  private void line(int constraint, Tone tone) {
    ImmutableList<Box> ends = ends(constraint);
    if (ends.size() == 2) {
      Point from = ends.get(0).centre();
      Point to = ends.get(1).centre();
      ink.line(from.x(), from.y(), to.x(), to.y(), tone.edge(), ink.look().markLine() * 1.5);
    }
  }

  /** Returns where the two variables of a constraint are; none if it has more. */
  private ImmutableList<Box> ends(int constraint) {
    return ConstraintGraph.scope(csp, constraint).length() == 2
        ? boxes(constraint)
        : ImmutableList.of();
  }

  private ImmutableList<Box> boxes(int constraint) {
    ImmutableIntArray scope = ConstraintGraph.scope(csp, constraint);
    return scope.stream().mapToObj(bounds).flatMap(Optional::stream).collect(toImmutableList());
  }

  /** Paints frames around the variables that a person points at. */
  void frames() {
    double width = ink.look().markLine();
    for (int c : focus.marked()) {
      boxes(c).forEach(box -> ink.frame(box.inset(-APART), Tone.MARKED.edge(), width));
    }
  }

  /**
   * Writes the words of marked constraints, and those of all whose relations differ.
   *
   * @param area where words can be written
   * @param covered the parts of the area in which none can
   */
  void labels(ConstraintGraph graph, Box area, Iterable<Box> covered) {
    ConstraintLabels labels = new ConstraintLabels(ink, area);
    covered.forEach(labels::keepOut);
    focus.violated().forEach(c -> label(labels, c, Tone.CONFLICT));
    focus.marked().forEach(c -> label(labels, c, Tone.MARKED));
    graph.labelled().forEach(c -> label(labels, c, Tone.PLAIN));
  }

  private void label(ConstraintLabels labels, int constraint, Tone tone) {
    ImmutableList<Box> ends = ends(constraint);
    if (ends.size() == 2 && constraint != focus.constraint()) { // which has an arrow
      String words = csp.constraints().get(constraint).toString();
      labels.write(words, ConstraintLabels.on(ends.get(0).centre(), ends.get(1).centre()), tone);
    }
  }
}
