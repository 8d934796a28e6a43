package org.cspworkbench.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.cspworkbench.core.consistency.Filter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** {@code solve --filter}: before a search, and alone. */
final class FilterTest {

  @Test
  void aFilterAloneShowsWhatIsLeftAndWhatWasCounted() {
    assertThat(filterOnly("ac4", "--problem", "domino:3,2"))
        .isEqualTo(
            new Csp.Ending(
                0,
                """
                x1: 2
                x2: 2
                x3: 2
                """,
                "csp: ac4: 3 values left; prunings 3, revisions –, checks 22 (pairs)\n"));
  }

  @Test
  void aFilterAloneWritesJsonToo() {
    Csp.Ending ending = filterOnly("ac2001", "--problem", "domino:2,2", "--format", "json");
    assertThat(ending.out())
        .startsWith(
            "{\"problem\":\"domino:2,2\",\"filter\":\"ac2001\",\"consistent\":true,"
                + "\"domains\":{\"x1\":[\"2\"],\"x2\":[\"2\"]},\"statistics\":{\"prunings\":2,")
        .endsWith("}}\n");
  }

  @Test
  void aContradictionHasNoSolution() {
    Csp.Ending ending = filterOnly("ac3", "11" + ".".repeat(79));
    assertThat(ending.code()).isEqualTo(4);
    assertThat(ending.lines()).hasSize(81);
    assertThat(ending.err().lines())
        .hasSize(2)
        .first()
        .asString()
        .contains("row 1 holds 1 twice (r1c1 and r1c2)");
  }

  @Test
  void severalPuzzlesAreFilteredInOrder() {
    String input = Csp.EASY + "\n" + Csp.PUZZLE + "\n";
    Csp.Ending ending =
        Csp.runOn(input, "solve", "-", "--filter", "ac3bit", "--filter-only", "--format", "json");
    assertThat(ending.code()).isZero();
    assertThat(ending.lines()).hasSize(2);
    assertThat(ending.lines().get(0)).contains(Csp.EASY);
  }

  /** The weaker ones go before look-aheads that rely on less. */
  @ParameterizedTest
  @EnumSource(Filter.class)
  void aFilterGoesBeforeASearchThatReliesOnNoMore(Filter filter) {
    Csp.Ending ending =
        Csp.run(
            "solve",
            Csp.EASY,
            "--solver",
            "backtracking",
            "--filter",
            filter.id(),
            "--seed",
            "1",
            "--format",
            "line");
    if (filter == Filter.NODE) {
      assertThat(ending.code()).isEqualTo(2);
    } else {
      assertThat(ending).isEqualTo(new Csp.Ending(0, Csp.EASY_SOLUTION + "\n", ""));
    }
  }

  private static Csp.Ending filterOnly(String filter, String... problem) {
    return Csp.run(
        Stream.concat(Stream.of("solve", "--filter", filter, "--filter-only"), Stream.of(problem)));
  }
}
