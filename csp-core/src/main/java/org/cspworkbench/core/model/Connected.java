package org.cspworkbench.core.model;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;

/**
 * All that is open is one network: the variables are the vertices of a graph, the value of each
 * decides which of its edges it opens, and those that open anything are connected by edges that are
 * open at both ends (of graph variables: Dooms, Deville and Dupont, "CP(Graph): Introducing a Graph
 * Computation Domain in Constraint Programming", CP 2005).
 *
 * <p>A variable has numbered ports, which are the same for all variables, such as the four sides of
 * a tile. An edge leads from a port of one variable to a port of another. A value that opens a port
 * takes part even if no edge leads from it; where no variable takes part, or only one, the
 * constraint is satisfied.
 *
 * @param scope the variables, at least one
 * @param ports for each port the values that open it; at most {@value #MAX_PORTS}
 * @param edges one edge after the other, as four numbers: the position of a variable in the scope,
 *     its port, the position of the other variable, and the port of that one
 */
public record Connected(
    ImmutableList<Variable> scope,
    ImmutableList<ImmutableSet<Integer>> ports,
    ImmutableIntArray edges)
    implements Constraint {

  /** The binary form of these constraints. */
  public static final BinaryForm<Connected> FORM =
      new BinaryForm<>(41, Connected.class, Connected::write, Connected::read);

  /** The greatest number of ports. */
  public static final int MAX_PORTS = 62;

  /**
   * Checks the graph.
   *
   * @param scope the variables, at least one
   * @param ports for each port the values that open it
   * @param edges one edge after the other, as four numbers
   * @throws IllegalArgumentException if there is no variable, there are too many ports, or an edge
   *     leads to a variable or port that does not exist
   */
  public Connected {
    checkArgument(!scope.isEmpty(), "a network needs at least one variable");
    checkArgument(
        ports.size() <= MAX_PORTS,
        "expected at most %s ports of a variable, found %s",
        MAX_PORTS,
        ports.size());
    checkArgument(edges.length() % 4 == 0, "the last edge of a network is not whole");
    for (int k = 0; k < edges.length(); k += 2) {
      checkArgument(
          edges.get(k) >= 0 && edges.get(k) < scope.size(),
          "an edge leads to variable number %s of %s",
          edges.get(k),
          scope.size());
      checkArgument(
          edges.get(k + 1) >= 0 && edges.get(k + 1) < ports.size(),
          "an edge leads to port number %s of %s",
          edges.get(k + 1),
          ports.size());
    }
  }

  /** Returns the number of edges. */
  public int edgeCount() {
    return edges.length() / 4;
  }

  /** Returns the position of the variable at end 0 or 1 of edge number {@code edge}. */
  public int position(int edge, int end) {
    return edges.get(4 * edge + 2 * end);
  }

  /** Returns the port to which end 0 or 1 of edge number {@code edge} leads. */
  public int port(int edge, int end) {
    return edges.get(4 * edge + 2 * end + 1);
  }

  @Override
  public boolean isSatisfiedBy(int... values) {
    int[] parent = new int[values.length]; // of disjoint sets, one for each connected component
    int components = 0;
    for (int k = 0; k < values.length; k++) {
      parent[k] = k;
      int value = values[k];
      components += ports.stream().anyMatch(port -> port.contains(value)) ? 1 : 0;
    }
    for (int edge = 0; edge < edgeCount(); edge++) {
      int first = position(edge, 0);
      int second = position(edge, 1);
      if (ports.get(port(edge, 0)).contains(values[first])
          && ports.get(port(edge, 1)).contains(values[second])) {
        int one = representative(parent, first);
        int other = representative(parent, second);
        components -= one == other ? 0 : 1;
        parent[one] = other;
      }
    }
    return components <= 1;
  }

  private static int representative(int[] parent, int start) {
    int k = start;
    while (parent[k] != k) {
      parent[k] = parent[parent[k]]; // halves the path
      k = parent[k];
    }
    return k;
  }

  @Override
  public Propagator propagator(Scope scope) {
    return new ArticulationPoints(this, scope);
  }

  private void write(ConstraintWriter out) {
    out.variables(scope);
    out.count(ports.size());
    ports.forEach(out::values);
    out.integers(edges);
  }

  private static Connected read(ConstraintReader in) throws MalformedEncodingException {
    return new Connected(in.variables(), in.list(in.count(), in::values), in.integers());
  }

  @Override
  public String toString() {
    return "connected(" + RelationText.names(scope) + ")";
  }
}
