package org.cspworkbench.app.canvas;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.cspworkbench.core.trace.ValueSet;
import org.cspworkbench.presentation.game.CellColours;
import org.cspworkbench.presentation.moment.GameMoments;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.moment.Spot.State;
import org.cspworkbench.presentation.paint.Samples;
import org.cspworkbench.presentation.paint.board.BoardPicture;
import org.cspworkbench.presentation.paint.board.BoardView;
import org.cspworkbench.presentation.paint.board.ColouredBoard;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Colour;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The painting of a board at every size, in every look, at every scale of the screen. */
final class BoardPictureTest {

  private static final int NINE = 81;
  private static final int SIDE = 580;

  private static BoardPicture board(int size, BoardView view) {
    return BoardPicture.sudoku(Shape.ofSize(size), view);
  }

  @ParameterizedTest
  @MethodSource(LooksAndScales.AT_EVERY_SCALE)
  void linesHaveWholePixelsAndCellsHaveEqualSizes(Look look, double scale) {
    PixelCanvas canvas =
        PixelCanvas.of(board(9, BoardView.full()), Samples.blank(NINE), look, SIDE, scale);
    int y = canvas.height() / 2 + (int) (20 * scale); // through the fifth row, off its lines
    List<Integer> lineWidths = new ArrayList<>();
    List<Integer> cellWidths = new ArrayList<>();
    int run = 1;
    for (int x = 1; x < canvas.width(); x++) {
      if (canvas.at(x, y).equals(canvas.at(x - 1, y))) {
        run++;
        continue;
      }
      Colour past = canvas.at(x - 1, y);
      if (past.equals(look.colour(Token.GRID_THIN)) || past.equals(look.colour(Token.GRID_BOX))) {
        lineWidths.add(run);
      } else if (past.equals(look.colour(Token.CELL)) && !lineWidths.isEmpty()) {
        cellWidths.add(run);
      }
      run = 1;
    }
    int thin = (int) Math.max(1, Math.floor(look.thinLine() * scale));
    int heavy = (int) Math.floor(look.boxLine() * scale);
    assertThat(lineWidths)
        .containsExactly(heavy, thin, thin, heavy, thin, thin, heavy, thin, thin, heavy);
    assertThat(cellWidths).hasSize(9);
    assertThat(cellWidths.get(1)).isEqualTo(cellWidths.get(4)).isEqualTo(cellWidths.get(7));
  }

  @ParameterizedTest
  @MethodSource(LooksAndScales.AT_EVERY_SCALE)
  void stateOfACellPaintsNothingOutsideThatCell(Look look, double scale) {
    BoardPicture board = board(9, BoardView.full());
    PixelCanvas blank = PixelCanvas.of(board, Samples.blank(NINE), look, SIDE, scale);
    Box cell = board.boundsOf(40, new Box(0, 0, SIDE, SIDE), look);
    Box pixels =
        new Box(
            cell.x() * scale - 1,
            cell.y() * scale - 1,
            cell.width() * scale + 2,
            cell.height() * scale + 2);
    Samples.STATES.forEach(
        (name, spot) -> {
          Moment moment = Samples.with(Samples.blank(NINE), 40, spot);
          Rectangle changed =
              PixelCanvas.of(board, moment, look, SIDE, scale).differenceFrom(blank);
          assertThat(changed.isEmpty()).as(name).isFalse();
          assertThat(pixels.contains(Awt.box(changed)))
              .as("%s: %s in %s", name, changed, pixels)
              .isTrue();
        });
  }

