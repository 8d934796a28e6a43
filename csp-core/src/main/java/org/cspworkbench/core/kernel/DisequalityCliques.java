package org.cspworkbench.core.kernel;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.cspworkbench.core.model.AllDifferent;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Difference;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;

/**
 * The all-different constraints that a structure implies without stating them: cliques of the graph
 * in which an edge joins two variables that must not be equal, by a constraint on both or by a pair
 * of an all-different constraint.
 *
 * <p>A clique is implied only where a matching finds more than the pairs do: where its variables
 * together have no more values than there are variables, and no stated constraint contains them
 * all. So variables with more values than neighbours are left out from the beginning.
 */
final class DisequalityCliques {

  private static final int LEAST_SIZE = 4;

  private DisequalityCliques() {}

  /** Returns the constraints that {@code structure} implies. */
  static ImmutableList<Constraint> of(Csp.Structure structure) {
    List<BitSet> stated = new ArrayList<>();
    for (Constraint constraint : structure.constraints()) {
      if (constraint instanceof AllDifferent) {
        BitSet scope = new BitSet();
        constraint.scope().forEach(x -> scope.set(x.index()));
        stated.add(scope);
      }
    }
    ImmutableList.Builder<Constraint> implied = ImmutableList.builder();
    for (BitSet clique : EdgeCliqueCover.of(promising(structure))) {
      ImmutableList<Variable> scope =
          clique.stream()
              .mapToObj(structure.variables()::get)
              .collect(ImmutableList.toImmutableList());
      if (isTight(scope.size(), valueCount(scope)) && !isInOne(stated, clique)) {
        implied.add(new AllDifferent("implied allDifferent" + scope, scope));
      }
    }
    return implied.build();
  }

  /** Returns whether a matching may find more than the pairs of these variables. */
  private static boolean isTight(int variables, long values) {
    return variables >= LEAST_SIZE && values <= variables;
  }

  private static long valueCount(ImmutableList<Variable> scope) {
    Set<Integer> values = new HashSet<>();
    for (Variable x : scope) {
      Domain domain = x.domain();
      for (int i = 0; i < domain.size(); i++) {
        values.add(domain.valueAt(i));
      }
    }
    return values.size();
  }

  private static boolean isInOne(List<BitSet> stated, BitSet clique) {
    return stated.stream()
        .anyMatch(
            scope -> {
              BitSet outside = (BitSet) clique.clone();
              outside.andNot(scope);
              return outside.isEmpty();
            });
  }

  /** Returns for each variable those that must differ from it, if they may be in a tight clique. */
  private static int[][] promising(Csp.Structure structure) {
    BitSet[] all = neighbours(structure);
    BitSet promising = new BitSet();
    for (int x = 0; x < all.length; x++) {
      int values = structure.variables().get(x).domain().size();
      promising.set(x, isTight(all[x].cardinality() + 1, values));
    }
    int[][] neighbours = new int[all.length][0];
    for (int x = promising.nextSetBit(0); x >= 0; x = promising.nextSetBit(x + 1)) {
      all[x].and(promising);
      neighbours[x] = all[x].stream().toArray();
    }
    return neighbours;
  }

  /** Returns for each variable those that must differ from it. */
  static BitSet[] neighbours(Csp.Structure structure) {
    BitSet[] neighbours = new BitSet[structure.variables().size()];
    Arrays.setAll(neighbours, x -> new BitSet());
    for (Constraint constraint : structure.constraints()) {
      for (Constraint pair : constraint.pairs().orElse(ImmutableList.of(constraint))) {
        Difference difference = pair.difference().orElse(null);
        if (difference != null && forbidsEqual(difference)) {
          int x = difference.x().index();
          int y = difference.y().index();
          neighbours[x].set(y);
          neighbours[y].set(x);
        }
      }
    }
    for (int x = 0; x < neighbours.length; x++) {
      neighbours[x].clear(x);
    }
    return neighbours;
  }

  private static boolean forbidsEqual(Difference difference) {
    return switch (difference.allowed()) {
      case EQUAL -> difference.first() != 0;
      case UNEQUAL, OUTSIDE -> difference.first() <= 0 && difference.last() >= 0;
      case LESS -> difference.first() <= 0;
    };
  }
}
