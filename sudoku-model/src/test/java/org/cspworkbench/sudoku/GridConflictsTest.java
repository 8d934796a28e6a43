package org.cspworkbench.sudoku;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class GridConflictsTest {

  private static final Grid EMPTY = Grid.empty(Shape.ofSize(9));

  private static Grid holding(int value, String... cells) {
    Grid grid = EMPTY;
    for (String cell : cells) {
      grid = grid.with(EMPTY.shape().cell(cell.charAt(1) - '1', cell.charAt(3) - '1'), value);
    }
    return grid;
  }

  @Test
  void theMessageNamesUnitValueAndBothCells() {
    assertThat(GridConflicts.in(holding(5, "r2c3", "r2c8")).all())
        .extracting(Conflict::message)
        .containsExactly("row 2 holds 5 twice (r2c3 and r2c8); the puzzle has no solution");
  }

  @Test
  void aValueMayStandMoreThanTwice() {
    assertThat(GridConflicts.in(holding(7, "r1c4", "r5c4", "r9c4")).all())
        .extracting(Conflict::toString)
        .containsExactly("column 4 holds 7 3 times (r1c4, r5c4 and r9c4)");
  }

  @Test
  void everyUnitThatIsBrokenIsNamed() {
    GridConflicts conflicts = GridConflicts.in(holding(1, "r4c4", "r4c5", "r6c6"));
    assertThat(conflicts.all())
        .extracting(Conflict::toString)
        .containsExactly(
            "row 4 holds 1 twice (r4c4 and r4c5)", "box 5 holds 1 3 times (r4c4, r4c5 and r6c6)");
    assertThat(EMPTY.shape().cells().filter(conflicts::involve)).containsExactly(30, 31, 50);
  }

  @Test
  void theSymbolIsShownNotTheNumber() {
    Grid grid = Grid.empty(Shape.ofSize(16)).with(0, 16).with(255, 3).with(15, 16);
    assertThat(GridConflicts.in(grid).all())
        .extracting(Conflict::toString)
        .containsExactly("row 1 holds G twice (r1c1 and r1c16)");
  }

  @Test
  void rightGridsHaveNone() {
    for (int size : Shape.usualSizes()) {
      assertThat(GridConflicts.in(SampleGrids.solved(Shape.ofSize(size))).isEmpty()).isTrue();
      assertThat(GridConflicts.in(SampleGrids.puzzle(Shape.ofSize(size), 1)).isEmpty()).isTrue();
      assertThat(GridConflicts.in(Grid.empty(Shape.ofSize(size))).isEmpty()).isTrue();
    }
  }
}
