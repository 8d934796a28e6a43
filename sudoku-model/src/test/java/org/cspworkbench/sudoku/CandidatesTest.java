package org.cspworkbench.sudoku;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CandidatesTest {

  @Test
  void aValueIsACandidateUnlessAPeerHoldsIt() {
    for (int size : Shape.usualSizes()) {
      Grid grid = SampleGrids.puzzle(Shape.ofSize(size), size);
      Candidates candidates = Candidates.of(grid);
      for (int cell = 0; cell < grid.shape().cellCount(); cell++) {
        for (int value = 1; value <= size; value++) {
          assertThat(candidates.contains(cell, value))
              .as("size %s, cell %s, value %s", size, cell, value)
              .isEqualTo(mayHold(grid, cell, value));
        }
      }
    }
  }

  /** By the rules of the game, from rows, columns and boxes, without units or peers. */
  private static boolean mayHold(Grid grid, int cell, int value) {
    if (!grid.isEmpty(cell)) {
      return grid.value(cell) == value;
    }
    Shape shape = grid.shape();
    return shape
        .cells()
        .filter(other -> grid.value(other) == value)
        .noneMatch(
            other ->
                shape.row(other) == shape.row(cell)
                    || shape.column(other) == shape.column(cell)
                    || (shape.row(other) / shape.boxRows() == shape.row(cell) / shape.boxRows()
                        && shape.column(other) / shape.boxColumns()
                            == shape.column(cell) / shape.boxColumns()));
  }

  @Test
  void everythingIsOpenInAnEmptyGrid() {
    Candidates candidates = Candidates.of(Grid.empty(Shape.ofSize(25)));
    assertThat(candidates.count(312)).isEqualTo(25);
    assertThat(candidates.mask(312)).isEqualTo((1 << 25) - 1);
  }

  @Test
  void aCellWhosePeersHoldEverythingHasNone() {
    assertThat(Candidates.of(Grid.ofLine(".123............")).mask(0)).isEqualTo(0b1000);
    assertThat(Candidates.of(Grid.ofLine(".1234...........")).count(0)).isZero();
  }
}
