package org.cspworkbench.core.gallery;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Linear;
import org.cspworkbench.core.model.Variable;

/**
 * Magic squares: n × n cells with the numbers 1 to n², each once, whose rows, columns and two
 * diagonals have the same sum (Lo Shu; Dürer, Melencolia I, 1514; number 19 of CSPLib).
 *
 * <p>Rotations and reflections count. Known numbers of squares for n = 1, 2, 3, 4: 1, 0, 8, 7,040.
 */
public final class MagicSquare {

  private MagicSquare() {}

  /**
   * Returns all squares of order {@code n}.
   *
   * @throws IllegalArgumentException if {@code n} is not from 1 to 30
   */
  public static Csp ofOrder(int n) {
    checkArgument(n >= 1 && n <= 30, "expected an order from 1 to 30, not %s", n);
    Csp.Builder csp = Csp.builder("Magic square of order " + n);
    Domain numbers = Domain.range(1, n * n);
    Variable[][] cells = new Variable[n][n];
    for (int row = 0; row < n; row++) {
      for (int column = 0; column < n; column++) {
        cells[row][column] = csp.variable("r" + (row + 1) + "c" + (column + 1), numbers);
      }
    }
    ImmutableList.Builder<Variable> all = ImmutableList.builder();
    int sum = n * (n * n + 1) / 2;
    for (int k = 0; k < n; k++) {
      int line = k;
      all.add(cells[line]);
      csp.post(Linear.sum(line(n, i -> cells[line][i])).equalTo(sum));
      csp.post(Linear.sum(line(n, i -> cells[i][line])).equalTo(sum));
    }
    csp.post(Linear.sum(line(n, i -> cells[i][i])).equalTo(sum));
    csp.post(Linear.sum(line(n, i -> cells[i][n - 1 - i])).equalTo(sum));
    return csp.allDifferent(all.build()).build();
  }

  private static ImmutableList<Variable> line(int n, IntFunction<Variable> cell) {
    return IntStream.range(0, n).mapToObj(cell).collect(toImmutableList());
  }
}
