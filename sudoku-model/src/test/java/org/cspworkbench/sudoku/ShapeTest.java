package org.cspworkbench.sudoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.primitives.ImmutableIntArray;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class ShapeTest {

  static Set<Integer> usualSizes() {
    return Shape.usualSizes();
  }

  @ParameterizedTest
  @CsvSource({
    "4, 2, 2", "6, 2, 3", "8, 2, 4", "9, 3, 3", "10, 2, 5",
    "12, 3, 4", "15, 3, 5", "16, 4, 4", "20, 4, 5", "25, 5, 5"
  })
  void everyUsualSizeHasItsBoxes(int size, int boxRows, int boxColumns) {
    Shape shape = Shape.ofSize(size);
    assertThat(shape.boxRows()).isEqualTo(boxRows);
    assertThat(shape.boxColumns()).isEqualTo(boxColumns);
    assertThat(shape)
        .isSameAs(Shape.of(boxRows, boxColumns))
        .isSameAs(Shape.ofCellCount(size * size));
    assertThat(shape).hasToString(size + "×" + size);
  }

  @Test
  void noOtherSizeIsUsual() {
    assertThat(Shape.usualSizes()).containsExactly(4, 6, 8, 9, 10, 12, 15, 16, 20, 25);
    assertThat(Shape.isCellCount(25)).isFalse();
    assertThat(Shape.isCellCount(80)).isFalse();
    assertThat(Shape.isCellCount(0)).isFalse();
    assertThatThrownBy(() -> Shape.ofSize(7)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Shape.ofCellCount(80)).hasMessage("no usual shape has 80 cells");
  }

  @ParameterizedTest
  @MethodSource("usualSizes")
  void everyCellIsInOneRowOneColumnAndOneBox(int size) {
    Shape shape = Shape.ofSize(size);
    assertThat(shape.units()).hasSize(3 * size);
    assertThat(shape.units()).allMatch(unit -> unit.cells().length() == size);
    shape
        .cells()
        .forEach(
            cell -> {
              int box =
                  shape.row(cell) / shape.boxRows() * shape.boxRows()
                      + shape.column(cell) / shape.boxColumns();
              assertThat(shape.unitsOf(cell))
                  .extracting(Unit::name)
                  .containsExactly(
                      "row " + (shape.row(cell) + 1),
                      "column " + (shape.column(cell) + 1),
                      "box " + (box + 1));
            });
  }

  @ParameterizedTest
  @MethodSource("usualSizes")
  void peersAreMutualAndOfTheExpectedNumber(int size) {
    Shape shape = Shape.ofSize(size);
    int expected = 3 * size - shape.boxRows() - shape.boxColumns() - 1;
    shape
        .cells()
        .forEach(
            cell -> {
              ImmutableIntArray peers = shape.peers(cell);
              assertThat(peers.length()).isEqualTo(expected);
              assertThat(peers.asList()).isSorted().doesNotContain(cell);
              assertThat(peers.asList()).allMatch(peer -> shape.peers(peer).contains(cell));
            });
  }

  @Test
  void nineByNineHas810PairsOfPeers() {
    Shape shape = Shape.ofSize(9);
    assertThat(shape.cells().map(cell -> shape.peers(cell).length()).sum()).isEqualTo(2 * 810);
  }

  @Test
  void boxesOfSixBySixAreWiderThanHigh() {
    Shape shape = Shape.ofSize(6);
    Unit box4 = shape.units().get(2 * 6 + 3);
    assertThat(box4.name()).isEqualTo("box 4");
    assertThat(box4.cells().stream().mapToObj(shape::cellName).collect(Collectors.joining(" ")))
        .isEqualTo("r3c4 r3c5 r3c6 r4c4 r4c5 r4c6");
  }

  @Test
  void cellsAreNumberedFromZeroAndNamedFromOne() {
    Shape shape = Shape.ofSize(9);
    assertThat(shape.cell(3, 1)).isEqualTo(28);
    assertThat(shape.cellName(28)).isEqualTo("r4c2");
    assertThat(shape.cellName(80)).isEqualTo("r9c9");
  }

  @Test
  void anyBoxUpTo25SymbolsMakesAShape() {
    for (int rows = 2; rows <= 12; rows++) {
      for (int columns = 2; rows * columns <= 25; columns++) {
        Grid solved = SampleGrids.solved(Shape.of(rows, columns));
        assertThat(solved.isSolved()).as("%s×%s", rows, columns).isTrue();
      }
    }
  }

  @Test
  void aBoxIsNoLineAndNeedsNoMoreSymbolsThanThereAre() {
    assertThatThrownBy(() -> Shape.of(1, 9)).hasMessage("a box of 1×9 is only a line");
    assertThatThrownBy(() -> Shape.of(5, 6)).hasMessage("boxes of 5×6 need more than 25 symbols");
    assertThatThrownBy(() -> Shape.of(1 << 16, 1 << 16))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
