package org.cspworkbench.core.testing;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Extension;
import org.cspworkbench.core.model.Extension.Polarity;
import org.cspworkbench.core.model.NotEqual;
import org.cspworkbench.core.model.Predicate;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.text.Condition;
import org.cspworkbench.core.text.Expression;

/**
 * Small problems drawn from a seed, with every kind of constraint and every oddity that a statement
 * may have: sparse domains, variables repeated in a scope, several constraints on one pair of
 * variables, constraints on one variable, variables without constraints, givens.
 */
public final class RandomCsp {

  private final RandomStream random;
  private final Csp.Builder csp;
  private final List<Variable> variables = new ArrayList<>();

  private RandomCsp(String kind, long seed) {
    random = new RandomStream(seed);
    csp = Csp.builder(kind + " problem of seed " + seed);
  }

  /** One to five variables of up to four values, constraints on one to four variables. */
  public static Csp mixed(long seed) {
    RandomCsp draw = new RandomCsp("mixed", seed);
    draw.smallVariables(1 + draw.random.nextInt(5));
    for (int left = draw.random.nextInt(2 * draw.variables.size() + 2); left > 0; left--) {
      draw.constraint(draw.random.nextInt(12));
    }
    return draw.restricted(draw.csp.build());
  }

  /** Six variables of up to four values, four to eight constraints of any kind. */
  public static Csp crowded(long seed) {
    RandomCsp draw = new RandomCsp("crowded", seed);
    draw.smallVariables(6);
    for (int left = 4 + draw.random.nextInt(5); left > 0; left--) {
      draw.constraint(2 + draw.random.nextInt(10));
    }
    return draw.csp.build();
  }

  /** Three to eight variables of up to six values, constraints on pairs of them alone. */
  public static Csp binary(long seed) {
    RandomCsp draw = new RandomCsp("binary", seed);
    int n = 3 + draw.random.nextInt(6);
    for (int i = 0; i < n; i++) {
      draw.variables.add(draw.csp.variable("x" + i, draw.domain(6)));
    }
    for (int left = draw.random.nextInt(3 * n); left > 0; left--) {
      switch (draw.random.nextInt(5)) {
        case 0 -> draw.notEqual();
        case 1 -> draw.parallel();
        case 2 -> draw.predicate(2);
        case 3 -> draw.csp.post(new RandomConstraint(draw.random, draw.variables).ofTwo());
        default -> draw.extension();
      }
    }
    return draw.restricted(draw.csp.build());
  }

  /** Four to six variables of up to six values, with expressions that are filtered on bounds. */
  public static Csp expressions(long seed) {
    RandomCsp draw = new RandomCsp("expressions", seed);
    int n = 4 + draw.random.nextInt(3);
    for (int i = 0; i < n; i++) {
      draw.variables.add(draw.csp.variable("x" + i, draw.domain(6)));
    }
    for (int left = 2 + draw.random.nextInt(4); left > 0; left--) {
      draw.expression();
    }
    for (int left = draw.random.nextInt(n); left > 0; left--) {
      draw.notEqual();
    }
    return draw.restricted(draw.csp.build());
  }

  /** Three variables of 70 to 150 values, with so many tables that few solutions are left. */
  public static Csp wide(long seed) {
    RandomCsp draw = new RandomCsp("wide", seed);
    for (int i = 0; i < 3; i++) {
      int size = 70 + draw.random.nextInt(81);
      int[] values = IntStream.range(-20, size - 20).map(v -> draw.sparsely(v)).toArray();
      Domain domain = draw.chance(2) ? Domain.of(values) : Domain.range(-20, size - 21);
      draw.variables.add(draw.csp.variable("w" + i, domain));
    }
    draw.table(0, 1, Polarity.SUPPORTS, 1500);
    draw.table(1, 2, Polarity.SUPPORTS, 1500);
    draw.table(2, 0, Polarity.CONFLICTS, 3000);
    for (int i = 0; i < 6; i++) {
      draw.notEqual();
    }
    draw.predicate(3);
    return draw.csp.build();
  }

  /** As {@link #wide}, but starting from some thirty values of each variable, far apart. */
  public static Csp wideWithGivens(long seed) {
    RandomCsp draw = new RandomCsp("wide", seed);
    Csp whole = wide(seed);
    Map<Variable, Domain> restrictions = new HashMap<>();
    for (Variable x : whole.variables()) {
      int fromLastWord = x.domain().size() - 6;
      int[] kept =
          IntStream.range(0, x.domain().size())
              .filter(i -> i >= fromLastWord || draw.chance(4))
              .map(x.domain()::valueAt)
              .toArray();
      restrictions.put(x, Domain.of(kept));
    }
    return whole.restricted(whole.name() + ", with givens", restrictions);
  }

  private int sparsely(int value) {
    return value % 7 == 0 ? 1000 + 3 * value : value;
  }

  private void smallVariables(int n) {
    Domain shared = domain(4);
    for (int i = 0; i < n; i++) {
      variables.add(csp.variable("x" + i, chance(2) ? shared : domain(4)));
    }
  }

