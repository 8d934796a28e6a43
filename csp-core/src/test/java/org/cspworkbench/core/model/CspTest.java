package org.cspworkbench.core.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A problem is stated as a lecturer would, and a mistake in the statement is one sentence. */
final class CspTest {

  @Test
  void aProblemIsItsVariablesAndItsConstraintsInTheOrderInWhichTheyWereStated() {
    Csp.Builder csp = Csp.builder("three regions");
    Domain colours = Domain.named("red", "green", "blue");
    Variable wa = csp.variable("WA", colours);
    Variable nt = csp.variable("NT", colours);
    Variable sa = csp.variable("SA", colours);
    Csp problem =
        csp.notEqual(wa, nt).notEqual(nt, sa, 1).allDifferent(csp.build().variables()).build();

    assertThat(problem.name()).isEqualTo("three regions");
    assertThat(problem.variables()).containsExactly(wa, nt, sa);
    assertThat(problem.variables()).extracting(Variable::index).containsExactly(0, 1, 2);
    assertThat(problem.constraints())
        .extracting(Object::toString)
        .containsExactly("WA ≠ NT", "NT ≠ SA + 1", "allDifferent[WA, NT, SA]");
  }

  @Test
  void aStatementReadsLikeTheProblem() {
    Csp.Builder csp = Csp.builder("everything");
    List<Variable> all = csp.variables("x", 4, Domain.range(0, 3));
    Variable x = all.get(0);
    Variable y = all.get(1);
    csp.equal(x, y).equal(x, y, 2).lessThan(x, y).lessThan(x, y, -1).atMost(x, y);
    csp.element(all.subList(2, 4), x, y).count(all, 0, y).count(all.subList(0, 2), 1, 2);
    csp.inOrder(ImmutableList.of(x), ImmutableList.of(y)).circuit(ImmutableList.copyOf(all));
    csp.post(Linear.sum(all).plus(2, x).equalTo(7));
    csp.table(List.of(x, y), new int[] {1, 2}, new int[] {2, 1}).noOverlap(x, 2, y, 3);
    csp.minimum(all.subList(0, 3), all.get(3)).maximum(all.subList(0, 3), all.get(3));
    csp.reified(Linear.of(x).plus(y).atMost(3), all.get(3));
    assertThat(csp.build().constraints())
        .extracting(Object::toString)
        .containsExactly(
            "x1 = x2",
            "x1 = x2 + 2",
            "x1 < x2",
            "x1 < x2 − 1",
            "x1 ≤ x2",
            "[x3, x4][x1] = x2",
            "#(x1, x2, x3, x4 = 0) = x2",
            "#(x1, x2 = 1) = 2",
            "(x1) ≤lex (x2)",
            "circuit[x1, x2, x3, x4]",
            "x1 + x2 + x3 + x4 + 2·x1 = 7",
            "(x1, x2) ∈ 2 pairs",
            "x1 + 2 ≤ x2 ∨ x2 + 3 ≤ x1",
            "min(x1, x2, x3) = x4",
            "max(x1, x2, x3) = x4",
            "x4 ⇔ x1 + x2 ≤ 3");
  }

  @Test
  void whatIsStatedLaterDoesNotChangeAProblemBuiltBefore() {
    Csp.Builder csp = Csp.builder("growing");
    Variable x = csp.variable("x", 1, 2);
    Csp before = csp.build();
    csp.notEqual(x, csp.variable("y", 1, 2));
    assertThat(before.variables()).containsExactly(x);
    assertThat(before.constraints()).isEmpty();
  }

  @Test
  void severalVariablesAreNumberedFromOne() {
    assertThat(Csp.builder("q").variables("q", 3, Domain.range(1, 3)))
        .extracting(Variable::name)
        .containsExactly("q1", "q2", "q3");
  }

  @Test
  void aSolutionLiesInTheInitialDomainsAndSatisfiesEveryConstraint() {
    Csp.Builder csp = Csp.builder("x < y");
    Variable x = csp.variable("x", 1, 3);
    Variable y = csp.variable("y", 1, 3);
    Csp problem = csp.where("x < y", v -> v[0] < v[1], x, y).build();
    assertThat(problem.isSolution(1, 2)).isTrue();
    assertThat(problem.isSolution(2, 1)).isFalse();
    assertThat(problem.isSolution(1, 4)).as("outside the domain").isFalse();
    assertThat(problem.isSolution(1)).as("too short").isFalse();
    assertThat(problem.isSolution(1, 2, 3)).as("too long").isFalse();
    Csp given = problem.restricted("given", Map.of(x, Domain.of(2)));
    assertThat(given.isSolution(1, 2)).as("not the given value").isFalse();
    assertThat(given.isSolution(2, 3)).isTrue();
  }

  @Test
  void restrictionsShareTheStructureAndReplaceEarlierOnes() {
    Csp.Builder csp = Csp.builder("puzzle");
    Variable x = csp.variable("x", 1, 9);
    Variable y = csp.variable("y", 1, 9);
    Csp empty = csp.build();
    Csp first = empty.restricted("first", Map.of(x, Domain.of(5)));
    Csp second = first.restricted("second", Map.of(y, Domain.of(6, 7)));
    assertThat(second.structure()).isSameAs(empty.structure());
    assertThat(first.name()).isEqualTo("first");
    assertThat(first.initialDomain(x)).isEqualTo(Domain.of(5));
    assertThat(first.restrictedVariables()).containsExactly(x);
    assertThat(second.initialDomain(x)).isEqualTo(Domain.range(1, 9));
    assertThat(second.restrictedVariables()).containsExactly(y);
  }

  @Test
  void aMistakeInTheStatementIsOneSentence() {
    Csp.Builder csp = Csp.builder("map");
    Variable x = csp.variable("x", 1, 2);
    csp.variable("y", 1, 2);
    refused(() -> csp.variable("x", 1, 2), "there are two variables called x");
    Variable stranger = new Variable(7, "stranger", Domain.range(1, 2));
    refused(
        () -> csp.notEqual(x, stranger),
        "x ≠ stranger contains stranger, which is not a variable of map");
    Variable sameIndex = new Variable(1, "z", Domain.range(1, 2));
    refused(() -> csp.notEqual(x, sameIndex), "x ≠ z contains z, which is not a variable of map");
    refused(
        () -> csp.where("nothing", v -> true), "the predicate nothing needs at least one variable");
    refused(
        () -> csp.allDifferent(ImmutableList.of()), "all-different needs at least one variable");
    Csp problem = csp.build();
    refused(
        () -> problem.restricted("r", Map.of(x, Domain.of(2, 3))),
        "x may not start from 2..3: its domain is 1..2");
    refused(
        () -> problem.restricted("r", Map.of(stranger, Domain.of(1))),
        "stranger is not a variable of map");
    assertThatThrownBy(() -> Csp.builder("nothing").build())
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("nothing has no variables");
  }

  private static void refused(Runnable statement, String sentence) {
    assertThatThrownBy(statement::run)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(sentence);
  }
}
