package org.cspworkbench.core.gallery;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Drawing;
import org.cspworkbench.core.model.Variable;

/**
 * Graph colouring: give each vertex of a graph one of k colours so that no edge joins two of one
 * colour (Kempe, "On the Geographical Problem of the Four Colours", 1879; the benchmark of the
 * second DIMACS challenge, 1993).
 *
 * <p>Known: the Mycielski graph k needs k + 1 colours, so myciel3 has no colouring with 3 and
 * 23,000 with 4.
 */
public final class GraphColouring {

  private GraphColouring() {}

  /**
   * Returns the colourings of {@code graph}.
   *
   * @throws IllegalArgumentException if {@code colours} is not from 1 to 1,000
   */
  public static Csp of(Graph graph, int colours) {
    checkColours(colours);
    Csp.Builder csp = Csp.builder(graph.name() + " in " + colours + " colours");
    ImmutableList<Variable> vertices =
        csp.variables("v", graph.vertices(), Domain.range(1, colours));
    for (Graph.Edge edge : graph.edges()) {
      csp.notEqual(vertices.get(edge.from() - 1), vertices.get(edge.to() - 1));
    }
    return csp.depicting(Drawing.GRAPH).build();
  }

  /**
   * Checks a number of colours before there is a graph.
   *
   * @throws IllegalArgumentException if {@code colours} is not from 1 to 1,000
   */
  public static void checkColours(int colours) {
    checkArgument(colours >= 1 && colours <= 1000, "expected 1 to 1000 colours, not %s", colours);
  }

  /**
   * Returns how many colours the greedy colouring takes that gives each vertex the first colour
   * that none of its neighbours has, the vertices with the most neighbours first (Welsh and Powell,
   * "An upper bound for the chromatic number of a graph", The Computer Journal 10, 1967). There is
   * a colouring with as many; often there is one with fewer.
   */
  public static int greedyColours(Graph graph) {
    List<Set<Integer>> neighbours = neighbours(graph);
    int[] colours = new int[graph.vertices() + 1]; // 0 as long as there is none
    byDegree(neighbours)
        .forEach(
            vertex -> {
              BitSet taken = new BitSet();
              neighbours.get(vertex).forEach(each -> taken.set(colours[each]));
              colours[vertex] = taken.nextClearBit(1);
            });
    return Arrays.stream(colours).max().orElseThrow();
  }

  /**
   * Returns the size of a clique, found greedily from each vertex: a lower bound on the number of
   * colours, and often more.
   */
  public static int cliqueSize(Graph graph) {
    List<Set<Integer>> neighbours = neighbours(graph);
    return byDegree(neighbours).mapToInt(first -> cliqueWith(first, neighbours)).max().orElse(1);
  }

  /** Adds to the clique whichever neighbour of all its vertices has the most neighbours. */
  private static int cliqueWith(int first, List<Set<Integer>> neighbours) {
    Set<Integer> common = new HashSet<>(neighbours.get(first));
    int size = 1;
    while (!common.isEmpty()) {
      int next =
          common.stream()
              .max(
                  Comparator.<Integer>comparingInt(vertex -> neighbours.get(vertex).size())
                      .thenComparing(Comparator.reverseOrder()))
              .orElseThrow();
      common.retainAll(neighbours.get(next));
      size++;
    }
    return size;
  }

  private static List<Set<Integer>> neighbours(Graph graph) {
    List<Set<Integer>> neighbours = new ArrayList<>();
    for (int vertex = 0; vertex <= graph.vertices(); vertex++) {
      neighbours.add(new HashSet<>());
    }
    for (Graph.Edge edge : graph.edges()) {
      neighbours.get(edge.from()).add(edge.to());
      neighbours.get(edge.to()).add(edge.from());
    }
    return neighbours;
  }

  /** Returns the vertices, those with the most neighbours first. */
  private static Stream<Integer> byDegree(List<Set<Integer>> neighbours) {
    return IntStream.range(1, neighbours.size())
        .boxed()
        .sorted(Comparator.comparingInt(vertex -> -neighbours.get(vertex).size()));
  }
}
