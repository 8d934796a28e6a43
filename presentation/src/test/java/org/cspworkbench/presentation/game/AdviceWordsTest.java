package org.cspworkbench.presentation.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.cspworkbench.presentation.words.TextBundle;
import org.cspworkbench.solvers.logic.Hint.Strength;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.PencilMarks;
import org.junit.jupiter.api.Test;

/** What is found for a player is told in one sentence, and no more of it than is wanted. */
class AdviceWordsTest {

  private static final AdviceWords WORDS = new AdviceWords(TextBundle.ofPhrases(Locale.ENGLISH));

  private static final String SOLUTION =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

  private final Grid grid =
      Grid.ofLine(
          "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

  private static String told(Grid grid, Strength strength) {
    return WORDS.sentence(Advice.on(grid, strength).finding());
  }

  @Test
  void hintsComeInThreeStrengths() {
    assertThat(told(grid, Strength.VAGUE))
        .doesNotContainPattern("r[1-9]c[1-9]")
        .doesNotContainPattern("(row|box) [1-9]");
    assertThat(told(grid, Strength.POINTING))
        .containsPattern("r[1-9]c[1-9]|row [1-9]|column [1-9]|box [1-9]");
    assertThat(told(grid, Strength.FULL)).containsPattern("so r[1-9]c[1-9] = [1-9]\\.");
  }

  @Test
  void whatIsWrongIsNamed() {
    assertThat(told(grid.with(2, 5), Strength.FULL))
        .isEqualTo("There is a mistake: row 1 holds 5 twice (r1c1 and r1c3).");
    assertThat(told(grid.with(2, 1), Strength.FULL))
        .isEqualTo("There is a mistake: r1c3 is not 1.");
    PencilMarks struck = PencilMarks.none(grid.shape()).with(2, 1 << 3);
    assertThat(WORDS.sentence(Advice.on(grid, struck, Strength.FULL).finding()))
        .isEqualTo("There is a mistake: r1c3 can still be 4.");
  }

  @Test
  void soIsAPuzzleWithoutExactlyOneSolution() {
    assertThat(told(Grid.ofLine("55" + ".".repeat(79)), Strength.VAGUE))
        .isEqualTo("This puzzle has no solution: row 1 holds 5 twice (r1c1 and r1c2).");
    assertThat(told(Grid.ofLine(".".repeat(81)), Strength.VAGUE)).contains("several solutions");
    int[] values = SOLUTION.chars().map(c -> c - '0').toArray();
    assertThat(told(grid.withValues(values), Strength.FULL)).isEqualTo("The puzzle is solved.");
  }
}
