package org.cspworkbench.app.canvas;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.paint.Samples;
import org.cspworkbench.presentation.paint.board.BoardPicture;
import org.cspworkbench.presentation.paint.board.BoardView;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.sudoku.Shape;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Any two states are distinguishable without colour and without the tone of their background, by
 * what is drawn.
 */
final class StatesTest {

  /** The minimum difference in brightness from the background of a visible pixel. */
  private static final int VISIBLE = 18;

  static Stream<Arguments> looksAndSides() {
    return LooksAndScales.all()
        .flatMap(
            look -> Stream.of(24, 29, 36, 58, 80).map(side -> Arguments.of(look.get()[0], side)));
  }

  @ParameterizedTest
  @MethodSource("looksAndSides")
  void statesDifferInShape(Look look, int cellSide) {
    BoardPicture board = BoardPicture.sudoku(Shape.ofSize(9), BoardView.compact());
    int side = (int) (cellSide * 9 + 2 * look.frame());
    List<int[][]> shapes = new ArrayList<>();
    for (Spot spot : Samples.STATES.values()) {
      Moment moment = Samples.with(Samples.blank(81), 40, spot);
      PixelCanvas canvas = PixelCanvas.of(board, moment, look, side, 1);
      Box cell = board.boundsOf(40, new Box(0, 0, side, side), look);
      shapes.add(shape(canvas, Awt.bounds(cell)));
    }
    ImmutableList<String> names = Samples.STATES.keySet().asList();
    for (int a = 0; a < names.size(); a++) {
      for (int b = 0; b < a; b++) {
        assertThat(difference(shapes.get(a), shapes.get(b)))
            .as("pixels by which %s and %s differ", names.get(a), names.get(b))
            .isGreaterThanOrEqualTo(cellSide / 5);
      }
    }
  }

  /**
   * Returns 1 for each pixel that is brighter than the background of the cell, −1 for each darker
   * one, and 0 otherwise.
   */
  private static int[][] shape(PixelCanvas canvas, Rectangle cell) {
    Rectangle inside = new Rectangle(cell.x + 1, cell.y + 1, cell.width - 2, cell.height - 2);
    int[] histogram = new int[256];
    for (int y = inside.y; y < inside.getMaxY(); y++) {
      for (int x = inside.x; x < inside.getMaxX(); x++) {
        histogram[canvas.grey(x, y)]++;
      }
    }
    int ground = 0;
    for (int grey = 0; grey < 256; grey++) {
      ground = histogram[grey] > histogram[ground] ? grey : ground;
    }
    int[][] shape = new int[inside.height][inside.width];
    for (int y = 0; y < inside.height; y++) {
      for (int x = 0; x < inside.width; x++) {
        int above = canvas.grey(inside.x + x, inside.y + y) - ground;
        shape[y][x] = Math.abs(above) < VISIBLE ? 0 : Integer.signum(above);
      }
    }
    return shape;
  }

  private static int difference(int[][] a, int[][] b) {
    int difference = 0;
    for (int y = 0; y < a.length; y++) {
      for (int x = 0; x < a[y].length; x++) {
        difference += a[y][x] == b[y][x] ? 0 : 1;
      }
    }
    return difference;
  }
}
