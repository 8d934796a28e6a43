package org.cspworkbench.core.search.local;

import static org.cspworkbench.core.kernel.Network.NONE;

import com.google.common.primitives.Booleans;
import com.google.common.primitives.ImmutableIntArray;
import com.google.common.primitives.Ints;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.cspworkbench.core.kernel.Adjacency;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.DistinctVariables;
import org.cspworkbench.core.model.Variable;

/**
 * The constraints on three or more variables of one run, numbered from 0: their variables, which
 * are violated, and whether they allow a tuple.
 */
final class Relations {

  private final int[] position; // in the structure
  private final Constraint[] constraint;
  private final Variable[][] scope; // a variable that is repeated stands there as often
  private final int[][] variables; // each once
  private final int[][] tuple; // what the constraint is asked about
  private final int[][] ofVariable;
  private final boolean[] broken;

  /** Those that {@code network} did not take apart into pairs; none is violated. */
  Relations(Network network) {
    List<Integer> positions = new ArrayList<>();
    List<ImmutableIntArray.Builder> rows = new ArrayList<>();
    int[] number = new int[network.structure().constraints().size()];
    Arrays.fill(number, NONE);
    for (int x = 0; x < network.variableCount(); x++) {
      ImmutableIntArray.Builder row = ImmutableIntArray.builder();
      Adjacency arcsFrom = network.arcsFrom();
      for (int place = arcsFrom.start(x); place < arcsFrom.end(x); place++) {
        int arc = arcsFrom.at(place);
        if (network.dependsOnSeveral(arc)) {
          int position = network.constraintIndex(arc);
          if (number[position] == NONE) {
            number[position] = positions.size();
            positions.add(position);
          }
          row.add(number[position]);
        }
      }
      rows.add(row);
    }
    ofVariable = rows.stream().map(row -> row.build().toArray()).toArray(int[][]::new);
    position = Ints.toArray(positions);
    constraint =
        positions.stream().map(network.structure().constraints()::get).toArray(Constraint[]::new);
    scope =
        Arrays.stream(constraint)
            .map(c -> c.scope().toArray(Variable[]::new))
            .toArray(Variable[][]::new);
    variables =
        Arrays.stream(scope)
            .map(all -> DistinctVariables.of(List.of(all)).variables())
            .map(all -> all.stream().mapToInt(Variable::index).toArray())
            .toArray(int[][]::new);
    tuple = Arrays.stream(scope).map(all -> new int[all.length]).toArray(int[][]::new);
    broken = new boolean[constraint.length];
  }

  /** None is violated. */
  void clear() {
    Arrays.fill(broken, false);
  }

  /** Returns the relations that speak of {@code x}; not to be changed. */
  int[] of(int x) {
    return ofVariable[x];
  }

  /** Returns the variables that {@code relation} speaks of, each once; not to be changed. */
  int[] variables(int relation) {
    return variables[relation];
  }

  /** Returns whether {@code relation} is violated. */
  boolean isBroken(int relation) {
    return broken[relation];
  }

  /** Returns the position in the structure of the first one that is violated, or NONE. */
  int firstBroken() {
    int relation = Booleans.indexOf(broken, true);
    return relation == NONE ? NONE : position[relation];
  }

  /** From now on {@code relation} is violated, or not. */
  void setBroken(int relation, boolean isBroken) {
    broken[relation] = isBroken;
  }

  /**
   * Returns whether all variables of {@code relation} but {@code x} have a value in {@code value}.
   */
  boolean isComplete(int relation, int[] value, int x) {
    for (int y : variables[relation]) {
      if (y != x && value[y] == NONE) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns whether {@code relation} holds with value {@code i} of {@code x} and what the others
   * have.
   */
  boolean allows(int relation, int[] value, int x, int i) {
    Variable[] asked = scope[relation];
    int[] values = tuple[relation];
    for (int k = 0; k < values.length; k++) {
      int y = asked[k].index();
      values[k] = asked[k].domain().valueAt(y == x ? i : value[y]);
    }
    return constraint[relation].isSatisfiedBy(values);
  }
}
