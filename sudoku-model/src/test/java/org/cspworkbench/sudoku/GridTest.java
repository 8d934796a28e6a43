package org.cspworkbench.sudoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GridTest {

  private static final Grid PUZZLE = Grid.ofLine("1.....2..3.....4");

  @Test
  void aPuzzleKnowsItsGivens() {
    assertThat(PUZZLE.shape()).isSameAs(Shape.ofSize(4));
    assertThat(PUZZLE.filled()).isEqualTo(4);
    assertThat(PUZZLE.isGiven(0)).isTrue();
    assertThat(PUZZLE.value(0)).isEqualTo(1);
    assertThat(PUZZLE.isGiven(1)).isFalse();
    assertThat(PUZZLE.isEmpty(1)).isTrue();
    assertThat(PUZZLE.isComplete()).isFalse();
    assertThat(PUZZLE.toLine()).isEqualTo("1.....2..3.....4");
  }

  @Test
  void fillingACellLeavesTheOldGridAndTheGivensAlone() {
    Grid filled = PUZZLE.with(1, 2).with(2, 3);
    assertThat(filled.toLine()).isEqualTo("123...2..3.....4");
    assertThat(filled.isGiven(1)).isFalse();
    assertThat(filled.with(1, 0).with(2, 0)).isEqualTo(PUZZLE);
    assertThat(filled.givens()).isEqualTo(PUZZLE);
    assertThat(filled).isNotEqualTo(Grid.ofLine(filled.toLine()));
    assertThat(PUZZLE.filled()).isEqualTo(4);
  }

  @Test
  void aGivenCannotBeChanged() {
    assertThatThrownBy(() -> PUZZLE.with(6, 1)).hasMessage("r2c3 is given");
    assertThatThrownBy(() -> PUZZLE.withValues(new int[16])).hasMessage("r1c1 is given");
  }

  @Test
  void onlyValuesOfTheShapeFit() {
    assertThatThrownBy(() -> PUZZLE.with(1, 5))
        .hasMessage("r1c2 cannot hold 5: the values are 1 to 4");
    assertThatThrownBy(() -> PUZZLE.with(1, -1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Grid.ofGivens(Shape.ofSize(4), 1, 2, 3))
        .hasMessage("3 values for 16 cells");
    assertThatThrownBy(() -> Grid.ofLine("1234?...........")).hasMessage("r2c1 cannot hold '?'");
    assertThatThrownBy(() -> Grid.ofLine("123")).hasMessage("no usual shape has 3 cells");
  }

  @Test
  void changingTheArraysHandedInDoesNotChangeTheGrid() {
    int[] givens = SampleGrids.solvedValues(Shape.ofSize(4));
    Grid grid = Grid.ofGivens(Shape.ofSize(4), givens);
    givens[0] = 4;
    assertThat(grid.value(0)).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 8, 9, 10, 12, 15, 16, 20, 25})
  void aGridIsSolvedOnlyIfEveryUnitHoldsEveryValue(int size) {
    Shape shape = Shape.ofSize(size);
    Grid empty = Grid.empty(shape);
    int[] values = SampleGrids.solvedValues(shape);
    assertThat(empty.withValues(values).isSolved()).isTrue();

    values[0] = values[1];
    Grid wrong = empty.withValues(values);
    assertThat(wrong.isComplete()).isTrue();
    assertThat(wrong.isSolved()).isFalse();

    values[0] = 0;
    assertThat(empty.withValues(values).isSolved()).isFalse();
  }

  @Test
  void anEmptyGridHasNoConflictAndIsNotSolved() {
    Grid empty = Grid.empty(Shape.ofSize(9));
    assertThat(empty.filled()).isZero();
    assertThat(empty.isSolved()).isFalse();
    assertThat(empty).hasToString(".".repeat(81));
  }

  @Test
  void lettersStandForTheValuesAboveNine() {
    Grid grid = SampleGrids.solved(Shape.ofSize(25));
    assertThat(grid.toLine()).startsWith("123456789ABCDEFGHIJKLMNOP6789ABCDEFGHIJKLMNOP12345");
    assertThat(Grid.ofLine(grid.toLine())).isEqualTo(grid).hasSameHashCodeAs(grid);
  }
}
