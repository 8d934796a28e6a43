package org.cspworkbench.core.gallery;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.List;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Predicate;
import org.cspworkbench.core.model.Variable;

/**
 * The domino problem: a chain of n variables over 1 to d, each equal to the next, and a trigger
 * that lets the first be one more than the last, or both d (Bessière, Régin, Yap and Zhang, "An
 * Optimal Coarse-Grained Arc Consistency Algorithm", Artificial Intelligence 165, 2005).
 *
 * <p>Arc consistency alone solves it, and slowly: the trigger takes one value, which falls along
 * the chain before the next can go. An algorithm that looks for every support from the start pays
 * O(n·d³) checks. One solution: every variable is d.
 */
public final class Domino {

  private Domino() {}

  /**
   * Returns a chain of {@code n} variables over 1 to {@code d}.
   *
   * @throws IllegalArgumentException if {@code n} is not from 2 to 1,000 or {@code d} not from 1 to
   *     1,000
   */
  public static Csp of(int n, int d) {
    checkArgument(n >= 2 && n <= 1_000, "expected 2 to 1000 variables, not %s", n);
    checkArgument(d >= 1 && d <= 1_000, "expected 1 to 1000 values, not %s", d);
    Csp.Builder csp = Csp.builder("domino of " + n + " variables and " + d + " values");
    List<Variable> x = csp.variables("x", n, Domain.range(1, d));
    Predicate.Test isEqual = v -> v[0] == v[1]; // one object, so that one table is enough
    for (int i = 0; i + 1 < n; i++) {
      csp.where(x.get(i) + " = " + x.get(i + 1), isEqual, x.get(i), x.get(i + 1));
    }
    Variable first = x.get(0);
    Variable last = x.get(n - 1);
    return csp.where(
            first + " = " + last + " + 1 or both are " + d,
            v -> v[0] == v[1] + 1 || (v[0] == d && v[1] == d),
            first,
            last)
        .build();
  }
}
