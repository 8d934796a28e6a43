package org.cspworkbench.core.kernel;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Extension;
import org.cspworkbench.core.model.LinearSum;
import org.cspworkbench.core.model.LinearSum.Comparison;
import org.cspworkbench.core.model.TupleList;
import org.cspworkbench.core.model.Variable;

/**
 * The few tuples that satisfy an equation whose variables all differ: a sum bounds its variables
 * without regard to that, and the disequalities do without regard to the sum. A table of both
 * removes what either alone leaves (constraints of one scope: Akgün, Gent, Jefferson, Kiziltan,
 * Miguel, Nightingale, Salamon and Ulrich-Oltean, "Automatic Tabulation in Constraint Models",
 * 2022).
 */
final class DifferentTerms {

  private static final int LEAST_SIZE = 3;

  private static final int MOST_COMBINATIONS = 1 << 16;

  /** What equations with the same tuples have in common. */
  private record Equation(
      ImmutableLongArray coefficients, long bound, ImmutableList<Domain> domains) {}

  private final Map<Equation, TupleList> lists = new HashMap<>();

  private DifferentTerms() {}

  /** Returns the tables that {@code structure} implies. */
  static ImmutableList<Constraint> of(Csp.Structure structure) {
    List<LinearSum> equations = new ArrayList<>();
    for (Constraint constraint : structure.constraints()) {
      if (constraint instanceof LinearSum sum && isShortEquation(sum)) {
        equations.add(sum);
      }
    }
    if (equations.isEmpty()) {
      return ImmutableList.of();
    }
    DifferentTerms terms = new DifferentTerms();
    BitSet[] different = DisequalityCliques.neighbours(structure);
    ImmutableList.Builder<Constraint> implied = ImmutableList.builder();
    for (LinearSum sum : equations) {
      if (areDifferent(sum.scope(), different)) {
        implied.add(terms.table(sum));
      }
    }
    return implied.build();
  }

  private static boolean isShortEquation(LinearSum sum) {
    if (sum.comparison() != Comparison.EQUAL || sum.scope().size() < LEAST_SIZE) {
      return false;
    }
    long combinations = 1;
    for (Variable x : sum.scope()) {
      combinations *= x.domain().size();
      if (combinations > MOST_COMBINATIONS) {
        return false;
      }
    }
    return true;
  }

  private static boolean areDifferent(List<Variable> scope, BitSet[] different) {
    for (Variable x : scope) {
      for (Variable y : scope) {
        if (!x.equals(y) && !different[x.index()].get(y.index())) {
          return false;
        }
      }
    }
    return new HashSet<>(scope).size() == scope.size();
  }

  private Extension table(LinearSum sum) {
    ImmutableList<Domain> domains =
        sum.scope().stream().map(Variable::domain).collect(ImmutableList.toImmutableList());
    TupleList tuples =
        lists.computeIfAbsent(
            new Equation(sum.coefficients(), sum.bound(), domains), equation -> tuples(sum));
    return new Extension(sum.scope(), Extension.Polarity.SUPPORTS, tuples);
  }

  private static TupleList tuples(LinearSum sum) {
    List<int[]> tuples = new ArrayList<>();
    addTuples(sum, new int[sum.scope().size()], 0, tuples);
    return TupleList.of(sum.scope().size(), tuples.toArray(int[][]::new));
  }

  /** Adds the tuples that begin with the first {@code count} values of {@code tuple}. */
  private static void addTuples(LinearSum sum, int[] tuple, int count, List<int[]> tuples) {
    if (count == tuple.length) {
      if (sum.isSatisfiedBy(tuple)) {
        tuples.add(tuple.clone());
      }
      return;
    }
    Domain domain = sum.scope().get(count).domain();
    for (int i = 0; i < domain.size(); i++) {
      tuple[count] = domain.valueAt(i);
      if (!isAmongFirst(tuple, count)) {
        addTuples(sum, tuple, count + 1, tuples);
      }
    }
  }

  /** Returns whether the value at place {@code count} stands before it too. */
  private static boolean isAmongFirst(int[] tuple, int count) {
    for (int k = 0; k < count; k++) {
      if (tuple[k] == tuple[count]) {
        return true;
      }
    }
    return false;
  }
}
