package org.cspworkbench.core.kernel;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import com.google.common.primitives.Ints;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Difference;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.schedule.Disjunctive;
import org.cspworkbench.core.schedule.TaskOrder;

/**
 * The resources that a structure implies without stating them: cliques of the graph in which an
 * edge joins two tasks of which one must end before the other starts, by a constraint on both. Each
 * task lasts as long as the edges of the clique say at least.
 */
final class DisjunctiveCliques {

  private static final int LEAST_SIZE = 3;

  private final ImmutableList<Variable> variables;
  private final List<Map<Integer, Long>> lengths = new ArrayList<>(); // by task, before another
  private final List<BitSet> stated = new ArrayList<>();

  private DisjunctiveCliques(ImmutableList<Variable> variables) {
    this.variables = variables;
    variables.forEach(x -> lengths.add(new HashMap<>()));
  }

  /** Returns the constraints that {@code structure} implies. */
  static ImmutableList<Constraint> of(Csp.Structure structure) {
    DisjunctiveCliques cliques = new DisjunctiveCliques(structure.variables());
    structure.constraints().forEach(cliques::add);
    ImmutableList.Builder<Constraint> implied = ImmutableList.builder();
    for (BitSet clique : EdgeCliqueCover.of(cliques.neighbours())) {
      if (clique.cardinality() >= LEAST_SIZE && !cliques.isStated(clique)) {
        implied.add(cliques.resource(clique));
      }
    }
    return implied.build();
  }

  private void add(Constraint constraint) {
    if (constraint instanceof Disjunctive resource) {
      BitSet tasks = new BitSet();
      resource.scope().forEach(x -> tasks.set(x.index()));
      stated.add(tasks);
    } else if (constraint instanceof TaskOrder order) {
      order.tasks().difference().ifPresent(this::add);
    } else {
      constraint.difference().ifPresent(this::add);
    }
  }

  private void add(Difference difference) {
    int x = difference.x().index();
    int y = difference.y().index();
    if (difference.allowed() == Difference.Allowed.OUTSIDE
        && difference.first() <= 0
        && difference.last() >= 0
        && x != y) {
      lengths.get(x).merge(y, 1 - difference.first(), Math::max);
      lengths.get(y).merge(x, difference.last() + 1, Math::max);
    }
  }

  private int[][] neighbours() {
    int[][] neighbours = new int[lengths.size()][];
    for (int x = 0; x < neighbours.length; x++) {
      neighbours[x] = Ints.toArray(lengths.get(x).keySet());
      Arrays.sort(neighbours[x]);
    }
    return neighbours;
  }

  private boolean isStated(BitSet clique) {
    for (BitSet tasks : stated) {
      BitSet outside = (BitSet) clique.clone();
      outside.andNot(tasks);
      if (outside.isEmpty()) {
        return true;
      }
    }
    return false;
  }

  private Disjunctive resource(BitSet clique) {
    ImmutableList.Builder<Variable> tasks = ImmutableList.builder();
    ImmutableIntArray.Builder shortest = ImmutableIntArray.builder();
    for (int x = clique.nextSetBit(0); x >= 0; x = clique.nextSetBit(x + 1)) {
      long length = Integer.MAX_VALUE;
      for (Map.Entry<Integer, Long> other : lengths.get(x).entrySet()) {
        length = clique.get(other.getKey()) ? Math.min(length, other.getValue()) : length;
      }
      tasks.add(variables.get(x));
      shortest.add((int) length);
    }
    return new Disjunctive(tasks.build(), shortest.build());
  }
}
