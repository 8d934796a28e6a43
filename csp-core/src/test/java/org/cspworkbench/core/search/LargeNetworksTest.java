package org.cspworkbench.core.search;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.cspworkbench.core.fast.PairSupports;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.testing.Case;
import org.cspworkbench.core.testing.Composition;
import org.cspworkbench.core.testing.RandomCsp;
import org.cspworkbench.core.testing.Solutions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Domains of more than one word, networks too large for masks and relations too large for tables
 * are solved as well, by every composition: the kernel goes other ways there, and nobody may
 * notice.
 */
final class LargeNetworksTest {

  private static final String COMPOSITIONS = "org.cspworkbench.core.testing.Composition#everyPair";

  private static final ImmutableList<Case> WIDE = Case.drawn(0, 6, RandomCsp::wideWithGivens);
  private static final Case MANY_WORDS = Case.of(1, inequalitiesOverManyWords());
  private static final Case MANY_VARIABLES = Case.of(1, smallProblemWithinAManyVariablesOne());
  private static final Case TOO_LARGE_FOR_A_TABLE = Case.of(1, relationTooLargeForATable());

  @ParameterizedTest(name = "{0}")
  @MethodSource(COMPOSITIONS)
  void domainsOfSeveralWordsWithTables(Composition composition) {
    WIDE.forEach(problem -> findsEverySolution(composition, problem));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource(COMPOSITIONS)
  @Tag("slow")
  void domainsOfSeveralWordsWithTablesFromEveryValue(Composition composition) {
    Case.drawn(0, 1, RandomCsp::wide).forEach(problem -> findsEverySolution(composition, problem));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource(COMPOSITIONS)
  void domainsOfSeveralWordsWithInequalities(Composition composition) {
    findsEverySolution(composition, MANY_WORDS);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource(COMPOSITIONS)
  void networksTooLargeForMasks(Composition composition) {
    findsEverySolution(composition, MANY_VARIABLES);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource(COMPOSITIONS)
  void relationsTooLargeForTables(Composition composition) {
    findsEverySolution(composition, TOO_LARGE_FOR_A_TABLE);
  }

  /** Without this the tests above could go the way of small networks. */
  @Test
  void theProblemsAreAsLargeAsTheyClaim() {
    for (Case problem : WIDE) {
      assertThat(problem.network().wordCount()).as("%s", problem).isGreaterThanOrEqualTo(6);
      assertThat(PairSupports.of(problem.network())).as("%s", problem).isNull();
    }
    assertThat(WIDE.stream().mapToInt(problem -> problem.solutions().size()).sum())
        .isBetween(100, 5000);
    assertThat(MANY_WORDS.network().wordCount()).isEqualTo(3 + 2 + 2 + 1);
    assertThat(MANY_WORDS.solutions()).hasSizeGreaterThan(200);
    assertThat(MANY_VARIABLES.network().wordCount())
        .as("one word each")
        .isEqualTo(MANY_VARIABLES.network().variableCount());
    assertThat(PairSupports.of(MANY_VARIABLES.network())).isNull();
    assertThat(MANY_VARIABLES.solutions()).hasSizeGreaterThan(20);
    Network asked = TOO_LARGE_FOR_A_TABLE.network();
    assertThat((long) asked.domainSize(0) * asked.domainSize(1)).isGreaterThan(1L << 20);
    assertThat(TOO_LARGE_FOR_A_TABLE.solutions()).hasSizeGreaterThan(20);
  }

  private static void findsEverySolution(Composition composition, Case problem) {
    Solutions found = new Solutions();
    SearchResult result =
        composition.search(problem).wantAll().onSolution(found).solve(Limits.none(), null);
    assertThat(found.sorted()).as("%s", problem).isEqualTo(problem.solutions());
    assertThat(result.ending()).isEqualTo(Ending.EXHAUSTED);
  }

  /** Values on both sides of the borders between words, and offsets that reach across them. */
  private static Csp inequalitiesOverManyWords() {
    Csp.Builder csp = Csp.builder("inequalities over many words");
    Variable a = csp.variable("a", 1, 140);
    Variable b = csp.variable("b", 60, 187);
    Variable c = csp.variable("c", Domain.of(IntStream.range(0, 70).map(i -> 3 * i).toArray()));
    Variable d = csp.variable("d", 0, 2);
    Csp whole =
        csp.notEqual(a, b)
            .notEqual(a, b, -64)
            .notEqual(b, c, 1)
            .notEqual(c, a, 63)
            .notEqual(b, d, 64)
            .allDifferent(ImmutableList.of(a, b, c))
            .build();
    return whole.restricted(
        whole.name(),
        Map.of(
            a, Domain.of(1, 2, 63, 64, 65, 127, 128, 129),
            b, Domain.of(64, 65, 66, 127, 128, 129, 187),
            c, Domain.of(0, 63, 64 - 1, 66, 126, 129, 192)));
  }

  /** A chain of 300 variables, all but six of them given, around a small problem to be solved. */
  private static Csp smallProblemWithinAManyVariablesOne() {
    int n = 300;
    Csp.Builder csp = Csp.builder("chain of 300");
    ImmutableList<Variable> x = csp.variables("x", n, Domain.range(0, 63));
    for (int i = 0; i + 1 < n; i++) {
      csp.notEqual(x.get(i), x.get(i + 1));
    }
    for (int i = 40; i < 260; i += 40) {
      csp.notEqual(x.get(i), x.get((i + 80) % 240), 1);
      csp.notEqual(x.get(i), x.get(i + 2), -1);
      csp.where(
          "sum is even", v -> (v[0] + v[1] + v[2]) % 2 == 0, x.get(i), x.get(i + 20), x.get(40));
    }
    csp.where("product", v -> v[0] * v[1] % 3 != 0, x.get(80), x.get(200));
    Csp whole = csp.build();
    Map<Variable, Domain> givens = new HashMap<>();
    for (int i = 0; i < n; i++) {
      givens.put(x.get(i), i % 40 == 0 && i > 0 ? Domain.range(1, 4) : Domain.of(i % 2 * 2));
    }
    return whole.restricted(whole.name(), givens);
  }

  private static Csp relationTooLargeForATable() {
    Csp.Builder csp = Csp.builder("relation too large for a table");
    Variable a = csp.variable("a", 0, 1199);
    Variable b = csp.variable("b", -500, 499);
    Variable c = csp.variable("c", 0, 3);
    Csp whole =
        csp.where(
                "a = 3 b + 5 or a + b = 700", v -> v[0] == 3 * v[1] + 5 || v[0] + v[1] == 700, a, b)
            .where("b < c² + 60", v -> v[0] < v[1] * v[1] + 60, b, c)
            .notEqual(a, b, 600)
            .build();
    return whole.restricted(
        whole.name(),
        Map.of(a, Domain.range(50, 79), b, Domain.of(15, 16, 17, 18, 19, 20, 60, 64)));
  }
}
