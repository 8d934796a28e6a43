package org.cspworkbench.core.gallery;

import static com.google.common.base.Preconditions.checkArgument;

import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;

/**
 * Langford's problem L(2, n): put two copies of each number from 1 to n into a row so that between
 * the two copies of k there are k other numbers (Langford, Mathematical Gazette 42, 1958; number 24
 * of CSPLib). For n = 3: 3 1 2 1 3 2.
 *
 * <p>One variable for each number, whose value is the place of its first copy. A row and its
 * reversal count as two. Known numbers of rows for n = 3, 4, 7, 8, 11: 2, 2, 52, 300, 35,584; there
 * is none unless n leaves 0 or 3 when divided by 4.
 */
public final class Langford {

  private Langford() {}

  /**
   * Returns the rows of the numbers from 1 to {@code n}, where no two copies have the same place: a
   * constraint for each two copies of different numbers.
   *
   * @throws IllegalArgumentException if {@code n} is not from 2 to 500
   */
  public static Csp pairs(int n) {
    checkArgument(n >= 2 && n <= 500, "expected 2 to 500 numbers, not %s", n);
    Csp.Builder csp = Csp.builder("Langford (2, " + n + ")");
    Variable[] first = new Variable[n + 1];
    for (int k = 1; k <= n; k++) {
      first[k] = csp.variable("p" + k, 1, 2 * n - k - 1);
    }
    for (int j = 1; j <= n; j++) {
      for (int k = j + 1; k <= n; k++) {
        int toSecondJ = j + 1;
        int toSecondK = k + 1;
        csp.notEqual(first[j], first[k]);
        csp.notEqual(first[j], first[k], toSecondK);
        csp.notEqual(first[j], first[k], -toSecondJ);
        csp.notEqual(first[j], first[k], toSecondK - toSecondJ);
      }
    }
    return csp.build();
  }
}
