package org.cspworkbench.presentation.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.cspworkbench.solvers.logic.Hint.Strength;
import org.cspworkbench.sudoku.Grid;
import org.junit.jupiter.api.Test;

/** Faults take precedence over the next step, and a hint reveals no more than requested. */
final class AdviceTest {

  private static final String PUZZLE =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  private static final String SOLUTION =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

  private final Grid grid = Grid.ofLine(PUZZLE);

  @Test
  void aVagueHintNamesNoCell() {
    assertThat(Advice.on(grid, Strength.VAGUE).cells()).isEmpty();
    assertThat(Advice.on(grid, Strength.POINTING).cells()).isNotEmpty();
    assertThat(Advice.on(grid, Strength.POINTING).targets()).isEmpty();
    assertThat(Advice.on(grid, Strength.FULL).targets()).isNotEmpty();
  }

  @Test
  void mistakesTakePrecedence() {
    assertThat(Advice.on(grid.with(2, 5), Strength.FULL).finding())
        .isInstanceOf(Finding.BrokenRule.class);
    assertThat(Advice.on(grid.with(2, 1), Strength.FULL).finding())
        .isEqualTo(new Finding.WrongValue(grid.shape(), 2, 1));
    assertThat(Advice.on(grid.with(2, 4), Strength.FULL).finding())
        .isInstanceOf(Finding.NextStep.class);
  }

  @Test
  void puzzlesWithoutExactlyOneSolutionTakePrecedence() {
    assertThat(Advice.on(Grid.ofLine("55" + ".".repeat(79)), Strength.VAGUE).finding())
        .isInstanceOf(Finding.NoSolution.class);
    assertThat(Advice.on(Grid.ofLine(".".repeat(81)), Strength.VAGUE).finding())
        .isInstanceOf(Finding.SeveralSolutions.class);
  }

  @Test
  void aSolvedPuzzleNeedsNoHint() {
    int[] values = SOLUTION.chars().map(c -> c - '0').toArray();
    assertThat(Advice.on(grid.withValues(values), Strength.FULL).finding())
        .isEqualTo(new Finding.Solved());
  }
}
