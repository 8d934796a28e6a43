package org.cspworkbench.presentation.paint.graph;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import java.util.function.Function;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Drawing;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.presentation.paint.card.Australia;
import org.cspworkbench.presentation.paint.card.UnitedStates;
import org.cspworkbench.presentation.surface.Point;

/**
 * The layout of the constraint graph of a problem. The same problem always has the same layout.
 *
 * @param places the position of each variable, by index, in any unit
 * @param edges the pairs of variables that a constraint joins, each pair once
 */
record GraphLayout(ImmutableList<Point> places, ImmutableSet<Edge> edges) {

  /** The indices of two variables, the lower first. */
  record Edge(int from, int to) {}

  /**
   * Returns the layout of {@code csp}: the positions that it states, or a map if its variables are
   * regions of a known map, else a force-directed layout.
   */
  static GraphLayout of(Csp csp) {
    ImmutableSet<Edge> edges = edges(csp);
    return new GraphLayout(
        known(csp).orElseGet(() -> ForceDirectedLayout.of(csp.variables().size(), edges)), edges);
  }

  private static ImmutableSet<Edge> edges(Csp csp) {
    ImmutableSet.Builder<Edge> edges = ImmutableSet.builder();
    for (Constraint constraint : csp.constraints()) {
      ImmutableList<Variable> scope = ImmutableList.copyOf(constraint.scope());
      for (int i = 0; i < scope.size(); i++) {
        for (int j = i + 1; j < scope.size(); j++) {
          int a = scope.get(i).index();
          int b = scope.get(j).index();
          if (a != b) {
            edges.add(new Edge(Math.min(a, b), Math.max(a, b)));
          }
        }
      }
    }
    return edges.build();
  }

  /**
   * Returns the positions of the variables that {@code csp} states, or those on a known map if
   * their names are those of its regions.
   */
  static Optional<ImmutableList<Point>> known(Csp csp) {
    return StatedPlaces.of(csp).map(StatedPlaces::places).or(() -> map(csp));
  }

  private static Optional<ImmutableList<Point>> map(Csp csp) {
    if (csp.variables().stream().allMatch(x -> UnitedStates.has(x.name()))) {
      return Optional.of(places(csp, UnitedStates::place));
    }
    return Drawing.MAP_OF_AUSTRALIA.fits(csp)
        ? Optional.of(places(csp, name -> Australia.valueOf(name).label()))
        : Optional.empty();
  }

  private static ImmutableList<Point> places(Csp csp, Function<String, Point> place) {
    return csp.variables().stream()
        .map(x -> place.apply(x.name()))
        .collect(ImmutableList.toImmutableList());
  }
}
