package org.cspworkbench.core.testing;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import org.cspworkbench.core.model.AllDifferent;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;

/**
 * The arc consistent core of a problem, by its definition: values that lack a support under some
 * constraint are taken away, in any order and again and again, until every value has one.
 *
 * <p>All-different is the inequality of each pair. A constraint on three or more variables says
 * something only when all of them but one have one value left.
 */
public final class ArcConsistencyByDefinition {

  private final List<TreeSet<Integer>> domains = new ArrayList<>();

  private ArcConsistencyByDefinition(Iterable<? extends Iterable<Integer>> startingDomains) {
    for (Iterable<Integer> domain : startingDomains) {
      TreeSet<Integer> values = new TreeSet<>();
      domain.forEach(values::add);
      domains.add(values);
    }
  }

  /** The values from which each variable of {@code csp} starts. */
  public static ImmutableList<ImmutableSortedSet<Integer>> initialDomains(Csp csp) {
    return csp.variables().stream()
        .map(x -> csp.initialDomain(x).values().boxed())
        .map(values -> values.collect(ImmutableSortedSet.toImmutableSortedSet(Integer::compare)))
        .collect(toImmutableList());
  }

  /**
   * What is left of {@code domains}, by variable; nothing at all if some variable loses its last
   * value.
   */
  public static Optional<ImmutableList<ImmutableSortedSet<Integer>>> fixpoint(
      Csp csp, Iterable<? extends Iterable<Integer>> domains) {
    ArcConsistencyByDefinition definition = new ArcConsistencyByDefinition(domains);
    boolean shrunk = true;
    while (shrunk) {
      shrunk = false;
      for (Constraint constraint : csp.constraints()) {
        shrunk |= definition.filter(constraint);
      }
    }
    return definition.domains.stream().anyMatch(TreeSet::isEmpty)
        ? Optional.empty()
        : Optional.of(
            definition.domains.stream().map(ImmutableSortedSet::copyOf).collect(toImmutableList()));
  }

  private boolean filter(Constraint constraint) {
    if (constraint instanceof AllDifferent) {
      return filterAllDifferent(constraint.scope());
    }
    ImmutableList<Variable> scope =
        constraint.scope().stream().distinct().collect(toImmutableList());
    boolean shrunk = false;
    for (Variable x : scope) {
      List<Variable> others = scope.stream().filter(y -> !y.equals(x)).toList();
      if (others.size() < 2 || others.stream().allMatch(y -> domain(y).size() == 1)) {
        shrunk |= keep(x, value -> isSupported(constraint, x, value, others));
      }
    }
    return shrunk;
  }

  private boolean filterAllDifferent(List<Variable> scope) {
    boolean shrunk = false;
    for (int i = 0; i < scope.size(); i++) {
      for (int j = 0; j < scope.size(); j++) {
        Set<Integer> other = domain(scope.get(j));
        if (i != j && other.size() == 1) {
          int taken = other.iterator().next();
          shrunk |= keep(scope.get(i), value -> value != taken);
        }
      }
    }
    return shrunk;
  }

  private boolean isSupported(Constraint constraint, Variable x, int value, List<Variable> others) {
    if (others.isEmpty()) {
      return holds(constraint, x, value, x, value);
    }
    Variable y = others.get(0);
    return domain(y).stream().anyMatch(b -> holds(constraint, x, value, y, b));
  }

  /**
   * Whether a at x and b at y go together with the first value that any other variable has left.
   */
  private boolean holds(Constraint constraint, Variable x, int a, Variable y, int b) {
    return constraint.isSatisfiedBy(
        constraint.scope().stream()
            .mapToInt(z -> z.equals(x) ? a : z.equals(y) ? b : domain(z).iterator().next())
            .toArray());
  }

  private boolean keep(Variable x, IntPredicate good) {
    return domain(x).removeIf(value -> !good.test(value));
  }

  private Set<Integer> domain(Variable x) {
    return domains.get(x.index());
  }
}
