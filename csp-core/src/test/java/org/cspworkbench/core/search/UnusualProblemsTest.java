package org.cspworkbench.core.search;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.model.AllDifferent;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.NotEqual;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.testing.Case;
import org.cspworkbench.core.testing.Composition;
import org.cspworkbench.core.testing.Solutions;
import org.cspworkbench.core.trace.Counts;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The smallest and emptiest problems are solved like any other, by every composition. */
final class UnusualProblemsTest {

  private static final String COMPOSITIONS = "org.cspworkbench.core.testing.Composition#everyPair";

  @ParameterizedTest(name = "{0}")
  @MethodSource(COMPOSITIONS)
  void oneVariableWithoutConstraints(Composition composition) {
    Csp.Builder csp = Csp.builder("one variable");
    csp.variable("x", 4, 6);
    assertThat(solutions(composition, csp.build()).sorted())
        .containsExactly(ImmutableList.of(4), ImmutableList.of(5), ImmutableList.of(6));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource(COMPOSITIONS)
  void oneVariableWithOneValueIsSolvedWithoutANode(Composition composition) {
    Csp.Builder csp = Csp.builder("nothing to decide");
    csp.variable("x", 7, 7);
    Case problem = Case.of(0, csp.build());
    Solutions found = new Solutions();
    SearchResult result =
        composition.search(problem).wantAll().onSolution(found).solve(Limits.none(), null);
    assertThat(found.inOrder()).containsExactly(ImmutableList.of(7));
    assertThat(result.ending()).isEqualTo(Ending.EXHAUSTED);
    assertThat(result.counters().nodes()).isZero();
    assertThat(result.counters().backtracks()).isZero();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource(COMPOSITIONS)
  void variablesWithoutConstraintsTakeAllTheirValues(Composition composition) {
    Csp.Builder csp = Csp.builder("two by themselves");
    Variable a = csp.variable("a", 1, 2);
    csp.variable("alone", 1, 3);
    Variable b = csp.variable("b", 1, 2);
    csp.variable("alone too", Domain.of(5, 9));
    assertThat(solutions(composition, csp.notEqual(a, b).build()).sorted()).hasSize(2 * 3 * 2);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource(COMPOSITIONS)
  void constraintsOnOneVariableShortenItsDomainBeforeAnythingElse(Composition composition) {
    Csp.Builder csp = Csp.builder("one at a time");
    Variable x = csp.variable("x", 1, 9);
    Variable y = csp.variable("y", Domain.of(2, 3, 5, 7));
    csp.where("x is even", v -> v[0] % 2 == 0, x)
        .where("x and itself are below 7", v -> v[0] < 7 && v[0] == v[1], x, x)
        .where("y is odd", v -> v[0] % 2 == 1, y)
        .notEqual(x, x, 3)
        .notEqual(y, x, 1);
    assertThat(solutions(composition, csp.build()).sorted())
        .containsExactly(
            ImmutableList.of(2, 5),
            ImmutableList.of(2, 7),
            ImmutableList.of(4, 3),
            ImmutableList.of(4, 7),
            ImmutableList.of(6, 3),
            ImmutableList.of(6, 5));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource(COMPOSITIONS)
  void aDomainEmptiedByConstraintsOnItsVariableIsProvedAtTheRoot(Composition composition) {
    Csp.Builder csp = Csp.builder("no value");
    csp.variable("fine", 1, 3);
    Variable x = csp.variable("x", 1, 3);
    csp.where("x > 2", v -> v[0] > 2, x).where("x < 2", v -> v[0] < 2, x);
    isProvedUnsatisfiableWithoutANode(composition, csp.build());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource(COMPOSITIONS)
  void aVariableThatMustDifferFromItselfIsProvedAtTheRoot(Composition composition) {
    Csp.Builder inequality = Csp.builder("x ≠ x");
    Variable x = inequality.variable("x", 1, 3);
    isProvedUnsatisfiableWithoutANode(composition, inequality.post(new NotEqual(x, x)).build());

    Csp.Builder repeated = Csp.builder("all-different of x twice");
    Variable y = repeated.variable("y", 1, 3);
    Variable z = repeated.variable("z", 1, 3);
    repeated.post(new AllDifferent(ImmutableList.of(y, z, y)));
    isProvedUnsatisfiableWithoutANode(composition, repeated.build());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource(COMPOSITIONS)
  void givensThatContradictEachOtherAreProvedAtTheRoot(Composition composition) {
    Csp.Builder csp = Csp.builder("contradicting givens");
    Variable x = csp.variable("x", 2, 2);
    csp.variable("y", 1, 3);
    Variable z = csp.variable("z", 2, 2);
    isProvedUnsatisfiableWithoutANode(composition, csp.notEqual(x, z).build());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource(COMPOSITIONS)
  void givensThatViolateAConstraintOnThreeAreProvedAtTheRoot(Composition composition) {
    Csp.Builder csp = Csp.builder("contradicting givens of three");
    Variable x = csp.variable("x", 2, 2);
    Variable y = csp.variable("y", 3, 3);
    Variable z = csp.variable("z", 4, 4);
    csp.variable("free", 1, 2);
    csp.where("x + y = z", v -> v[0] + v[1] == v[2], x, y, z);
    isProvedUnsatisfiableWithoutANode(composition, csp.build());
  }

  private static Solutions solutions(Composition composition, Csp csp) {
    Solutions found = new Solutions();
    SearchResult result =
        composition.search(Case.of(3, csp)).wantAll().onSolution(found).solve(Limits.none(), null);
    assertThat(result.ending()).isEqualTo(Ending.EXHAUSTED);
    return found;
  }

  private static void isProvedUnsatisfiableWithoutANode(Composition composition, Csp csp) {
    SearchResult result = composition.search(Case.of(0, csp)).solve(Limits.none(), null);
    Counts counters = result.counters();
    assertThat(result.ending()).isEqualTo(Ending.EXHAUSTED);
    assertThat(counters.solutions()).isZero();
    assertThat(counters.nodes()).isZero();
    assertThat(counters.fails()).isEqualTo(1);
    assertThat(counters.attempts()).isEqualTo(1);
  }
}
