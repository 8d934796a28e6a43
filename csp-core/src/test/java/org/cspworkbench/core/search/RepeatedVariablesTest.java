package org.cspworkbench.core.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import java.util.List;
import java.util.stream.Stream;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.AllDifferent;
import org.cspworkbench.core.model.AllDifferentSums;
import org.cspworkbench.core.model.Circuit;
import org.cspworkbench.core.model.Connected;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Count;
import org.cspworkbench.core.model.CountBetween;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.DifferentLists;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Element;
import org.cspworkbench.core.model.ElementOfNumbers;
import org.cspworkbench.core.model.Equal;
import org.cspworkbench.core.model.Extension;
import org.cspworkbench.core.model.Extremum;
import org.cspworkbench.core.model.LessThan;
import org.cspworkbench.core.model.Lex;
import org.cspworkbench.core.model.Linear;
import org.cspworkbench.core.model.LongestRun;
import org.cspworkbench.core.model.NValues;
import org.cspworkbench.core.model.NotAllEqual;
import org.cspworkbench.core.model.NotEqual;
import org.cspworkbench.core.model.Predicate;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.testing.Case;
import org.cspworkbench.core.testing.Composition;
import org.cspworkbench.core.testing.Solutions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A variable may stand in a constraint more than once, and then it has the same value at each
 * place. The answers are worked out by hand, for x and y from 0 to 2.
 */
final class RepeatedVariablesTest {

  private static final Domain DOMAIN = Domain.range(0, 2);
  private static final Variable X = new Variable(0, "x", DOMAIN);
  private static final Variable Y = new Variable(1, "y", DOMAIN);

  private static final List<List<Integer>> ALL =
      List.of(
          xy(0, 0), xy(0, 1), xy(0, 2), xy(1, 0), xy(1, 1), xy(1, 2), xy(2, 0), xy(2, 1), xy(2, 2));

  @ParameterizedTest(name = "{0}")
  @MethodSource("constraints")
  void aRepeatedVariableHasOneValueEverywhere(
      Constraint constraint, List<List<Integer>> solutions) {
    Csp.Builder builder = Csp.builder("x and y");
    assertThat(builder.variable("x", DOMAIN)).isEqualTo(X);
    assertThat(builder.variable("y", DOMAIN)).isEqualTo(Y);
    Csp csp = builder.post(constraint).build();
    Case problem = new Case(1, csp, new Network(csp.structure()), ImmutableList.of());
    Composition.everyPairWithoutChance()
        .forEach(
            composition -> {
              Solutions found = new Solutions();
              composition.search(problem).wantAll().onSolution(found).solve(Limits.none(), null);
              assertThat(found.sorted()).as("%s", composition).isEqualTo(solutions);
            });
  }

