package org.cspworkbench.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.cspworkbench.core.consistency.Filter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code solve --filter}: before a search, and alone. */
final class FilterTest {

  @TempDir private Path folder;

  @Test
  void aFilterAlonePrintsTheRemainingValuesAndTheCounters() {
    assertThat(filterOnly("ac4", "--problem", "domino:3,2"))
        .isEqualTo(
            new Csp.Ending(
                0,
                """
                x1: {2}
                x2: {2}
                x3: {2}
                """,
                "csp: ac4: 3 values left; prunings 3, revisions –, checks 22 (pairs)\n"));
  }

  @Test
  void theCandidatesOfASudokuAreDrawnAsAGrid() {
    assertThat(filterOnly("forward-checking", "1......4..2..3..").out())
        .isEqualTo(
            """
            .----------.----------.
            | 1    24  | {3}  23  |
            | 23   {2} | 13   4   |
            :----------+----------:
            | {4}  14  | 2    13  |
            | 24   3   | 14   {1} |
            '----------'----------'

            """);
  }

  @ParameterizedTest
  @ValueSource(strings = {"fifo", "lifo", "smallest-domain"})
  void theOrderOfTheQueueCanBeChosen(String order) {
    Csp.Ending ending = filterOnly("ac2001", "--problem", "domino:9,9", "--set", "queue=" + order);
    assertThat(ending.code()).isZero();
    assertThat(ending.out()).isEqualTo(filterOnly("gac", "--problem", "domino:9,9").out());
    Csp.Ending searched =
        Csp.run(
            "solve",
            "--problem",
            "queens:6",
            "--all",
            "--format",
            "csv",
            "--solver",
            "backtracking",
            "--filter",
            "ac3",
            "--set",
            "queue=" + order,
            "--seed",
            "1");
    assertThat(searched.out()).contains(",solved,4,");
  }

  @Test
  void anInvalidOrInapplicableOrderIsRejected() {
    String owners = "csp: --set queue requires --filter ac3, ac2001, ac3rm or ac3bit-rm";
    String end = "; see csp solve --help\n";
    assertThat(filterOnly("ac4", "--problem", "queens:4", "--set", "queue=lifo"))
        .isEqualTo(new Csp.Ending(2, "", owners + end));
    assertThat(Csp.run("solve", "--problem", "queens:4", "--set", "queue=lifo"))
        .isEqualTo(new Csp.Ending(2, "", owners + end));
    assertThat(filterOnly("ac3", "--problem", "queens:4", "--set", "queue=random"))
        .isEqualTo(
            new Csp.Ending(
                2, "", "csp: queue: expected fifo, lifo or smallest-domain, found 'random'" + end));
  }

  /**
   * Decomposed into pairs, three all-different constraints cause 292 failures; as global
   * constraints, 254.
   */
  @Test
  void gacFiltersAllDifferentAsAWholeBeforeASearchToo() {
    Csp.Ending ending =
        Csp.run(
            "solve",
            "--problem",
            "queens-alldifferent:8",
            "--all",
            "--format",
            "csv",
            "--seed",
            "1",
            "--filter",
            "gac");
    assertThat(ending.lines().get(1)).startsWith("queens-alldifferent:8,mac,1,solved,92,");
    assertThat(ending.lines().get(1)).contains(",345,254,212,");
  }

  @Test
  void aFilterAloneDoesNotSearch() {
    for (String option : List.of("--all", "--count=2", "--nth=2")) {
      assertThat(filterOnly("ac3", "--problem", "queens:4", option).err())
          .isEqualTo(
              "csp: --filter-only does not search, so it takes neither --count, --all nor --nth;"
                  + " see csp solve --help\n");
    }
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
    assertThat(ending.lines()).hasSize(14); // including a blank line after the grid
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
        Csp.runOn(
            input,
            "solve",
            "-",
            "--filter",
            "ac3bit",
            "--filter-only",
            "--format",
            "json",
            "--seed",
            "1");
    assertThat(ending.code()).isZero();
    assertThat(ending.lines()).hasSize(2);
    assertThat(ending.lines().get(0)).contains(Csp.EASY);
  }

  @ParameterizedTest
  @EnumSource(Filter.class)
  void everyFilterWorksAloneAndIsWatched(Filter filter) throws IOException {
    Path trace = folder.resolve("trace.jsonl");
    Csp.Ending ending =
        filterOnly(filter.id(), "--problem", "zebra", "--trace", trace.toString(), "--fine");
    assertThat(ending.code()).isZero();
    assertThat(ending).isEqualTo(filterOnly(filter.id(), "--problem", "zebra"));
    assertThat(Files.readAllLines(trace))
        .first()
        .asString()
        .contains("\"solver\":\"" + filter.id() + "\"");
    assertThat(Files.readAllLines(trace)).last().asString().contains("\"outcome\":\"stalled\"");
  }

  @Test
  void anAnimatedFilterDescribesItsSteps() {
    assertThat(filterOnly("ac3", "--problem", "domino:2,2", "--animate").out())
        .startsWith("x1 loses 1: no value of x2 supports it.\n")
        .endsWith("x1: {2}\nx2: {2}\n");
  }

  @Test
  void theUnitOfTheChecksIsReported() {
    Csp.Ending ending =
        Csp.run("solve", "--problem", "queens:6", "--filter", "ac1", "--stats", "--seed", "1");
    assertThat(ending.err()).contains("(pairs and words)");
  }

  /** Weaker filters can precede a look-ahead of lower consistency. */
  @ParameterizedTest
  @EnumSource(Filter.class)
  void aFilterCanPrecedeASearchThatAcceptsItsConsistency(Filter filter) {
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
        Stream.concat(
            Stream.of("solve", "--seed", "1", "--filter", filter, "--filter-only"),
            Stream.of(problem)));
  }
}
