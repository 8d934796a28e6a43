package org.cspworkbench.core.kernel;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
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
    for (BitSet clique : EdgeCliqueCover.of(neighbours(structure))) {
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
    return scope.stream()
        .map(Variable::domain)
        .distinct()
        .flatMapToInt(Domain::values)
        .distinct()
        .count();
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
  private static int[][] neighbours(Csp.Structure structure) {
    int[][] all = allNeighbours(structure);
    BitSet promising = new BitSet();
    for (Variable x : structure.variables()) {
      promising.set(x.index(), isTight(all[x.index()].length + 1, x.domain().size()));
    }
    return IntStream.range(0, all.length)
        .mapToObj(x -> promising.get(x) ? Arrays.stream(all[x]) : IntStream.empty())
        .map(neighbours -> neighbours.filter(promising::get).toArray())
        .toArray(int[][]::new);
  }

  private static int[][] allNeighbours(Csp.Structure structure) {
    List<ImmutableIntArray.Builder> neighbours = new ArrayList<>();
    structure.variables().forEach(x -> neighbours.add(ImmutableIntArray.builder()));
    for (Constraint constraint : structure.constraints()) {
      for (Constraint pair : constraint.pairs().orElse(ImmutableList.of(constraint))) {
        Difference difference = pair.difference().orElse(null);
        if (difference != null && forbidsEqual(difference)) {
          int x = difference.x().index();
          int y = difference.y().index();
          neighbours.get(x).add(y);
          neighbours.get(y).add(x);
        }
      }
    }
    return IntStream.range(0, neighbours.size())
        .mapToObj(x -> neighbours.get(x).build().stream().filter(y -> y != x))
        .map(some -> some.sorted().distinct().toArray())
        .toArray(int[][]::new);
  }

  private static boolean forbidsEqual(Difference difference) {
    return switch (difference.allowed()) {
      case EQUAL -> difference.first() != 0;
      case UNEQUAL, OUTSIDE -> difference.first() <= 0 && difference.last() >= 0;
      case LESS -> difference.first() <= 0;
    };
  }
}
