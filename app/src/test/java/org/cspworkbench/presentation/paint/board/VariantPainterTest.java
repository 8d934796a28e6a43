package org.cspworkbench.presentation.paint.board;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.Sets;
import java.awt.Rectangle;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.cspworkbench.app.canvas.LooksAndScales;
import org.cspworkbench.app.canvas.PixelCanvas;
import org.cspworkbench.core.trace.ValueSet;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.paint.Samples;
import org.cspworkbench.presentation.paint.Variants;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.DeviceGrid;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.sudoku.Cage;
import org.cspworkbench.sudoku.Cages;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Thermometer;
import org.cspworkbench.sudoku.Thermometers;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The painting of variants of Sudoku, cell by cell, in every look at every scale. */
final class VariantPainterTest {

  private static final int SIDE = 580;
  private static final Shape PLAIN = Shape.ofSize(9);

  private static PixelCanvas paint(Shape shape, Look look, double scale) {
    return PixelCanvas.of(board(shape), Samples.blank(81), look, SIDE, scale);
  }

  private static BoardPicture board(Shape shape) {
    return BoardPicture.sudoku(shape, new BoardView(true, true, true)); // every element
  }

  /** Returns the pixels of {@code cell} without the lines around it. */
  private static Rectangle inside(int cell, Look look, double scale) {
    DeviceGrid device = new DeviceGrid(scale, scale, 0, 0);
    Box all = new Box(0, 0, SIDE, SIDE);
    Box r = new GridLayout.Outline(9, true).in(device, all, look).cell(cell / 9, cell % 9);
    int line = (int) Math.ceil(look.boxLine() / 2 * scale) + 1;
    return new Rectangle(
        (int) Math.round(r.x() * scale) + line,
        (int) Math.round(r.y() * scale) + line,
        (int) Math.round(r.width() * scale) - 2 * line,
        (int) Math.round(r.height() * scale) - 2 * line);
  }