  private Domain domain(int maxSize) {
    int size = 1 + random.nextInt(maxSize);
    int min = random.nextInt(4) - 2;
    if (chance(3)) {
      Set<Integer> values = new TreeSet<>();
      while (values.size() < size) {
        values.add(min + random.nextInt(9));
      }
      return Domain.of(values.stream().mapToInt(Integer::intValue).toArray());
    }
    return Domain.range(min, min + size - 1);
  }

  private void constraint(int kind) {
    switch (kind) {
      case 0, 1 -> notEqual();
      case 2 -> allDifferent();
      case 3 -> extension();
      case 4 -> parallel();
      case 5, 6, 7 -> predicate(1 + random.nextInt(4));
      default -> csp.post(new RandomConstraint(random, variables).draw());
    }
  }

  private void notEqual() {
    Variable x = any();
    Variable y = any();
    int offset = random.nextInt(5) - 2;
    // x ≠ x has no solution, which is worth a case now and then, and x ≠ x + 1 says nothing
    csp.post(new NotEqual(x, y, x.equals(y) && !chance(8) ? 1 : offset));
  }

  private void allDifferent() {
    List<Variable> scope = new ArrayList<>(variables);
    for (int i = scope.size() - 1; i > 0; i--) {
      Collections.swap(scope, i, random.nextInt(i + 1));
    }
    csp.allDifferent(scope.subList(0, 1 + random.nextInt(Math.min(4, scope.size()))));
  }

  private void extension() {
    if (variables.size() > 1) {
      Variable x = any();
      extension(x, other(x));
    }
  }

  private void extension(Variable x, Variable y) {
    boolean supports = chance(2);
    int share = supports ? 40 + random.nextInt(50) : 10 + random.nextInt(40);
    List<int[]> pairs = new ArrayList<>();
    pairs.add(new int[] {77, 77}); // listed pairs may lie outside the domains
    for (int a : x.domain().values().toArray()) {
      for (int b : y.domain().values().toArray()) {
        if (random.nextInt(100) < share) {
          pairs.add(new int[] {a, b});
        }
      }
    }
    listed(supports ? Polarity.SUPPORTS : Polarity.CONFLICTS, x, y, pairs);
  }

  private void listed(Polarity polarity, Variable x, Variable y, List<int[]> pairs) {
    int[][] tuples = pairs.toArray(int[][]::new);
    csp.post(
        polarity == Polarity.SUPPORTS
            ? Extension.allowing(List.of(x, y), tuples)
            : Extension.forbidding(List.of(x, y), tuples));
  }

  private void parallel() {
    if (variables.size() > 1) {
      Variable x = any();
      Variable y = other(x);
      csp.notEqual(x, y, random.nextInt(3) - 1);
      csp.notEqual(y, x, 1 + random.nextInt(2));
      if (chance(2)) {
        extension(y, x);
      }
    }
  }

  private void predicate(int arity) {
    ImmutableList<Variable> scope =
        IntStream.range(0, arity).mapToObj(k -> any()).collect(ImmutableList.toImmutableList());
    long salt = random.nextLong();
    int percent = arity == 1 ? 75 : 40 + random.nextInt(50);
    Predicate.Test test =
        values ->
            new RandomStream(salt ^ Arrays.hashCode(values) * 0x9E37_79B9L).nextInt(100) < percent;
    csp.post(new Predicate("random relation" + scope, scope, test));
  }

  private void expression() {
    RandomExpression expressions = new RandomExpression(random, variables, -2, -1, 0, 1, 2, 3);
    Expression drawn = expressions.truth(3);
    if (!drawn.scope().isEmpty()) {
      csp.post(new FilteredOnBounds(new Condition(drawn, drawn.scope())));
    }
  }

  private void table(int x, int y, Polarity polarity, int pairs) {
    Domain a = variables.get(x).domain();
    Domain b = variables.get(y).domain();
    List<int[]> listed = new ArrayList<>();
    for (int i = 0; i < pairs; i++) {
      listed.add(
          new int[] {a.valueAt(random.nextInt(a.size())), b.valueAt(random.nextInt(b.size()))});
    }
    listed(polarity, variables.get(x), variables.get(y), listed);
  }

  private Csp restricted(Csp whole) {
    if (!chance(3)) {
      return whole;
    }
    Map<Variable, Domain> restrictions = new HashMap<>();
    for (Variable x : whole.variables()) {
      if (chance(3)) {
        int[] values = x.domain().values().filter(v -> chance(2)).toArray();
        restrictions.put(x, values.length == 0 ? Domain.of(x.domain().max()) : Domain.of(values));
      }
    }
    return whole.restricted(whole.name() + ", with givens", restrictions);
  }

  private Variable any() {
    return variables.get(random.nextInt(variables.size()));
  }

  private Variable other(Variable x) {
    int i = random.nextInt(variables.size() - 1);
    return variables.get(i < x.index() ? i : i + 1);
  }

  private boolean chance(int oneIn) {
    return random.nextInt(oneIn) == 0;
  }
}
