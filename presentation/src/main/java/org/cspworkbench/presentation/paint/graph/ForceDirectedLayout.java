package org.cspworkbench.presentation.paint.graph;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.stream.IntStream;
import org.cspworkbench.presentation.paint.graph.GraphLayout.Edge;
import org.cspworkbench.presentation.surface.Point;

/**
 * A force-directed layout of a graph: any two vertices repel each other, adjacent ones attract each
 * other, and in each step a vertex moves in the direction of its total force, by a distance that
 * decreases (Fruchterman and Reingold, "Graph Drawing by Force-directed Placement", Software:
 * Practice and Experience 21, 1991).
 *
 * <p>It starts from a circle instead of random places and computes with {@link StrictMath}, so that
 * the same graph has the same layout everywhere. Each step takes O(n² + e) for n vertices and e
 * edges.
 */
final class ForceDirectedLayout {

  /** The side of the square around the disc in which the vertices are placed. */
  static final double SIDE = 1000;

  /** The number of steps; more change little in graphs of up to 150 vertices. */
  private static final int STEPS = 300;

  /**
   * The distance of two adjacent vertices, as a fraction of the side of each vertex's share of the
   * square.
   */
  private static final double DENSITY = 0.5;

  /** The maximum distance of a vertex's first move. */
  private static final double FIRST_MOVE = SIDE / 10;

  private final ImmutableSet<Edge> edges;
  private final double length; // at which attraction and repulsion of joined vertices are equal
  private final double[] x;
  private final double[] y;
  private final double[] forceX;
  private final double[] forceY;

  private ForceDirectedLayout(ImmutableList<Point> start, ImmutableSet<Edge> edges) {
    int vertices = start.size();
    this.edges = edges;
    this.length = DENSITY * Math.sqrt(SIDE * SIDE / vertices);
    this.x = start.stream().mapToDouble(Point::x).toArray();
    this.y = start.stream().mapToDouble(Point::y).toArray();
    this.forceX = new double[vertices];
    this.forceY = new double[vertices];
  }

  /** Returns the positions of the vertices of a graph, by index. */
  static ImmutableList<Point> of(int vertices, ImmutableSet<Edge> edges) {
    ForceDirectedLayout layout = new ForceDirectedLayout(circle(vertices), edges);
    for (int step = 0; step < STEPS; step++) {
      layout.sumForces();
      layout.move(FIRST_MOVE * (1 - (double) step / STEPS));
    }
    return IntStream.range(0, vertices)
        .mapToObj(v -> new Point(layout.x[v], layout.y[v]))
        .collect(ImmutableList.toImmutableList());
  }

  /** Returns the positions of vertices on a circle, in their order. */
  static ImmutableList<Point> circle(int vertices) {
    double radius = SIDE / 2;
    return IntStream.range(0, vertices)
        .mapToDouble(v -> 2 * Math.PI * v / vertices)
        .mapToObj(
            angle ->
                new Point(
                    radius + radius * StrictMath.cos(angle),
                    radius + radius * StrictMath.sin(angle)))
        .collect(ImmutableList.toImmutableList());
  }

  private void sumForces() {
    for (int v = 0; v < x.length; v++) {
      forceX[v] = 0;
      forceY[v] = 0;
    }
    for (int v = 0; v < x.length; v++) {
      for (int u = 0; u < v; u++) {
        repel(u, v);
      }
    }
    for (Edge edge : edges) {
      double distance = Math.sqrt(square(edge.from(), edge.to()));
      push(edge.from(), edge.to(), -distance / length);
    }
  }

  /** Adds the repulsion of two vertices; those at the same place repel each other horizontally. */
  private void repel(int u, int v) {
    double square = square(u, v);
    if (square == 0) {
      forceX[u] -= length;
      forceX[v] += length;
    } else {
      push(u, v, length * length / square);
    }
  }

  private double square(int u, int v) {
    double dx = x[v] - x[u];
    double dy = y[v] - y[u];
    return dx * dx + dy * dy;
  }

  /** Adds a repulsive force of {@code strength} times the distance of two vertices. */
  private void push(int u, int v, double strength) {
    double fx = (x[v] - x[u]) * strength;
    double fy = (y[v] - y[u]) * strength;
    forceX[u] -= fx;
    forceY[u] -= fy;
    forceX[v] += fx;
    forceY[v] += fy;
  }

  /**
   * Moves each vertex by its force, at most by {@code farthest}, within the disc. In a square,
   * isolated vertices would meet in the corners.
   */
  private void move(double farthest) {
    for (int v = 0; v < x.length; v++) {
      double force = Math.sqrt(forceX[v] * forceX[v] + forceY[v] * forceY[v]);
      if (force > 0) {
        double part = Math.min(force, farthest) / force;
        double dx = x[v] + part * forceX[v] - SIDE / 2;
        double dy = y[v] + part * forceY[v] - SIDE / 2;
        double inwards = Math.min(1, SIDE / 2 / Math.sqrt(dx * dx + dy * dy));
        x[v] = SIDE / 2 + inwards * dx;
        y[v] = SIDE / 2 + inwards * dy;
      }
    }
  }
}
