package org.cspworkbench.solvers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.solvers.Puzzles.sudoku;

import com.google.common.collect.ImmutableList;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Maintained arc consistency fails exactly as often as in every engine that branches alike; of the
 * puzzles of the generator, those for which it fails most often.
 */
class SearchTreesTest {

  private static final PuzzleSet HARDEST = PuzzleSet.ours("hardest", 1);

  @Test
  void macFailsExactlyAsOftenAsAShortIndependentSearch() {
    for (String line : HARDEST.sample(20)) {
      assertThat(fails("mac", line)).as(line).isEqualTo(PairwiseMac.fails(line));
    }
    assertThat(total("mac", HARDEST.lines())).isEqualTo(110_678);
  }

  /** Choco 5.0.0 fails as often; the measurement {@code choco} compares both. */
  @Test
  void macWithAllDifferentFailsExactlyAsOftenAsAnotherEngine() {
    assertThat(total("mac-alldifferent", PuzzleSet.ours("hardest-alldifferent", 1).lines()))
        .isEqualTo(1_654);
  }

  @ParameterizedTest
  @ValueSource(strings = {"mac", "forward-checking", "wfc-backtracking"})
  void everyPuzzleHasOneSolution(String id) {
    assertHaveOneSolution(id, HARDEST.sample(id.equals("mac") ? 95 : 30));
  }

  /** Five other engines agree on these numbers for the public collection top95. */
  @Tag("slow")
  @ParameterizedTest(name = "{0}", allowZeroInvocations = true)
  @MethodSource("top95")
  void topNinetyFiveHasTheTreesThatOtherEnginesReport(PuzzleSet set) {
    ImmutableList<String> lines = set.lines();
    assertThat(lines).hasSize(95);
    assertThat(total("mac", lines)).isEqualTo(213_348);
    assertThat(total("mac-alldifferent", lines)).isEqualTo(688);
    assertThat(lines.stream().mapToLong(PairwiseMac::fails).sum()).isEqualTo(213_348);
    Stream.of("mac", "forward-checking", "wfc-backtracking")
        .forEach(id -> assertHaveOneSolution(id, lines));
  }

  static Stream<PuzzleSet> top95() {
    return PuzzleSet.publicOnes().filter(set -> set.toString().equals("top95.txt"));
  }

  private static long total(String id, ImmutableList<String> lines) {
    return lines.stream().mapToLong(line -> fails(id, line)).sum();
  }

  private static long fails(String id, String line) {
    Result result = Solvers.byId(id).solve(sudoku(line), Settings.defaults(), null);
    assertThat(result.solutionCount()).as(line).isEqualTo(1);
    return result.statistics().fails();
  }

  private static void assertHaveOneSolution(String id, ImmutableList<String> lines) {
    Settings two = Settings.defaults().withSolutions(2, 2);
    for (String line : lines) {
      Problem.Sudoku puzzle = sudoku(line);
      assertThat(Solvers.byId(id).solve(puzzle, two, null).solutions())
          .as(line)
          .singleElement()
          .satisfies(solution -> assertThat(puzzle.filledWith(solution).isSolved()).isTrue());
    }
  }
}
