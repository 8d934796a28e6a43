package org.cspworkbench.presentation.paint;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.presentation.geometry.Point;
import org.jgrapht.Graph;
import org.jgrapht.alg.drawing.CircularLayoutAlgorithm2D;
import org.jgrapht.alg.drawing.FRLayoutAlgorithm2D;
import org.jgrapht.alg.drawing.model.Box2D;
import org.jgrapht.alg.drawing.model.MapLayoutModel2D;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.SimpleGraph;

/**
 * Where the variables of a problem stand when it is drawn as its constraint graph, and which of
 * them are joined. The same problem always has the same layout.
 *
 * @param places where each variable stands, by index, in any unit
 * @param edges every two variables that a constraint joins, each pair once
 */
record GraphLayout(ImmutableList<Point> places, ImmutableSet<Edge> edges) {

  /** Steps of the springs; more of them change little in graphs of up to 150 vertices. */
  private static final int STEPS = 300;

  static final double SIDE = 1000;

  /** The indices of two variables, the lower first. */
  record Edge(int from, int to) {}

  /** The layout of {@code csp}: a map if it is one that is known, else by springs. */
  static GraphLayout of(Csp csp) {
    ImmutableSet<Edge> edges = edges(csp);
    return new GraphLayout(map(csp).orElseGet(() -> springs(csp.variables().size(), edges)), edges);
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

  /** The vertices on a circle, in their order. */
  static ImmutableList<Point> circle(int vertices) {
    return places(vertices, circle(graph(vertices, ImmutableSet.of())));
  }

  /**
   * Joined vertices pull, all push, from a circle on (Fruchterman and Reingold, "Graph Drawing by
   * Force-directed Placement", Software: Practice and Experience 21, 1991).
   */
  static ImmutableList<Point> springs(int vertices, ImmutableSet<Edge> edges) {
    Graph<Integer, DefaultEdge> graph = graph(vertices, edges);
    MapLayoutModel2D<Integer> model = circle(graph);
    FRLayoutAlgorithm2D<Integer, DefaultEdge> springs =
        new FRLayoutAlgorithm2D<>(
            STEPS, FRLayoutAlgorithm2D.DEFAULT_NORMALIZATION_FACTOR, new Random(1));
    springs.setInitializer(model::get);
    springs.layout(graph, model);
    return places(vertices, model);
  }

  private static Graph<Integer, DefaultEdge> graph(int vertices, ImmutableSet<Edge> edges) {
    Graph<Integer, DefaultEdge> graph = new SimpleGraph<>(DefaultEdge.class);
    for (int v = 0; v < vertices; v++) {
      graph.addVertex(v);
    }
    edges.forEach(edge -> graph.addEdge(edge.from(), edge.to()));
    return graph;
  }

  private static MapLayoutModel2D<Integer> circle(Graph<Integer, DefaultEdge> graph) {
    MapLayoutModel2D<Integer> model = new MapLayoutModel2D<>(new Box2D(SIDE, SIDE));
    new CircularLayoutAlgorithm2D<Integer, DefaultEdge>(SIDE / 2).layout(graph, model);
    return model;
  }

  private static ImmutableList<Point> places(int vertices, MapLayoutModel2D<Integer> model) {
    return IntStream.range(0, vertices)
        .mapToObj(model::get)
        .map(at -> new Point(at.getX(), at.getY()))
        .collect(ImmutableList.toImmutableList());
  }
}
