package org.cspworkbench.core.gallery;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;

/**
 * An undirected graph without loops.
 *
 * @param name its name, such as {@code myciel3}
 * @param vertices how many vertices there are: they are numbered from 1
 * @param edges the edges, each once, in the order in which they are stated
 */
public record Graph(String name, int vertices, ImmutableList<Edge> edges) {

  /**
   * Two vertices that are joined.
   *
   * @param from one of them
   * @param to the other
   */
  public record Edge(int from, int to) {}

  /**
   * Checks the edges.
   *
   * @param name its name
   * @param vertices how many vertices there are
   * @param edges the edges
   * @throws IllegalArgumentException if there is no vertex, or an edge joins a vertex to itself or
   *     to one that does not exist
   */
  public Graph {
    checkArgument(vertices >= 1, "a graph needs at least one vertex");
    for (Edge edge : edges) {
      checkArgument(
          edge.from() >= 1
              && edge.from() <= vertices
              && edge.to() >= 1
              && edge.to() <= vertices
              && edge.from() != edge.to(),
          "expected an edge between two of the vertices 1 to %s, found %s",
          vertices,
          edge);
    }
  }

  /**
   * Returns the graphs of Mycielski, which have no triangle and yet need k + 1 colours ("Sur le
   * coloriage des graphes", Colloquium Mathematicum 3, 1955): a single edge for k = 1, a ring of
   * five for 2, the graph of Grötzsch for 3. Each is made of the one before: every vertex gets a
   * twin with the same neighbours, and all twins are joined to one more vertex.
   *
   * @throws IllegalArgumentException if {@code k} is not from 1 to 10
   */
  public static Graph mycielski(int k) {
    checkArgument(k >= 1 && k <= 10, "expected a Mycielski graph from 1 to 10, not %s", k);
    Graph graph = new Graph("myciel1", 2, ImmutableList.of(new Edge(1, 2)));
    for (int next = 2; next <= k; next++) {
      int n = graph.vertices();
      ImmutableList.Builder<Edge> edges = ImmutableList.<Edge>builder().addAll(graph.edges());
      for (Edge edge : graph.edges()) {
        edges.add(new Edge(edge.from(), n + edge.to()));
        edges.add(new Edge(edge.to(), n + edge.from()));
      }
      for (int twin = n + 1; twin <= 2 * n; twin++) {
        edges.add(new Edge(twin, 2 * n + 1));
      }
      graph = new Graph("myciel" + next, 2 * n + 1, edges.build());
    }
    return graph;
  }
}