  @ParameterizedTest
  @MethodSource(LooksAndScales.AT_EVERY_SCALE)
  void coloursAreWithinTheirCells(Look look, double scale) {
    BoardPicture board = board(9, BoardView.full());
    PixelCanvas blank = PixelCanvas.of(board, Samples.blank(NINE), look, SIDE, scale);
    Box cell = board.boundsOf(40, new Box(0, 0, SIDE, SIDE), look);
    for (int colour = 1; colour <= CellColours.MOST; colour++) {
      CellColours given = CellColours.none(Shape.ofSize(9)).with(40, colour);
      Rectangle changed =
          PixelCanvas.of(
                  new ColouredBoard(board, given.numbers()), Samples.blank(NINE), look, SIDE, scale)
              .differenceFrom(blank);
      assertThat(changed.isEmpty()).isFalse();
      assertThat(
              cell.contains(
                  new Box(
                      changed.x / scale,
                      changed.y / scale,
                      changed.width / scale,
                      changed.height / scale)))
          .as("colour %s: %s in %s", colour, changed, cell)
          .isTrue();
    }
  }

  @ParameterizedTest
  @MethodSource(LooksAndScales.AT_EVERY_SCALE)
  void prunedValueIsCrossedOutInItsColour(Look look, double scale) {
    Spot spot = Spot.open(ValueSet.of(0, 1)).withPruned(ValueSet.of(4), ValueSet.empty());
    BoardPicture board = board(9, new BoardView(true, true, true)); // every element
    PixelCanvas before =
        PixelCanvas.of(
            board,
            Samples.with(Samples.blank(NINE), 40, Spot.open(ValueSet.of(0, 1))),
            look,
            SIDE,
            scale);
    PixelCanvas after =
        PixelCanvas.of(board, Samples.with(Samples.blank(NINE), 40, spot), look, SIDE, scale);
    assertThat(before.count(look.colour(Token.PRUNED_MARK))).isZero();
    assertThat(after.count(look.colour(Token.PRUNED_MARK))).isGreaterThan((int) (3 * scale));
    Rectangle slash = after.differenceFrom(before);
    Box cell = board.boundsOf(40, new Box(0, 0, SIDE, SIDE), look);
    assertThat(slash.getCenterX() / scale).isCloseTo(cell.centreX(), within(2));
  }

