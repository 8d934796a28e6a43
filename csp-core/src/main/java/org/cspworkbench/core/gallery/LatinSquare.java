package org.cspworkbench.core.gallery;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.AllDifferent;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Drawing;
import org.cspworkbench.core.model.Variable;

/**
 * Latin squares: n × n cells with the numbers 1 to n, each once in every row and in every column
 * (Euler, 1782).
 *
 * <p>Known numbers of squares for n = 1, 2, …: 1, 2, 12, 576, 161,280.
 */
public final class LatinSquare {

  private LatinSquare() {}

  /**
   * Returns all squares of order {@code n}, none of whose cells is given.
   *
   * @throws IllegalArgumentException if {@code n} is not from 1 to 60
   */
  public static Csp ofOrder(int n) {
    checkArgument(n >= 1 && n <= 60, "expected an order from 1 to 60, not %s", n);
    Csp.Builder csp = Csp.builder("Latin square of order " + n);
    Variable[][] cells = new Variable[n][n];
    for (int row = 0; row < n; row++) {
      for (int column = 0; column < n; column++) {
        cells[row][column] = csp.variable("r" + (row + 1) + "c" + (column + 1), Domain.range(1, n));
      }
    }
    for (int row = 0; row < n; row++) {
      csp.post(new AllDifferent("row " + (row + 1), ImmutableList.copyOf(cells[row])));
    }
    for (int column = 0; column < n; column++) {
      int c = column;
      ImmutableList<Variable> scope =
          IntStream.range(0, n).mapToObj(r -> cells[r][c]).collect(ImmutableList.toImmutableList());
      csp.post(new AllDifferent("column " + (c + 1), scope));
    }
    return csp.depicting(Drawing.BOARD).build();
  }
}
