package org.cspworkbench.presentation.paint.graph;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.cspworkbench.core.model.AllDifferent;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.presentation.paint.graph.GraphLayout.Edge;

/**
 * The constraint graph of a problem. Two variables of a binary constraint are joined by an edge,
 * and so are the variables of a small all-different constraint, which is equivalent to binary ones.
 * Any other constraint of three or more variables is a hub that is joined to its variables.
 */
public final class ConstraintGraph {

  /** A larger all-different constraint is a hub, because its edges would not be distinguishable. */
  private static final int LARGEST_CLIQUE = 16;

  /**
   * A constraint of three or more variables.
   *
   * @param constraint the index of the constraint in the problem
   * @param scope the indices of its variables, without repetition
   */
  record Hub(int constraint, ImmutableIntArray scope) {}

  private final Csp csp;
  private final ImmutableSet<Edge> edges;
  private final ImmutableList<Hub> hubs;
  private final ImmutableListMultimap<Integer, Integer> neighbours;
  private final ImmutableListMultimap<Integer, Hub> hubsOf;

  private ConstraintGraph(Csp csp, Set<Edge> edges, List<Hub> hubs) {
    this.csp = csp;
    this.edges = ImmutableSet.copyOf(edges);
    this.hubs = ImmutableList.copyOf(hubs);
    ImmutableListMultimap.Builder<Integer, Integer> joined = ImmutableListMultimap.builder();
    edges.forEach(edge -> joined.put(edge.from(), edge.to()).put(edge.to(), edge.from()));
    this.neighbours = joined.build();
    ImmutableListMultimap.Builder<Integer, Hub> of = ImmutableListMultimap.builder();
    hubs.forEach(hub -> hub.scope().forEach(x -> of.put(x, hub)));
    this.hubsOf = of.build();
  }

  /** Returns the graph of {@code csp}. */
  public static ConstraintGraph of(Csp csp) {
    Set<Edge> edges = new LinkedHashSet<>();
    ImmutableList.Builder<Hub> hubs = ImmutableList.builder();
    for (int c = 0; c < csp.constraints().size(); c++) {
      Constraint constraint = csp.constraints().get(c);
      ImmutableIntArray scope =
          ImmutableIntArray.copyOf(
              constraint.scope().stream().mapToInt(Variable::index).distinct().sorted());
      boolean isClique = constraint instanceof AllDifferent && scope.length() <= LARGEST_CLIQUE;
      if (scope.length() == 2 || isClique) {
        join(scope, edges);
      } else if (scope.length() > 2) {
        hubs.add(new Hub(c, scope));
      }
    }
    return new ConstraintGraph(csp, edges, hubs.build());
  }

  private static void join(ImmutableIntArray scope, Set<Edge> edges) {
    for (int i = 0; i < scope.length(); i++) {
      for (int j = i + 1; j < scope.length(); j++) {
        edges.add(new Edge(scope.get(i), scope.get(j)));
      }
    }
  }

  /** Returns the problem. */
  public Csp csp() {
    return csp;
  }

  ImmutableSet<Edge> edges() {
    return edges;
  }

  ImmutableList<Hub> hubs() {
    return hubs;
  }

  /** Returns the variables that an edge joins to variable {@code x}. */
  ImmutableList<Integer> neighbours(int x) {
    return neighbours.get(x);
  }

  ImmutableList<Hub> hubsOf(int x) {
    return hubsOf.get(x);
  }

  /** Returns the number of edges. */
  public int edgeCount() {
    return edges.size();
  }

  /** Returns the number of hubs. */
  public int hubCount() {
    return hubs.size();
  }
}
