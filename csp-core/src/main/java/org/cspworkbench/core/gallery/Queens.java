package org.cspworkbench.core.gallery;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.AllDifferent;
import org.cspworkbench.core.model.AllDifferentSums;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Drawing;
import org.cspworkbench.core.model.Variable;

/**
 * The n queens: place n queens on a board of n × n so that none attacks another (Bezzel, Berliner
 * Schachzeitung, 1848).
 *
 * <p>One variable a row, whose value is the column. Known numbers of solutions for n = 1, 2, …: 1,
 * 0, 0, 2, 10, 4, 40, 92, 352, 724, 2,680, 14,200.
 */
public final class Queens {

  private Queens() {}

  /**
   * Returns the problem in which every two queens differ in column and in both diagonals, each of
   * which is a constraint of its own.
   *
   * @throws IllegalArgumentException if {@code n} is not from 1 to 1,000
   */
  public static Csp pairwise(int n) {
    checkArgument(n >= 1 && n <= 1000, "expected 1 to 1000 queens, not %s", n);
    Csp.Builder csp = Csp.builder(n + " queens");
    ImmutableList<Variable> queens = csp.variables("q", n, Domain.range(1, n));
    for (int i = 0; i < n; i++) {
      for (int j = i + 1; j < n; j++) {
        csp.notEqual(queens.get(i), queens.get(j));
        csp.notEqual(queens.get(i), queens.get(j), j - i);
        csp.notEqual(queens.get(i), queens.get(j), i - j);
      }
    }
    return csp.depicting(Drawing.QUEENS).build();
  }

  /**
   * Returns the same in three constraints: the columns, the rising diagonals and the falling
   * diagonals of the queens are all different.
   *
   * @throws IllegalArgumentException if {@code n} is not from 1 to 1,000
   */
  public static Csp allDifferent(int n) {
    checkArgument(n >= 1 && n <= 1000, "expected 1 to 1000 queens, not %s", n);
    Csp.Builder csp = Csp.builder(n + " queens, all different");
    ImmutableList<Variable> queens = csp.variables("q", n, Domain.range(1, n));
    ImmutableIntArray rows = ImmutableIntArray.copyOf(IntStream.rangeClosed(1, n));
    ImmutableIntArray negated = ImmutableIntArray.copyOf(IntStream.rangeClosed(1, n).map(i -> -i));
    return csp.post(new AllDifferent("columns", queens))
        .post(new AllDifferentSums("rising diagonals", queens, negated))
        .post(new AllDifferentSums("falling diagonals", queens, rows))
        .depicting(Drawing.QUEENS)
        .build();
  }
}
