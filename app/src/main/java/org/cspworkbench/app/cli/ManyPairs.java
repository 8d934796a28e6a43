package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableList;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Difference;
import org.cspworkbench.core.model.DistinctVariables;
import org.cspworkbench.core.model.Variable;

/**
 * The constraint on two variables about which an algorithm has to ask most where it asks about
 * pairs of values one by one, since a domain is wide.
 *
 * @param constraint the constraint
 * @param pairs how many pairs of values its variables have
 */
record ManyPairs(Constraint constraint, long pairs) {

  /** Returns the one of {@code csp}, if it has any. */
  static Optional<ManyPairs> of(Csp csp) {
    return csp.constraints().stream()
        .flatMap(constraint -> of(constraint).stream())
        .max(Comparator.comparingLong(ManyPairs::pairs));
  }

  private static Optional<ManyPairs> of(Constraint constraint) {
    ImmutableList<Variable> scope = DistinctVariables.of(constraint.scope()).variables();
    boolean isInequality =
        constraint
            .difference()
            .filter(difference -> difference.allowed() == Difference.Allowed.UNEQUAL)
            .isPresent();
    return scope.size() == 2 && !isInequality && scope.stream().anyMatch(ManyPairs::isWide)
        ? Optional.of(new ManyPairs(constraint, (long) size(scope.get(0)) * size(scope.get(1))))
        : Optional.empty();
  }

  private static boolean isWide(Variable x) {
    return size(x) > Network.DEFAULT_NARROW;
  }

  private static int size(Variable x) {
    return x.domain().size();
  }

  /** Returns a sentence on what that costs {@code algorithm}. */
  String sentence(String algorithm) {
    return String.format(
        Locale.ROOT,
        "%s asks about pairs of values one by one, of which %s has %,d; auto filters it on bounds",
        algorithm,
        constraint,
        pairs);
  }
}
