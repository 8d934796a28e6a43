package org.cspworkbench.core.gallery;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Linear;
import org.cspworkbench.core.model.Variable;

/**
 * Magic sequences: n numbers x0, x1, … such that each number k occurs exactly xk times among them
 * (Van Hentenryck, "Constraint Satisfaction in Logic Programming", 1989; number 19 of CSPLib). For
 * n = 4: 1 2 1 0 and 2 0 2 0.
 *
 * <p>Known numbers of sequences for n = 1, 2, …: 0, 0, 0, 2, 1, 0, and 1 for every n from 7 on.
 */
public final class MagicSequence {

  private MagicSequence() {}

  /**
   * Returns the sequences of {@code n} numbers. Two consequences of the definition are stated as
   * well, since they let most of the work be skipped: the numbers add up to n, and so do the
   * multiples k · xk.
   *
   * @throws IllegalArgumentException if {@code n} is not from 1 to 500
   */
  public static Csp ofLength(int n) {
    checkArgument(n >= 1 && n <= 500, "expected 1 to 500 numbers, not %s", n);
    Csp.Builder csp = Csp.builder("Magic sequence of " + n + " numbers");
    ImmutableList.Builder<Variable> numbers = ImmutableList.builder();
    for (int k = 0; k < n; k++) {
      numbers.add(csp.variable("x" + k, Domain.range(0, n - 1)));
    }
    ImmutableList<Variable> x = numbers.build();
    Linear multiples = Linear.sum(ImmutableList.of());
    for (int k = 0; k < n; k++) {
      csp.count(x, k, x.get(k));
      multiples = multiples.plus(k, x.get(k));
    }
    return csp.post(Linear.sum(x).equalTo(n)).post(multiples.equalTo(n)).build();
  }
}
