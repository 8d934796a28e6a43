package org.cspworkbench.presentation.paint.graph;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
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

  /** With more constraints on two variables, labels on their edges would not be legible. */
  private static final int MOST_LABELLED = 40;

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
  private final ImmutableList<Integer> labelled;

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
    this.labelled = labelled(csp);
  }

  /** Returns the constraints on two variables, unless there are many or all are the same. */
  private static ImmutableList<Integer> labelled(Csp csp) {
    ImmutableList<Integer> binary =
        IntStream.range(0, csp.constraints().size())
            .filter(c -> scope(csp, c).length() == 2)
            .boxed()
            .collect(toImmutableList());
    long relations =
        binary.stream().limit(MOST_LABELLED).map(c -> relation(csp, c)).distinct().count();
    return relations > 1 && binary.size() <= MOST_LABELLED ? binary : ImmutableList.of();
  }

  /** Returns what a constraint says, without the names of its variables. */
  private static String relation(Csp csp, int constraint) {
    String words = csp.constraints().get(constraint).toString();
    List<String> names =
        csp.constraints().get(constraint).scope().stream()
            .map(Variable::name)
            .sorted(Comparator.comparing(String::length).reversed()) // one may begin another
            .toList();
    for (String name : names) {
      words = words.replace(name, "");
    }
    return words;
  }

  /** Returns the variables of a constraint, by index, each once. */
  static ImmutableIntArray scope(Csp csp, int constraint) {
    return ImmutableIntArray.copyOf(
        csp.constraints().get(constraint).scope().stream()
            .mapToInt(Variable::index)
            .distinct()
            .sorted());
  }

  /** Returns the graph of {@code csp}. */
  public static ConstraintGraph of(Csp csp) {
    Set<Edge> edges = new LinkedHashSet<>();
    ImmutableList.Builder<Hub> hubs = ImmutableList.builder();
    for (int c = 0; c < csp.constraints().size(); c++) {
      Constraint constraint = csp.constraints().get(c);
      ImmutableIntArray scope = scope(csp, c);
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

  /** Returns the constraints whose edges are labelled, since they differ from each other. */
  ImmutableList<Integer> labelled() {
    return labelled;
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
