package org.cspworkbench.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.TreeSet;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Definition;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Predicate;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.testing.BruteForce;
import org.cspworkbench.core.text.Expression.Literal;
import org.cspworkbench.core.text.Expression.Operation;
import org.cspworkbench.core.text.Expression.Reference;
import org.cspworkbench.core.trace.Counters;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** An equation that defines a variable allows the tuples in which it has the computed value. */
final class DefinitionTest {

  /** Divisions by 0, negative powers and gaps in the domains included. */
  @ParameterizedTest
  @EnumSource(names = {"ADD", "SUB", "MUL", "DIV", "MOD", "FLOOR_MOD", "POW", "DIST", "MIN", "MAX"})
  void generalisedArcConsistencyIsThatOfBruteForce(Operator operator) {
    for (long seed = 0; seed < 200; seed++) {
      RandomStream random = new RandomStream(seed);
      Csp.Builder builder = Csp.builder("drawn");
      Variable x = variable(builder, "x", random);
      Variable y = seed % 4 == 0 ? x : variable(builder, "y", random); // two variables or three
      Variable z = variable(builder, "z", random);
      Expression value = Operation.of(operator, new Reference(x), new Reference(y));
      boolean isTurned = random.nextInt(2) == 0;
      Expression equation =
          isTurned
              ? Operation.of(Operator.EQ, new Reference(z), value)
              : Operation.of(Operator.EQ, value, new Reference(z));
      Condition condition = new Condition(equation, equation.scope());
      assertThat(condition.definition().orElseThrow().place())
          .isEqualTo(condition.scope().indexOf(z));
      Csp csp = builder.post(new Predicate("drawn", condition.scope(), condition)).build();
      assertFiltered(csp, seed + ", " + operator);
    }
  }

  private static Variable variable(Csp.Builder builder, String name, RandomStream random) {
    int[] values = new int[1 + random.nextInt(12)];
    for (int k = 0; k < values.length; k++) {
      values[k] = random.nextInt(19) - 9;
    }
    return builder.variable(name, Domain.of(values));
  }

  private static void assertFiltered(Csp csp, String what) {
    Domains domains = new Domains(new Network(csp.structure()), csp, new Counters(), null);
    List<List<Integer>> solutions = List.copyOf(BruteForce.solutions(csp));
    boolean isPossible = new Gac(domains, new Assignment(domains)).establish();
    assertThat(isPossible).as(what).isEqualTo(!solutions.isEmpty());
    for (int k = 0; isPossible && k < csp.variables().size(); k++) {
      int place = k;
      TreeSet<Integer> needed = new TreeSet<>();
      solutions.forEach(solution -> needed.add(solution.get(place)));
      TreeSet<Integer> left = new TreeSet<>();
      for (int i = domains.first(k); i != Network.NONE; i = domains.next(k, i)) {
        left.add(csp.variables().get(k).domain().valueAt(i));
      }
      assertThat(left).as("%s: %s", what, csp.variables().get(k)).isEqualTo(needed);
    }
  }

  @Test
  void aValueBeyondTheRangeOfNumbersIsNone() {
    Csp.Builder builder = Csp.builder("large");
    Variable x = builder.variable("x", Domain.of(2, 1_000_000));
    Variable y = builder.variable("y", Domain.range(0, 100));
    Expression power = Operation.of(Operator.POW, new Reference(x), new Literal(5));
    Expression equation = Operation.of(Operator.EQ, power, new Reference(y));
    Condition condition = new Condition(equation, equation.scope());
    Definition definition = condition.definition().orElseThrow();
    assertThat(definition.value().applyAsLong(new int[] {2, 0})).isEqualTo(32);
    assertThat(definition.value().applyAsLong(new int[] {1_000_000, 0}))
        .isGreaterThan(Integer.MAX_VALUE);
    assertFiltered(
        builder.post(new Predicate("large", condition.scope(), condition)).build(), "power");
  }

  @Test
  void aVariableOfBothSidesIsNotDefined() {
    Variable x = new Variable(0, "x", Domain.range(0, 9));
    Variable y = new Variable(1, "y", Domain.range(0, 9));
    Expression sum = Operation.of(Operator.ADD, new Reference(x), new Reference(y));
    ImmutableList<Variable> scope = ImmutableList.of(x, y);
    Expression both = Operation.of(Operator.EQ, sum, new Reference(x));
    assertThat(new Condition(both, scope).definition()).isEmpty();
    Expression order = Operation.of(Operator.LE, sum, new Reference(x));
    assertThat(new Condition(order, scope).definition()).isEmpty();
  }
}