  private static Set<Integer> changedCells(
      PixelCanvas before, PixelCanvas after, Look look, double scale) {
    return IntStream.range(0, 81)
        .filter(
            cell -> {
              Rectangle part = inside(cell, look, scale);
              return !before.pixels(part).equals(after.pixels(part));
            })
        .boxed()
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @ParameterizedTest
  @MethodSource(LooksAndScales.AT_EVERY_SCALE)
  void aLineRunsThroughTheCellsOfTheDiagonalsAndNoOthers(Look look, double scale) {
    PixelCanvas board = paint(Variants.DIAGONALS, look, scale);
    Set<Integer> expected =
        IntStream.range(0, 81)
            .filter(cell -> cell / 9 == cell % 9 || cell / 9 + cell % 9 == 8)
            .boxed()
            .collect(Collectors.toSet());
    assertThat(changedCells(paint(PLAIN, look, scale), board, look, scale)).isEqualTo(expected);
    for (int cell : expected) {
      Rectangle part = inside(cell, look, scale);
      double painted = board.count(part, look.colour(Token.CELL));
      assertThat(painted / part.width / part.height).as("cell %d", cell).isBetween(0.7, 0.99);
    }
  }

  /** Diagonals are not drawn in cells whose fill has a meaning of its own. */
  @ParameterizedTest
  @MethodSource(LooksAndScales.AT_EVERY_SCALE)
  void noDiagonalCrossesACellWithASpecialFill(Look look, double scale) {
    Moment moment = Samples.with(Samples.blank(81), 40, Spot.of(Spot.State.DECISION, 3));
    PixelCanvas with = PixelCanvas.of(board(Variants.DIAGONALS), moment, look, SIDE, scale);
    PixelCanvas without = PixelCanvas.of(board(PLAIN), moment, look, SIDE, scale);
    assertThat(changedCells(without, with, look, scale)).hasSize(16).doesNotContain(40);
  }

  @ParameterizedTest
  @MethodSource(LooksAndScales.AT_EVERY_SCALE)
  void exactlyTheWindowsAreShaded(Look look, double scale) {
    PixelCanvas board = paint(Variants.WINDOWS, look, scale);
    for (int cell = 0; cell < 81; cell++) {
      boolean inWindow = cell / 9 % 4 > 0 && cell % 9 % 4 > 0;
      Rectangle part = inside(cell, look, scale);
      assertThat(board.count(part, look.colour(Token.WINDOW_CELL)))
          .as("cell %d", cell)
          .isEqualTo(inWindow ? part.width * part.height : 0);
    }
  }

  @ParameterizedTest
  @MethodSource(LooksAndScales.AT_EVERY_SCALE)
  void aGivenInAWindowIsDistinguishable(Look look, double scale) {
    Moment moment = Samples.with(Samples.blank(81), 10, Spot.of(Spot.State.GIVEN, 3));
    PixelCanvas board = PixelCanvas.of(board(Variants.WINDOWS), moment, look, SIDE, scale);
    assertThat(board.count(inside(10, look, scale), look.colour(Token.WINDOW_GIVEN))).isPositive();
    assertThat(board.count(inside(11, look, scale), look.colour(Token.WINDOW_GIVEN))).isZero();
  }

  @ParameterizedTest
  @MethodSource(LooksAndScales.AT_EVERY_SCALE)
  void everyCageHasItsSumAndADashedOutlineOnly(Look look, double scale) {
    PixelCanvas plain = paint(PLAIN, look, scale);
    PixelCanvas board = paint(Variants.KILLER, look, scale);
    Set<Integer> caged = new TreeSet<>();
    for (Cage cage : Variants.KILLER.rule(Cages.class).orElseThrow().all()) {
      caged.addAll(cage.cells().asList());
      int first = cage.cells().stream().min().orElseThrow();
      for (int cell : cage.cells().asList()) {
        assertSides(cage, cell, board, plain, look, scale);
        Rectangle corner = inside(cell, look, scale);
        corner.setSize(corner.width / 4, corner.height / 5);
        corner.translate(corner.width / 3, corner.height / 2); // off the dashes
        assertThat(board.pixels(corner).equals(plain.pixels(corner)))
            .as("cell %d", cell)
            .isEqualTo(cell != first);
      }
    }
    assertThat(changedCells(plain, board, look, scale)).isEqualTo(caged);
  }

  /**
   * There is ink in the centre of each cell of a thermometer, most in that of its bulb, and in
   * other cells at most in a corner that a stem passes.
   */
  @ParameterizedTest
  @MethodSource(LooksAndScales.AT_EVERY_SCALE)
  void everyThermometerHasABulbAndAStemAndOtherCellsAreUnchanged(Look look, double scale) {
    PixelCanvas plain = paint(PLAIN, look, scale);
    PixelCanvas board = paint(Variants.THERMOMETERS, look, scale);
    Set<Integer> covered = new TreeSet<>();
    Set<Integer> bulbs = new TreeSet<>();
    for (Thermometer thermometer :
        Variants.THERMOMETERS.rule(Thermometers.class).orElseThrow().all()) {
      covered.addAll(thermometer.path().asList());
      bulbs.add(thermometer.path().get(0));
    }
    for (int cell = 0; cell < 81; cell++) {
      Rectangle part = inside(cell, look, scale);
      double filled = board.count(part, look.colour(Token.RULE_FILL));
      double share = filled / part.width / part.height;
      double least = covered.contains(cell) ? 0.1 : 0;
      double most = covered.contains(cell) ? 0.75 : 0.03;
      assertThat(share).as("cell %d", cell).isBetween(least, most);
      assertThat(isRound(board, part, look)).as("cell %d", cell).isEqualTo(bulbs.contains(cell));
      Rectangle middle = middle(part);
      assertThat(board.count(middle, look.colour(Token.RULE_FILL)))
          .as("middle of cell %d", cell)
          .isEqualTo(covered.contains(cell) ? middle.width * middle.height : 0);
    }
    Set<Integer> cornersOfSteps = Set.of(31, 39, 47, 57, 55, 65, 17, 25);
    assertThat(changedCells(plain, board, look, scale))
        .containsAll(covered)
        .isSubsetOf(Sets.union(covered, cornersOfSteps));
  }

  /**
   * Returns whether there is ink on all sides of the centre: in a bulb, and where no stem
   * continues.
   */
  private static boolean isRound(PixelCanvas board, Rectangle part, Look look) {
    int reach = (int) (0.2 * part.width);
    return Stream.of(-reach, reach)
        .flatMap(x -> Stream.of(-reach, reach).map(y -> middle(part, x, y)))
        .allMatch(
            spot -> board.count(spot, look.colour(Token.RULE_FILL)) == spot.width * spot.height);
  }

  private static Rectangle middle(Rectangle part, int right, int down) {
    return new Rectangle((int) part.getCenterX() + right, (int) part.getCenterY() + down, 1, 1);
  }

  private static Rectangle middle(Rectangle part) {
    int side = part.width / 8;
    return new Rectangle(
        part.x + (part.width - side) / 2, part.y + (part.height - side) / 2, side, side);
  }

  /** In cells whose fill has a meaning of its own, only the edges of thermometers are drawn. */
  @ParameterizedTest
  @MethodSource(LooksAndScales.AT_EVERY_SCALE)
  void aThermometerDoesNotHideASpecialFill(Look look, double scale) {
    Moment moment = Samples.with(Samples.blank(81), 0, Spot.of(Spot.State.DECISION, 3));
    PixelCanvas with = PixelCanvas.of(board(Variants.THERMOMETERS), moment, look, SIDE, scale);
    PixelCanvas without = PixelCanvas.of(board(PLAIN), moment, look, SIDE, scale);
    Rectangle part = inside(0, look, scale);
    assertThat(with.count(part, look.colour(Token.RULE_FILL))).isZero();
    assertThat(with.pixels(part)).as("edges").isNotEqualTo(without.pixels(part));
    double tinted = with.count(part, look.colour(Token.ACCENT_TINT));
    assertThat(tinted / part.width / part.height).isGreaterThan(0.5);
  }

  /** Candidates are drawn above the thermometer, each with all of its ink. */
  @ParameterizedTest
  @MethodSource(LooksAndScales.AT_EVERY_SCALE)
  void candidatesAreNotCovered(Look look, double scale) {
    Moment moment = Samples.with(Samples.blank(81), 0, Spot.open(ValueSet.where(9, v -> true)));
    PixelCanvas with = PixelCanvas.of(board(Variants.THERMOMETERS), moment, look, SIDE, scale);
    PixelCanvas without = PixelCanvas.of(board(PLAIN), moment, look, SIDE, scale);
    Rectangle part = inside(0, look, scale);
    double ink = without.count(part, look.colour(Token.CANDIDATE));
    assertThat(ink).isPositive();
    assertThat(with.count(part, look.colour(Token.CANDIDATE)) / ink).isBetween(0.99, 1.01);
  }

  private static void assertSides(
      Cage cage, int cell, PixelCanvas board, PixelCanvas plain, Look look, double scale) {
    Rectangle r = inside(cell, look, scale);
    int third = r.width / 3;
    int depth = r.height / 6;
    Rectangle[] sides = {
      new Rectangle(r.x + third, r.y, third, depth),
      new Rectangle(r.x + third, r.y + r.height - depth, third, depth),
      new Rectangle(r.x, r.y + third, depth, third),
      new Rectangle(r.x + r.width - depth, r.y + third, depth, third)
    };
    int[] beyond = {
      cell - 9, cell + 9, cell % 9 == 0 ? -1 : cell - 1, cell % 9 == 8 ? -1 : cell + 1
    };
    for (int side = 0; side < 4; side++) {
      assertThat(board.pixels(sides[side]).equals(plain.pixels(sides[side])))
          .as("side %d of cell %d", side, cell)
          .isEqualTo(cage.cells().contains(beyond[side]));
    }
  }
}
