package org.cspworkbench.presentation.paint;

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
import org.cspworkbench.presentation.paint.GraphLayout.Edge;

/**
 * The constraint graph of a problem: what two variables are joined, and what constraints join more.
 * Few variables that all have to differ are joined two by two, as that is what it means; any other
 * constraint of three or more is a hub to which its variables are joined.
 */
public final class ConstraintGraph {

  /** More variables that all differ are a hub: their lines could not be told apart. */
  private static final int LARGEST_CLIQUE = 16;

  /**
   * A constraint of three or more variables.
   *
   * @param constraint its position among the constraints of the problem
   * @param scope the indices of its variables, each once
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

  /** The graph of {@code csp}. */
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

  /** The problem. */
  public Csp csp() {
    return csp;
  }

  ImmutableSet<Edge> edges() {
    return edges;
  }

  ImmutableList<Hub> hubs() {
    return hubs;
  }

  /** The variables that are joined to variable {@code x} by a constraint of two. */
  ImmutableList<Integer> neighbours(int x) {
    return neighbours.get(x);
  }

  ImmutableList<Hub> hubsOf(int x) {
    return hubsOf.get(x);
  }

  /** How many pairs of variables are joined. */
  public int edgeCount() {
    return edges.size();
  }

  /** How many constraints join three or more variables. */
  public int hubCount() {
    return hubs.size();
  }
}
