package org.cspworkbench.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.cspworkbench.core.kernel.AllDifferentFiltering;
import org.cspworkbench.core.kernel.ConstraintScope;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Predicate;
import org.cspworkbench.core.model.Scope;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.notation.ProblemReader;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.testing.BruteForce;
import org.cspworkbench.core.text.Expression.Literal;
import org.cspworkbench.core.text.Expression.Membership;
import org.cspworkbench.core.text.Expression.Operation;
import org.cspworkbench.core.text.Expression.Reference;
import org.cspworkbench.core.trace.Counters;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the hull of an expression removes, no tuple needs for which the expression is true. */
final class HullConsistencyTest {

  private static final Operator[] OPERATORS = Operator.values();

  /** Every operator, nested, over domains with holes on both sides of 0, and over far ones. */
  @Test
  void noSolutionIsLost() {
    int removing = 0;
    for (long seed = 0; seed < 4_000; seed++) {
      Draw draw = new Draw(seed);
      Hull hull = new Hull(draw.csp, draw.condition());
      boolean isPossible = hull.establish();
      for (List<Integer> solution : BruteForce.solutions(hull.csp)) {
        assertThat(isPossible).as("%s, %s", seed, hull.text()).isTrue();
        for (int x = 0; x < solution.size(); x++) {
          assertThat(hull.values(x)).as("%s, %s", seed, hull.text()).contains(solution.get(x));
        }
      }
      removing += isPossible && hull.hasRemoved() ? 1 : 0;
    }
    assertThat(removing).as("problems of which it removes values").isGreaterThan(300);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "x + y = 1500000       | 500000..1000000 | 500000..1000000",
        "x * y = 999983        | 1..999983       | 1..999983",
        "x * x = y             | 0..1000         | 0..1000000",
        "x = 3 * y + 1         | 1..1000000      | 0..333333",
        "abs(x - y) <= 9 and x > y + 8 | 9..1000000 | 0..999991",
        "x mod 1000 = 999 and y < 1 | 999..999999 | 0..0",
        "max(x, y) <= 5        | 0..5            | 0..5",
        "min(x, y) >= 5        | 5..1000000      | 5..1000000",
        "x > y + 999998        | 999999..1000000 | 0..1",
        "x = 7 and y = 9       | 7..7            | 9..9",
        "not (x > 3 or y > 4)  | 0..3            | 0..4"
      })
  void boundsOfAMillionValuesTakeNoLongerThanThoseOfTen(String text, String x, String y)
      throws MalformedProblemException {
    Csp csp = ProblemReader.read("hull", "variables x, y in 0..1000000\n" + text).csp();
    Domains domains = new Domains(new Network(csp.structure()), csp, new Counters(), null);
    for (int pass = 0; pass < 5; pass++) {
      for (int c = 0; c < csp.constraints().size(); c++) {
        Scope scope = new ConstraintScope(domains, c, variable -> {});
        assertThat(csp.constraints().get(c).propagator(scope).propagate()).isTrue();
      }
    }
    assertThat(domains.first(0) + ".." + domains.last(0)).isEqualTo(x);
    assertThat(domains.first(1) + ".." + domains.last(1)).isEqualTo(y);
  }

  @Test
  void whatIsKnownOfARangeIsTrueOfEachOfItsValues() {
    int[] known = new int[2]; // how often all values were removed, and kept
    for (long seed = 0; seed < 4_000; seed++) {
      Draw draw = new Draw(seed);
      Condition condition = draw.condition();
      int[] values = new int[condition.scope().size()];
      for (int round = 0; round < 6; round++) {
        int least = draw.random.nextInt(25) - 12;
        int most = least + draw.random.nextInt(6);
        Optional<Boolean> all = condition.ofRanges().of(least, most);
        for (int value = least; all.isPresent() && value <= most; value++) {
          Arrays.fill(values, value);
          assertThat(condition.holds(values))
              .as("%s, %s of %s..%s", condition.expression(), value, least, most)
              .isEqualTo(all.get());
        }
        all.ifPresent(stays -> known[stays ? 1 : 0]++);
      }
    }
    assertThat(known[0]).as("ranges that go").isGreaterThan(500);
    assertThat(known[1]).as("ranges that stay").isGreaterThan(500);
  }

  /** One expression over all variables of a problem, and its hull. */
  private static final class Hull {
    private final Csp csp;
    private final Domains domains;
    private final HullConsistency hull;

    Hull(Csp.Builder builder, Condition condition) {
      csp = builder.post(new Predicate("drawn", condition.scope(), condition)).build();
      Network network =
          new Network(
              csp.structure(), AllDifferentFiltering.PAIRWISE, Network.DEFAULT_TABLE_BYTES, 0);
      domains = new Domains(network, csp, new Counters(), null);
      hull = new HullConsistency(condition, new ConstraintScope(domains, 0, variable -> {}));
    }

    boolean establish() {
      for (long before = -1; before != domains.counters().prunings; ) {
        before = domains.counters().prunings;
        if (!hull.propagate()) {
          return false;
        }
      }
      return true;
    }

    boolean hasRemoved() {
      return domains.counters().prunings > 0;
    }

    List<Integer> values(int x) {
      List<Integer> values = new ArrayList<>();
      for (int i = domains.first(x); i != Network.NONE; i = domains.next(x, i)) {
        values.add(csp.variables().get(x).domain().valueAt(i));
      }
      return values;
    }

    String text() {
      return csp.variables().stream().map(x -> x + " in " + x.domain()).toList()
          + ": "
          + ((Condition) ((Predicate) csp.constraints().get(0)).test()).expression();
    }
  }

  /** An expression drawn from a seed over two or three variables. */
  private static final class Draw {
    private final RandomStream random;
    private final Csp.Builder csp = Csp.builder("drawn");
    private final ImmutableList<Variable> variables;

    Draw(long seed) {
      random = new RandomStream(seed);
      ImmutableList.Builder<Variable> drawn = ImmutableList.builder();
      for (int k = 2 + random.nextInt(2); k > 0; k--) {
        drawn.add(csp.variable("x" + k, domain()));
      }
      variables = drawn.build();
    }

    private Domain domain() {
      int middle =
          switch (random.nextInt(8)) {
            case 0 -> Integer.MAX_VALUE - 9;
            case 1 -> Integer.MIN_VALUE + 9;
            default -> random.nextInt(9) - 4;
          };
      int[] values = new int[2 + random.nextInt(6)];
      for (int i = 0; i < values.length; i++) {
        values[i] = middle + random.nextInt(16) - 8;
      }
      return Domain.of(values);
    }

    /** The condition, in whose scope are all variables. */
    Condition condition() {
      Expression expression = expression(3);
      for (Variable x : variables) { // true, whatever x is
        if (!expression.scope().contains(x)) {
          Reference reference = new Reference(x);
          expression =
              Operation.of(
                  Operator.AND, expression, Operation.of(Operator.EQ, reference, reference));
        }
      }
      return new Condition(expression, variables);
    }

    private Expression expression(int height) {
      if (height == 0 || random.nextInt(6) == 0) {
        return leaf();
      }
      if (random.nextInt(12) == 0) {
        return new Membership(expression(height - 1), domain());
      }
      Operator operator = OPERATORS[random.nextInt(OPERATORS.length)];
      List<Expression> operands = new ArrayList<>();
      int count = 1 + random.nextInt(3);
      while (!operator.takes(count)) {
        count = 1 + random.nextInt(3);
      }
      for (int k = 0; k < count; k++) {
        operands.add(expression(height - 1));
      }
      return new Operation(operator, ImmutableList.copyOf(operands));
    }

    private Expression leaf() {
      return switch (random.nextInt(8)) {
        case 0 -> new Literal(random.nextInt(11) - 5);
        case 1 -> new Literal(random.nextInt(2) == 0 ? Long.MAX_VALUE - 3 : Long.MIN_VALUE + 3);
        case 2 -> new Literal((long) random.nextInt(100) << 56);
        default -> new Reference(variables.get(random.nextInt(variables.size())));
      };
    }
  }
}
