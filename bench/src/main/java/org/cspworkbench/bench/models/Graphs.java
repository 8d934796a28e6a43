package org.cspworkbench.bench.models;

import static org.cspworkbench.xcsp3.models.InstanceText.names;
import static org.cspworkbench.xcsp3.models.InstanceText.tuple;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.xcsp3.models.InstanceText;

/** Graphs that are random, wanted, or to be laid out. */
final class Graphs {

  private Graphs() {}

  /** Two vertices, the lower one first. */
  private record Edge(int from, int to) {}

  /** Each pair of vertices is an edge with this probability, in per cent. */
  private static List<Edge> randomGraph(int vertices, int density, RandomStream random) {
    List<Edge> edges = new ArrayList<>();
    for (int to = 1; to < vertices; to++) {
      for (int from = 0; from < to; from++) {
        if (random.nextInt(100) < density) {
          edges.add(new Edge(from, to));
        }
      }
    }
    return edges;
  }

  /** A largest set of vertices of a random graph without an edge between them. */
  static InstanceText independentSet(int vertices, int density, long seed) {
    InstanceText text = new InstanceText().array("x", "[%d]".formatted(vertices), "0 1");
    for (Edge edge : randomGraph(vertices, density, new RandomStream(seed))) {
      text.intension("le(add(x[%d],x[%d]),1)".formatted(edge.from, edge.to));
    }
    return text.objective("maximize", "sum", "x[]");
  }

  /**
   * Radio link frequency assignment with the least highest frequency (Cabon et al., 1999): the two
   * directions of a link have a fixed distance, links that disturb each other a least one.
   */
  static InstanceText frequencies(int links, int density, long seed) {
    RandomStream random = new RandomStream(seed);
    int vertices = 2 * links;
    InstanceText text = new InstanceText().array("f", "[%d]".formatted(vertices), "0..60");
    for (int i = 0; i < vertices; i += 2) {
      text.intension("eq(dist(f[%d],f[%d]),8)".formatted(i, i + 1));
    }
    for (Edge edge : randomGraph(vertices, density, random)) {
      if (edge.from / 2 != edge.to / 2) {
        int distance = 1 + random.nextInt(5);
        text.intension("gt(dist(f[%d],f[%d]),%d)".formatted(edge.from, edge.to, distance));
      }
    }
    return text.objective("minimize", "maximum", "f[]");
  }

  /** Community detection: the greatest weight within groups of a network of friends and foes. */
  static InstanceText communities(int people, int groups, long seed) {
    RandomStream random = new RandomStream(seed);
    List<Edge> pairs = randomGraph(people, 100, random);
    int[] weights = IntStream.range(0, pairs.size()).map(i -> random.nextInt(21) - 10).toArray();
    String together =
        names(pairs.size(), i -> "eq(x[%d],x[%d])".formatted(pairs.get(i).from, pairs.get(i).to));
    return new InstanceText()
        .array("x", "[%d]".formatted(people), "0.." + (groups - 1))
        .instantiation("x[0]", 0)
        .objective("maximize", "sum", together, weights);
  }

  /** Travelling salesman among random points: a shortest circuit. */
  static InstanceText travelingSalesman(int cities, long seed) {
    RandomStream random = new RandomStream(seed);
    int[][] places = new int[cities][];
    for (int i = 0; i < cities; i++) {
      places[i] = new int[] {random.nextInt(100), random.nextInt(100)};
    }
    InstanceText text =
        new InstanceText()
            .array("next", "[%d]".formatted(cities), "0.." + (cities - 1))
            .array("length", "[%d]".formatted(cities), "0..142")
            .constraint("<circuit> next[] </circuit>");
    for (int i = 0; i < cities; i++) {
      int from = i;
      text.supports(
          "next[%d] length[%d]".formatted(i, i),
          IntStream.range(0, cities)
              .filter(to -> to != from)
              .mapToObj(to -> tuple(to, distance(places[from], places[to]))));
    }
    return text.objective("minimize", "sum", "length[]");
  }

  private static int distance(int[] from, int[] to) {
    int right = to[0] - from[0];
    int down = to[1] - from[1];
    return (int) Math.round(Math.sqrt(right * right + down * down));
  }

  /** Bandwidth: numbers for the vertices with the least largest difference along an edge. */
  static InstanceText bandwidth(int vertices, int density, long seed) {
    InstanceText text =
        new InstanceText()
            .array("x", "[%d]".formatted(vertices), "0.." + (vertices - 1))
            .array("most", "[1]", "1.." + (vertices - 1))
            .allDifferent("x[]");
    for (Edge edge : randomGraph(vertices, density, new RandomStream(seed))) {
      text.intension("le(dist(x[%d],x[%d]),most[0])".formatted(edge.from, edge.to));
    }
    return text.objective("minimize", "sum", "most[0]");
  }

  /** Degrees of a graph without diamonds (CSPLib 50), multiples of 3 whose sum is one of 12. */
  static InstanceText diamondFree(int vertices) {
    String matrix = "[%d][%d]".formatted(vertices, vertices);
    String multiples = names((vertices - 1) / 3, i -> "" + 3 * (i + 1));
    String sums = names(vertices * (vertices - 1) / 12, i -> "" + 12 * (i + 1));
    InstanceText text =
        new InstanceText()
            .array("x", matrix, "0 1")
            .array("degree", "[%d]".formatted(vertices), multiples)
            .array("sum", "[1]", sums)
            .sum("degree[]", "(eq,sum[0])")
            .constraint("<ordered><list> degree[] </list><operator> ge </operator></ordered>");
    for (int i = 0; i < vertices; i++) {
      text.sum("x[%d][]".formatted(i), "(eq,degree[%d])".formatted(i));
      text.instantiation("x[%d][%d]".formatted(i, i), 0);
      for (int j = i + 1; j < vertices; j++) {
        text.intension("eq(x[%d][%d],x[%d][%d])".formatted(i, j, j, i));
        for (int k = j + 1; k < vertices; k++) {
          for (int l = k + 1; l < vertices; l++) {
            text.sum(
                "x[%d][%d] x[%d][%d] x[%d][%d] x[%d][%d] x[%d][%d] x[%d][%d]"
                    .formatted(i, j, i, k, i, l, j, k, j, l, k, l),
                "(le,4)");
          }
        }
      }
    }
    return text;
  }
}
