package org.cspworkbench.core.gallery;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Linear;
import org.cspworkbench.core.model.Variable;

/**
 * SEND + MORE = MONEY: each letter is a digit of its own, no number begins with 0 (Dudeney, Strand
 * Magazine, July 1924).
 *
 * <p>One solution: 9567 + 1085 = 10652. The two models differ in what can be concluded early: a
 * column speaks of few letters, the whole sum of all.
 */
public final class SendMoreMoney {

  private final Csp.Builder csp;
  private final Variable s;
  private final Variable e;
  private final Variable n;
  private final Variable d;
  private final Variable m;
  private final Variable o;
  private final Variable r;
  private final Variable y;

  private SendMoreMoney(String name) {
    csp = Csp.builder(name);
    s = csp.variable("S", 1, 9);
    e = csp.variable("E", 0, 9);
    n = csp.variable("N", 0, 9);
    d = csp.variable("D", 0, 9);
    m = csp.variable("M", 1, 9);
    o = csp.variable("O", 0, 9);
    r = csp.variable("R", 0, 9);
    y = csp.variable("Y", 0, 9);
    csp.allDifferent(ImmutableList.of(s, e, n, d, m, o, r, y));
  }

  /** Returns the addition as one sum over all letters. */
  public static Csp wholeSum() {
    SendMoreMoney puzzle = new SendMoreMoney("SEND + MORE = MONEY");
    Linear send = number(puzzle.s, puzzle.e, puzzle.n, puzzle.d);
    Linear more = number(puzzle.m, puzzle.o, puzzle.r, puzzle.e);
    Linear money = number(puzzle.m, puzzle.o, puzzle.n, puzzle.e, puzzle.y);
    return puzzle.csp.post(send.plus(more).equalTo(money)).build();
  }

  /** Returns the addition as it is done by hand, column by column with carries. */
  public static Csp columns() {
    SendMoreMoney puzzle = new SendMoreMoney("SEND + MORE = MONEY by columns");
    puzzle.addColumns();
    return puzzle.csp.build();
  }

  private void addColumns() {
    ImmutableList<Variable> carries = csp.variables("carry", 3, Domain.range(0, 1));
    Linear fromUnits = Linear.of(carries.get(0));
    Linear fromTens = Linear.of(carries.get(1));
    Linear fromHundreds = Linear.of(carries.get(2));
    csp.post(Linear.of(d).plus(e).equalTo(Linear.of(y).plus(10, carries.get(0))));
    csp.post(fromUnits.plus(n).plus(r).equalTo(Linear.of(e).plus(10, carries.get(1))));
    csp.post(fromTens.plus(e).plus(o).equalTo(Linear.of(n).plus(10, carries.get(2))));
    csp.post(fromHundreds.plus(s).plus(m).equalTo(Linear.of(o).plus(10, m)));
  }

  /** Returns the number that these digits make, the most significant first. */
  private static Linear number(Variable... digits) {
    Linear number = Linear.sum(ImmutableList.of());
    long weight = 1;
    for (int k = digits.length - 1; k >= 0; k--) {
      number = number.plus(weight, digits[k]);
      weight *= 10;
    }
    return number;
  }
}
