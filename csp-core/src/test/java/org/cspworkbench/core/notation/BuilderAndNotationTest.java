package org.cspworkbench.core.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import com.google.common.primitives.ImmutableLongArray;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.cspworkbench.core.model.AllDifferentSums;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Linear;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.schedule.Cumulative;
import org.cspworkbench.core.schedule.Disjunctive;
import org.cspworkbench.core.testing.BruteForce;
import org.cspworkbench.core.text.ProblemContents;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What the notation states, a program states with the builder, and both have one set of answers.
 */
final class BuilderAndNotationTest {

  private static final ImmutableIntArray LENGTHS = ImmutableIntArray.of(2, 1, 2);

  /** A line of the notation on {@code x[1..5] in 0..3}, and the same in Java. */
  private static Arguments same(
      String notation, BiConsumer<Csp.Builder, ImmutableList<Variable>> java) {
    return Arguments.of(notation, java);
  }

  static Stream<Arguments> statements() {
    ImmutableLongArray weights = ImmutableLongArray.of(1, 2, 3, -1, 2);
    String sum = "x[1] + 2*x[2] + 3*x[3] - x[4] + 2*x[5]";
    return Stream.of(
        same(sum + " <= 4", (csp, x) -> csp.post(Linear.weighted(x, weights).atMost(4))),
        same(sum + " >= 9", (csp, x) -> csp.post(Linear.weighted(x, weights).atLeast(9))),
        same(sum + " = 7", (csp, x) -> csp.post(Linear.weighted(x, weights).equalTo(7))),
        same(sum + " != 7", (csp, x) -> csp.post(Linear.weighted(x, weights).notEqualTo(7))),
        same(
            "x[5] = (x[1] + x[2] <= 3)",
            (csp, x) -> csp.reified(Linear.of(x.get(0)).plus(x.get(1)).atMost(3), x.get(4))),
        same("alldifferent(x[i] | i in 1..4)", (csp, x) -> csp.allDifferent(x.subList(0, 4))),
        same(
            "alldifferent(x[i] + i | i in 1..5)",
            (csp, x) -> csp.post(new AllDifferentSums(x, ImmutableIntArray.of(1, 2, 3, 4, 5)))),
        same(
            "count(x[i] = 2 | i in 1..4) = x[5]",
            (csp, x) -> csp.count(x.subList(0, 4), 2, x.get(4))),
        same("count(x[i] = 2 | i in 1..5) = 3", (csp, x) -> csp.count(x, 2, 3)),
        same("max(x[i] | i in 1..4) = x[5]", (csp, x) -> csp.maximum(x.subList(0, 4), x.get(4))),
        same("min(x[i] | i in 1..4) = x[5]", (csp, x) -> csp.minimum(x.subList(0, 4), x.get(4))),
        same("x[x[4] + 1] = x[5]", (csp, x) -> csp.element(x, x.get(3), x.get(4))),
        same(
            "(x[1], x[2]) in {(0, 3), (2, 1)}",
            (csp, x) -> csp.table(x.subList(0, 2), new int[] {0, 3}, new int[] {2, 1})),
        same(
            "inorder([x[1], x[2]], [x[4], x[5]])",
            (csp, x) -> csp.inOrder(x.subList(0, 2), x.subList(3, 5))),
        same("circuit([x[i] + 1 | i in 1..4])", (csp, x) -> csp.circuit(x.subList(0, 4))),
        same(
            "nooverlap([x[i] | i in 1..3], [2, 1, 2])",
            (csp, x) -> csp.post(new Disjunctive(x.subList(0, 3), LENGTHS))),
        same(
            "nooverlap([x[1], x[2]], [2, 1])", (csp, x) -> csp.noOverlap(x.get(0), 2, x.get(1), 1)),
        same(
            "cumulative([x[i] | i in 1..3], [2, 1, 2], [1, x[4], 2], x[5])",
            (csp, x) -> {
              Variable one = csp.variable("one", 1, 1);
              Variable two = csp.variable("two", 2, 2);
              csp.post(
                  new Cumulative(
                      x.subList(0, 3),
                      List.of(two, one, two),
                      List.of(one, x.get(3), two),
                      x.get(4)));
            }));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("statements")
  void bothHaveTheSameSolutions(
      String notation, BiConsumer<Csp.Builder, ImmutableList<Variable>> java) throws Exception {
    ProblemContents read =
        ProblemReader.read("read", "variables x[1..5] in 0..3\n" + notation + "\n");
    Csp.Builder stated = Csp.builder("stated");
    java.accept(stated, stated.variables("x", 5, Domain.range(0, 3)));
    assertThat(solutions(stated.build()))
        .isNotEmpty()
        .containsExactlyInAnyOrderElementsOf(solutions(read.csp()));
  }

  /** Returns the first five values, which the others follow from, of each solution. */
  private static List<List<Integer>> solutions(Csp csp) {
    return BruteForce.solutions(csp).stream()
        .<List<Integer>>map(values -> values.subList(0, 5))
        .toList();
  }
}
