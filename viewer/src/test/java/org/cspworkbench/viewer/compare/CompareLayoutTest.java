package org.cspworkbench.viewer.compare;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Tests of the distribution of the window between boards and figures. */
class CompareLayoutTest {

  @Test
  void theUsualWindowHasFourInARowAboveTableAndBars() {
    CompareLayout layout = CompareLayout.of(4, 4, 1208, 638);
    assertThat(layout.columns()).isEqualTo(4);
    assertThat(layout.isNarrow()).isFalse();
    assertThat(layout.figures()).isBetween(CompareLayout.LEAST_FIGURES, 284);
  }

  @Test
  void aNarrowHighWindowHasTwoRowsOfTwoBoards() {
    CompareLayout layout = CompareLayout.of(4, 4, 900, 1000);
    assertThat(layout.columns()).isEqualTo(2);
    assertThat(layout.heads()).isEqualTo(CompareLayout.Heads.ABOVE);
    assertThat(layout.isNarrow()).isTrue();
  }

  @Test
  void namesAreBesideTheirBoardsInALowWindow() {
    CompareLayout layout = CompareLayout.of(4, 4, 1018, 638);
    assertThat(layout.columns()).isEqualTo(2);
    assertThat(layout.heads()).isEqualTo(CompareLayout.Heads.BESIDE);
  }

  @Test
  void boardsShareOneRowInALowWindow() {
    assertThat(CompareLayout.of(4, 4, 888, 450).columns()).isEqualTo(4);
  }

  @Test
  void fewerRowsOfFiguresLeaveMoreToTheBoards() {
    int four = CompareLayout.of(4, 4, 1208, 638).figures();
    int two = CompareLayout.of(2, 2, 1208, 638).figures();
    assertThat(two).isLessThan(four);
    assertThat(CompareLayout.of(2, 4, 1208, 638).figures()).isGreaterThan(two);
  }

  /**
   * The figures matter most to an audience; with the projector theme they remain visible although
   * the boards become small.
   */
  @Test
  void theFiguresRemainVisibleInALowWindow() {
    assertThat(CompareLayout.of(4, 4, 830, 380).figures()).isEqualTo(CompareLayout.LEAST_FIGURES);
  }

  @Test
  void thereIsALayoutForEveryWindow() {
    for (int count = ComparisonRequest.FEWEST; count <= CompareModel.MOST; count++) {
      for (int width = 100; width <= 3000; width += 50) {
        for (int height = 0; height <= 2000; height += 50) {
          CompareLayout layout = CompareLayout.of(count, count, width, height);
          assertThat(layout.columns()).isBetween(2, count);
          assertThat(layout.figures()).isBetween(CompareLayout.LEAST_FIGURES, 284);
        }
      }
    }
  }
}