  static Stream<Arguments> constraints() {
    ImmutableList<Variable> xx = ImmutableList.of(X, X);
    ImmutableList<Variable> xxy = ImmutableList.of(X, X, Y);
    return Stream.of(
        arguments(new NotEqual(X, X), List.of()),
        arguments(new NotEqual(X, X, 1), ALL),
        arguments(new Equal(X, X), ALL),
        arguments(new Equal(X, X, 1), List.of()),
        arguments(new LessThan(X, X), List.of()),
        arguments(LessThan.orEqual(X, X), ALL),
        arguments(new AllDifferent(xxy), List.of()),
        arguments(new AllDifferentSums(xx, ImmutableIntArray.of(1, 1)), List.of()),
        arguments( // x ≠ x + 1, x ≠ y + 2, x + 1 ≠ y + 2
            new AllDifferentSums(xxy, ImmutableIntArray.of(0, 1, 2)),
            List.of(xy(0, 0), xy(0, 1), xy(0, 2), xy(1, 1), xy(1, 2), xy(2, 2))),
        arguments(
            Extension.allowing(xxy, new int[] {0, 0, 1}, new int[] {1, 0, 1}, new int[] {2, 2, 2}),
            List.of(xy(0, 1), xy(2, 2))),
        arguments(
            Extension.forbidding(
                List.of(X, Y, X),
                new int[] {0, 0, 1},
                new int[] {0, 1, 0},
                new int[] {0, 2, 0},
                new int[] {1, 0, 1},
                new int[] {1, 1, 1},
                new int[] {2, 0, 2}),
            List.of(xy(0, 0), xy(1, 2), xy(2, 1), xy(2, 2))),
        arguments(Linear.of(X).plus(X).equalTo(Linear.of(Y)), List.of(xy(0, 0), xy(1, 2))),
        arguments(Linear.of(X).minus(X).notEqualTo(0), List.of()),
        arguments(
            Linear.of(X).plus(2, Y).minus(X).atMost(1), List.of(xy(0, 0), xy(1, 0), xy(2, 0))),
        arguments(
            new Element(ImmutableList.of(Y, X), X, Y),
            List.of(xy(0, 0), xy(0, 1), xy(0, 2), xy(1, 1))),
        arguments(
            new Element(ImmutableList.of(X, Y, X), Y, X),
            List.of(xy(0, 0), xy(0, 2), xy(1, 0), xy(1, 1), xy(1, 2), xy(2, 0), xy(2, 2))),
        arguments(
            new ElementOfNumbers(ImmutableIntArray.of(2, 1, 0), 0, X, X),
            List.of(xy(1, 0), xy(1, 1), xy(1, 2))),
        arguments(new Count(xxy, 0, Y), List.of(xy(0, 2))), // y = 0 is itself a zero
        arguments(new CountBetween(xxy, ImmutableSet.of(1), 2, 2), List.of(xy(1, 0), xy(1, 2))),
        arguments(
            new Lex(ImmutableList.of(X, X), Lex.Order.STRICT, ImmutableList.of(X, Y)),
            List.of(xy(0, 1), xy(0, 2), xy(1, 2))),
        arguments(
            new Lex(ImmutableList.of(X, Y), Lex.Order.OR_EQUAL, ImmutableList.of(Y, X)),
            List.of(xy(0, 0), xy(0, 1), xy(0, 2), xy(1, 1), xy(1, 2), xy(2, 2))),
        arguments(
            new DifferentLists(ImmutableList.of(X, X, X, Y)),
            List.of(xy(0, 1), xy(0, 2), xy(1, 0), xy(1, 2), xy(2, 0), xy(2, 1))),
        arguments(new NotAllEqual(xx), List.of()),
        arguments(
            new NotAllEqual(xxy),
            List.of(xy(0, 1), xy(0, 2), xy(1, 0), xy(1, 2), xy(2, 0), xy(2, 1))),
        arguments(new NValues(xxy, Y), List.of(xy(0, 2), xy(1, 1), xy(1, 2))),
        arguments(
            new Extremum(xxy, Extremum.Which.MAX, Y),
            List.of(xy(0, 0), xy(0, 1), xy(0, 2), xy(1, 1), xy(1, 2), xy(2, 2))),
        arguments(
            new Extremum(xxy, Extremum.Which.MIN, X),
            List.of(xy(0, 0), xy(0, 1), xy(0, 2), xy(1, 1), xy(1, 2), xy(2, 2))),
        arguments(
            new LongestRun(xxy, ImmutableSet.of(0), 1),
            List.of(xy(1, 0), xy(1, 1), xy(1, 2), xy(2, 0), xy(2, 1), xy(2, 2))),
        arguments( // from each x to y
            new Connected(
                xxy,
                ImmutableList.of(ImmutableSet.of(1, 2)),
                ImmutableIntArray.of(0, 0, 2, 0, 2, 0, 1, 0)),
            List.of(xy(0, 0), xy(0, 1), xy(0, 2), xy(1, 1), xy(1, 2), xy(2, 1), xy(2, 2))),
        arguments(new Circuit(xx), List.of()),
        arguments(new Circuit(ImmutableList.of(X, Y, X)), List.of()),
        arguments(
            new Predicate("x · x = y", xxy, v -> v[0] * v[1] == v[2]),
            List.of(xy(0, 0), xy(1, 1))));
  }

  private static List<Integer> xy(int x, int y) {
    return List.of(x, y);
  }
}
