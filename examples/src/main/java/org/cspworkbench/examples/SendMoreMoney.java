package org.cspworkbench.examples;

import java.util.List;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Linear;
import org.cspworkbench.core.model.Solution;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.search.Search;

/** SEND + MORE = MONEY, as one linear sum. */
public final class SendMoreMoney {

  private SendMoreMoney() {}

  /** Prints the digits. */
  public static void main(String[] arguments) {
    Csp.Builder puzzle = Csp.builder("SEND + MORE = MONEY");
    Variable s = puzzle.variable("S", 1, 9);
    Variable e = puzzle.variable("E", 0, 9);
    Variable n = puzzle.variable("N", 0, 9);
    Variable d = puzzle.variable("D", 0, 9);
    Variable m = puzzle.variable("M", 1, 9);
    Variable o = puzzle.variable("O", 0, 9);
    Variable r = puzzle.variable("R", 0, 9);
    Variable y = puzzle.variable("Y", 0, 9);
    Linear send = Linear.of(1000, s).plus(100, e).plus(10, n).plus(d);
    Linear more = Linear.of(1000, m).plus(100, o).plus(10, r).plus(e);
    Linear money = Linear.of(10_000, m).plus(1000, o).plus(100, n).plus(10, e).plus(y);
    List<Variable> letters = List.of(s, e, n, d, m, o, r, y);
    puzzle.allDifferent(letters).post(send.plus(more).equalTo(money));
    for (Solution solution : Search.on(puzzle.build()).wantAll().solve().solutions()) {
      letters.forEach(letter -> System.out.println(letter + " = " + solution.valueOf(letter)));
    }
  }
}
