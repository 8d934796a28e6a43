package org.cspworkbench.generator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.cspworkbench.generator.fill.Fill;
import org.cspworkbench.generator.givens.GivenSelection;
import org.cspworkbench.generator.givens.Symmetry;
import org.cspworkbench.solvers.logic.Techniques;
import org.cspworkbench.solvers.logic.technique.Level;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Variant;
import org.junit.jupiter.api.Test;

class PuzzleRequestTest {

  private static final PuzzleRequest NINE = PuzzleRequest.of(Shape.ofSize(9));
  private static final PuzzleRequest SIX = PuzzleRequest.of(Shape.ofSize(6));

  @Test
  void presetsAreExactNumbersOnNineAndTheirShareElsewhere() {
    assertThat(Difficulty.values())
        .extracting(preset -> NINE.withGivens(preset).givens().orElseThrow())
        .containsExactly(55, 45, 35, 30, 22);
    assertThat(Difficulty.values())
        .extracting(preset -> SIX.withGivens(preset).givens().orElseThrow())
        .containsExactly(24, 20, 16, 13, 10);
  }

  @Test
  void whatCannotBeIsRefusedWithTheReason() {
    assertRefused(
        () -> NINE.withGivens(10),
        "no 9×9 with fewer than 17 givens has exactly one solution, and 10 are requested");
    assertRefused(
        () -> SIX.withGivens(4),
        "no 6×6 with fewer than 5 givens has exactly one solution, and 4 are requested");
    assertRefused(() -> NINE.withGivens(82), "9×9 has 81 cells, and 82 givens are requested");
    assertRefused(
        () -> NINE.withSymmetry(Symmetry.ROTATE_90).withGivens(Difficulty.EASY),
        "no pattern of 55 givens has symmetry rotate90; 53 and 56 are possible");
    assertRefused(
        () -> SIX.withSymmetry(Symmetry.DIAGONAL),
        "symmetry diagonal does not fit 6×6, because it maps some units to no unit");
    assertRefused(
        () -> NINE.withOwnRegions().withSymmetry(Symmetry.MIRROR),
        "symmetry mirror does not fit a jigsaw, because it maps some units to no unit");
    assertRefused(
        () -> PuzzleRequest.of(Shape.ofSize(9).with(Variant.DIAGONALS)).withFill(Fill.TEMPLATE),
        "a template has rows, columns and boxes alone; fill by collapse for any other rule");
    assertRefused(
        () ->
            Needing.technique(Techniques.find("x-wing").orElseThrow(), NINE.withLevel(Level.HARD)),
        "either a level or a technique, not both");
    assertRefused(
        () -> NINE.withLevel(Level.EASY).withGivens(81), "a complete grid needs no technique");
    assertRefused(() -> NINE.withSelection(GivenSelection.MASK), "a mask needs a number of givens");
  }

  @Test
  void rulesThatLeaveNoGridAreRefusedBeforeAnyWork() {
    Shape crossed = Shape.ofSize(9).with(Variant.DIAGONALS);
    PuzzleRequest.of(crossed.with(Variant.WINDOWS)).checkThatGridsExist();
    PuzzleRequest.of(crossed.with(Variant.ANTI_KNIGHT)).checkThatGridsExist();
    Shape all = crossed.with(Variant.WINDOWS).with(Variant.ANTI_KNIGHT);
    assertRefused(
        () -> PuzzleRequest.of(all).checkThatGridsExist(),
        "there is no 9×9 (x, windows, anti-knight): a complete search has"
            + " found no grid that satisfies all of its rules");
    PuzzleRequest.of(all).withOwnRegions().checkThatGridsExist(); // of which nobody knows
  }

  private static void assertRefused(Runnable request, String reason) {
    assertThatIllegalArgumentException().isThrownBy(request::run).withMessage(reason);
  }
}