  private static Offset<Double> within(double offset) {
    return Offset.offset(offset);
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 8, 9, 10, 12, 15, 16, 20, 25})
  void symbolsOfEverySizeAreDistinguishable(int size) {
    BoardPicture board = board(size, BoardView.plain());
    int side = board.minimumSize(Looks.light()).width();
    Rectangle cell = Awt.bounds(board.boundsOf(0, new Box(0, 0, side, side), Looks.light()));
    Set<ImmutableIntArray> seen = new HashSet<>();
    seen.add(
        PixelCanvas.of(board, Samples.blank(size * size), Looks.light(), side, 1).pixels(cell));
    for (int value = 0; value < size; value++) {
      Moment moment = Samples.with(Samples.blank(size * size), 0, Spot.of(State.FILLED, value));
      assertThat(seen.add(PixelCanvas.of(board, moment, Looks.light(), side, 1).pixels(cell)))
          .as("value %s", value + 1)
          .isTrue();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 8, 9, 10, 12, 15, 16, 20, 25})
  void everyCandidateHasItsOwnPlaceAtEverySize(int size) {
    BoardPicture board = board(size, new BoardView(true, false, true));
    int side = board.preferredSize(Looks.light()).width();
    PixelCanvas blank = PixelCanvas.of(board, Samples.blank(size * size), Looks.light(), side, 1);
    List<Rectangle> places = new ArrayList<>();
    for (int value = 0; value < size; value++) {
      Spot spot = Spot.open(ValueSet.of(value));
      Moment moment = Samples.with(Samples.blank(size * size), 0, spot);
      places.add(PixelCanvas.of(board, moment, Looks.light(), side, 1).differenceFrom(blank));
    }
    for (int a = 0; a < size; a++) {
      assertThat(places.get(a).isEmpty()).isFalse();
      for (int b = 0; b < a; b++) {
        Point middle = Awt.box(places.get(b)).centre();
        assertThat(Awt.box(places.get(a)).contains(middle)).as("%s, %s", a + 1, b + 1).isFalse();
      }
    }
  }

  @ParameterizedTest
  @MethodSource(LooksAndScales.AT_EVERY_SCALE)
  void nothingReachesTheEdgeOfTheArea(Look look, double scale) {
    for (int size : new int[] {4, 9, 16, 25}) {
      BoardPicture board = board(size, BoardView.full());
      int side = board.preferredSize(look).width();
      Moment moment = Samples.everything(size * size).withSelected(size * size - 1);
      PixelCanvas canvas = PixelCanvas.of(board, moment, look, side, scale);
      int last = canvas.width() - 1;
      for (int i = 0; i <= last; i++) {
        for (Colour edge :
            ImmutableList.of(
                canvas.at(i, 0), canvas.at(0, i), canvas.at(i, last), canvas.at(last, i))) {
          assertThat(edge).isEqualTo(look.colour(Token.BG_PANEL));
        }
      }
    }
  }

  @Test
  void pointIsInTheCellThatIsPaintedThere() {
    for (int size : new int[] {4, 9, 25}) {
      BoardPicture board = board(size, BoardView.full());
      Box area = new Box(17, 31, 777, 640);
      for (int cell = 0; cell < size * size; cell++) {
        Box bounds = board.boundsOf(cell, area, Looks.dark());
        assertThat(board.variableAt(bounds.centre(), area, Looks.dark())).hasValue(cell);
      }
      assertThat(board.variableAt(new Point(18, 32), area, Looks.dark())).isEmpty();
    }
  }

  @Test
  void cellsGrowWithTheAreaUpToALimit() {
    BoardPicture board = board(9, BoardView.full());
    double before = 0;
    for (int side = 120; side <= 880; side += 40) {
      double cell = board.boundsOf(0, new Box(0, 0, side, side), Looks.light()).width();
      assertThat(cell).isGreaterThan(before);
      before = cell;
    }
    assertThat(board.boundsOf(0, new Box(0, 0, 3000, 3000), Looks.light()).width()).isEqualTo(96);
  }

  @Test
  void wholeDomainIsDrawnEvenWithoutSpaceForDigits() {
    BoardPicture board = board(25, BoardView.full());
    ImmutableList<Spot> spots =
        IntStream.range(0, 625)
            .mapToObj(i -> Spot.open(ValueSet.where(25, v -> v < 1 + i % 25)))
            .collect(ImmutableList.toImmutableList());
    PixelCanvas canvas = PixelCanvas.of(board, Moment.of(spots), Looks.light(), 640, 1);
    assertThat(canvas.count(Looks.light().colour(Token.HEAT_1))).isGreaterThan(100);
    assertThat(canvas.count(Looks.light().colour(Token.HEAT_4))).isGreaterThan(100);
    Moment empty = Moment.of(Collections.nCopies(625, Spot.open(ValueSet.where(25, v -> true))));
    PixelCanvas plain = PixelCanvas.of(board, empty, Looks.light(), 640, 1);
    assertThat(plain.count(Looks.light().colour(Token.CELL))).isGreaterThan(640 * 640 / 2);
  }

  @Test
  void conflictsAndEqualValuesOfAGameAreMarked() {
    Grid grid = Grid.ofLine("11..............").with(5, 1);
    Moment moment = GameMoments.select(GameMoments.of(grid), grid, 5);
    assertThat(moment.spot(0).state()).isEqualTo(State.CONFLICT);
    assertThat(moment.spot(5).state()).isEqualTo(State.CONFLICT);
    assertThat(moment.spot(0).shade()).isEqualTo(Spot.Shade.EQUAL);
    assertThat(moment.spot(4).shade()).isEqualTo(Spot.Shade.UNIT);
    assertThat(moment.spot(10).candidates()).isEqualTo(ValueSet.of(0, 1, 2, 3));
    assertThat(moment.spot(15).shade()).isEqualTo(Spot.Shade.NONE);
    assertThat(moment.selected()).isEqualTo(5);
  }
}
