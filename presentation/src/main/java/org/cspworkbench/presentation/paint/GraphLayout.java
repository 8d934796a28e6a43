package org.cspworkbench.presentation.paint;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import java.util.function.Function;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.presentation.geometry.Point;

/**
 * Where the variables of a problem stand when it is drawn as its constraint graph, and which of
 * them are joined. The same problem always has the same layout.
 *
 * @param places where each variable stands, by index, in any unit
 * @param edges every two variables that a constraint joins, each pair once
 */
record GraphLayout(ImmutableList<Point> places, ImmutableSet<Edge> edges) {

  /** The indices of two variables, the lower first. */
  record Edge(int from, int to) {}

  /** The layout of {@code csp}: a map if it is one that is known, else by forces. */
  static GraphLayout of(Csp csp) {
    ImmutableSet<Edge> edges = edges(csp);
    return new GraphLayout(
        map(csp).orElseGet(() -> ForceDirectedLayout.of(csp.variables().size(), edges)), edges);
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

  /** Where the variables stand on a map that is known, if they are called like what is on it. */
  static Optional<ImmutableList<Point>> map(Csp csp) {
    if (csp.variables().stream().allMatch(x -> UnitedStates.has(x.name()))) {
      return Optional.of(places(csp, UnitedStates::place));
    }
    return csp.variables().stream().allMatch(x -> Australia.has(x.name()))
        ? Optional.of(places(csp, name -> Australia.valueOf(name).label()))
        : Optional.empty();
  }

  private static ImmutableList<Point> places(Csp csp, Function<String, Point> place) {
    return csp.variables().stream()
        .map(x -> place.apply(x.name()))
        .collect(ImmutableList.toImmutableList());
  }
}
