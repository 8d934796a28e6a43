package org.cspworkbench.app.hint;

import static org.assertj.core.api.Assertions.assertThat;

import org.cspworkbench.solvers.logic.Hint.Strength;
import org.cspworkbench.sudoku.Grid;
import org.junit.jupiter.api.Test;

/** What is wrong is told before what to do next, and a hint tells no more than is wanted. */
final class AdviceTest {

  private static final String PUZZLE =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  private static final String SOLUTION =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

  private final Grid grid = Grid.ofLine(PUZZLE);

  @Test
  void hintsComeInThreeStrengths() {
    String vague = Advice.on(grid, Strength.VAGUE).sentence();
    String pointing = Advice.on(grid, Strength.POINTING).sentence();
    String full = Advice.on(grid, Strength.FULL).sentence();
    assertThat(vague)
        .doesNotContainPattern("r[1-9]c[1-9]")
        .doesNotContainPattern("(row|box) [1-9]");
    assertThat(Advice.on(grid, Strength.VAGUE).cells()).isEmpty();
    assertThat(pointing).containsPattern("r[1-9]c[1-9]|row [1-9]|column [1-9]|box [1-9]");
    assertThat(full).containsPattern("so r[1-9]c[1-9] = [1-9]\\.");
  }

  @Test
  void aMistakeIsToldFirst() {
    assertThat(Advice.on(grid.with(2, 5), Strength.FULL).sentence())
        .isEqualTo("There is a mistake: row 1 holds 5 twice (r1c1 and r1c3).");
    assertThat(Advice.on(grid.with(2, 1), Strength.FULL).sentence())
        .isEqualTo("There is a mistake: r1c3 is not 1.");
    assertThat(Advice.on(grid.with(2, 4), Strength.FULL).sentence()).doesNotContain("mistake");
  }

  @Test
  void zeroOrManySolutionsAreToldFirst() {
    assertThat(Advice.on(Grid.ofLine("55" + ".".repeat(79)), Strength.VAGUE).sentence())
        .isEqualTo("This puzzle has no solution: row 1 holds 5 twice (r1c1 and r1c2).");
    assertThat(Advice.on(Grid.ofLine(".".repeat(81)), Strength.VAGUE).sentence())
        .contains("several solutions");
  }

  @Test
  void aSolvedPuzzleNeedsNoHint() {
    int[] values = SOLUTION.chars().map(c -> c - '0').toArray();
    assertThat(Advice.on(grid.withValues(values), Strength.FULL).sentence())
        .isEqualTo("The puzzle is solved.");
  }
}
