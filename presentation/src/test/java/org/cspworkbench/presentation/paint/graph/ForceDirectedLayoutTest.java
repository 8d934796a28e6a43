package org.cspworkbench.presentation.paint.graph;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.cspworkbench.presentation.paint.graph.GraphLayout.Edge;
import org.cspworkbench.presentation.surface.Point;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a force-directed layout promises of any graph, and what is known of simple ones. */
final class ForceDirectedLayoutTest {

  private static final double RADIUS = ForceDirectedLayout.SIDE / 2;
  private static final Point CENTRE = new Point(RADIUS, RADIUS);

  private static ImmutableSet<Edge> random(long seed, int vertices, int edges) {
    Random random = new Random(seed);
    Set<Edge> all = new HashSet<>();
    while (all.size() < edges) {
      int a = random.nextInt(vertices);
      int b = random.nextInt(vertices);
      if (a < b) {
        all.add(new Edge(a, b));
      }
    }
    return ImmutableSet.copyOf(all);
  }

  private static double mean(ImmutableList<Point> places, Iterable<Edge> edges) {
    double sum = 0;
    int count = 0;
    for (Edge edge : edges) {
      sum += places.get(edge.from()).distance(places.get(edge.to()));
      count++;
    }
    return sum / count;
  }

  /** Also where many vertices are joined to nothing. */
  @Test
  void verticesAreApartAndInsideTheDisc() {
    for (long seed = 0; seed < 20; seed++) {
      int vertices = 2 + (int) (seed * 5);
      ImmutableList<Point> places =
          ForceDirectedLayout.of(vertices, random(seed, vertices, vertices / 2));
      for (int a = 0; a < vertices; a++) {
        assertThat(places.get(a).distance(CENTRE)).isLessThanOrEqualTo(RADIUS + 1e-6);
        for (int b = 0; b < a; b++) {
          assertThat(places.get(a).distance(places.get(b)))
              .as("%d and %d, seed %d", a, b, seed)
              .isGreaterThan(1);
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6})
  void joinedVerticesAreNearerThanOthers(long seed) {
    int vertices = 30;
    ImmutableSet<Edge> edges = random(seed, vertices, 45);
    ImmutableList<Point> places = ForceDirectedLayout.of(vertices, edges);
    ImmutableList<Edge> others =
        random(seed, vertices, vertices * (vertices - 1) / 2).stream()
            .filter(edge -> !edges.contains(edge))
            .collect(ImmutableList.toImmutableList());
    assertThat(mean(places, edges)).isLessThan(0.7 * mean(places, others));
  }

  /** A cycle is a regular polygon: all sides are equal, and so are all distances to the middle. */
  @Test
  void aCycleIsARegularPolygon() {
    int vertices = 9;
    ImmutableSet<Edge> cycle =
        IntStream.range(0, vertices)
            .mapToObj(v -> new Edge(v, (v + 1) % vertices))
            .collect(ImmutableSet.toImmutableSet());
    ImmutableList<Point> places = ForceDirectedLayout.of(vertices, cycle);
    double side = places.get(0).distance(places.get(1));
    double radius = places.get(0).distance(CENTRE);
    for (Edge edge : cycle) {
      Point from = places.get(edge.from());
      assertThat(from.distance(places.get(edge.to()))).isCloseTo(side, Offset.offset(side / 20));
      assertThat(from.distance(CENTRE)).isCloseTo(radius, Offset.offset(radius / 20));
    }
  }

  /** The force that attracts two joined vertices is equal to that which repels them at k. */
  @Test
  void twoJoinedVerticesAreAsFarApartAsTheForcesBalance() {
    ImmutableList<Point> places = ForceDirectedLayout.of(2, ImmutableSet.of(new Edge(0, 1)));
    double k = 0.5 * Math.sqrt(ForceDirectedLayout.SIDE * ForceDirectedLayout.SIDE / 2);
    assertThat(places.get(0).distance(places.get(1))).isCloseTo(k, Offset.offset(k / 50));
  }
}
