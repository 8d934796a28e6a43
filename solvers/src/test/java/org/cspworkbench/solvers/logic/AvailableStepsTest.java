package org.cspworkbench.solvers.logic;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Puzzles;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.solvers.logic.position.Candidate;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.technique.Level;
import org.cspworkbench.sudoku.Candidates;
import org.cspworkbench.sudoku.Grid;
import org.junit.jupiter.api.Test;

/** All steps of a position are sound and sorted, and the next step is one of them. */
class AvailableStepsTest {

  private static final ImmutableList<String> LINES =
      ImmutableList.of(
          ".74...8..19...5.2......97.4.....7..5.2.....3.6..5.....4.26......6.7...19..9...34.",
          Puzzles.INKALA);

  @Test
  void everyStepIsSoundAndTheyAreSortedByLevel() {
    for (String line : LINES) {
      Grid puzzle = Grid.ofLine(line);
      Grid solution = solution(puzzle);
      Position position = Position.of(puzzle);
      for (int round = 0; round < 12; round++) {
        ImmutableList<SolutionStep> steps = AvailableSteps.in(position, () -> false);
        SolutionStep next = SolutionPath.next(position, () -> false);
        assertThat(steps.isEmpty()).isEqualTo(next == null);
        if (next == null) {
          break;
        }
        assertThat(steps.stream().map(step -> step.technique().level())).isSorted();
        assertThat(steps)
            .anyMatch(
                step ->
                    step.technique().equals(next.technique())
                        && step.step().placements().equals(next.step().placements())
                        && step.step().eliminations().equals(next.step().eliminations()));
        for (SolutionStep step : steps) {
          for (Candidate placed : step.step().placements()) {
            assertThat(solution.value(placed.cell())).isEqualTo(placed.digit());
          }
          for (Candidate gone : step.step().eliminations()) {
            assertThat(solution.value(gone.cell())).isNotEqualTo(gone.digit());
          }
        }
        boolean isOnlyExtreme =
            steps.stream().allMatch(step -> step.technique().level() == Level.EXTREME);
        assertThat(steps.stream().anyMatch(step -> step.technique().level() == Level.EXTREME))
            .isEqualTo(isOnlyExtreme);
        position = next.step().applyTo(position);
      }
    }
  }

  /** At the start, naked singles are the cells with one candidate, if a full house is none. */
  @Test
  void everyNakedSingleIsThere() {
    Grid puzzle = Grid.ofLine(LINES.get(0));
    long expected =
        puzzle
            .shape()
            .cells()
            .filter(cell -> puzzle.isEmpty(cell))
            .filter(cell -> Integer.bitCount(Candidates.maskOf(puzzle, cell)) == 1)
            .count();
    long found =
        AvailableSteps.in(Position.of(puzzle), () -> false).stream()
            .filter(step -> step.technique().id().equals("naked-single"))
            .count();
    assertThat(found).isEqualTo(expected);
  }

  private static Grid solution(Grid puzzle) {
    Problem.Sudoku problem = Problem.Sudoku.of(puzzle);
    return requireNonNull(
        problem.filledWith(
            SolverCatalog.find("mac")
                .orElseThrow()
                .solve(problem, Settings.defaults(), null)
                .firstSolution()
                .orElseThrow()));
  }
}
