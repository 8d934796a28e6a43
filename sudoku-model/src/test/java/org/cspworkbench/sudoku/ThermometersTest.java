package org.cspworkbench.sudoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Values increase along a thermometer, and that is all that it asks for. */
final class ThermometersTest {

  private static final Shape FOUR = Shape.ofSize(4);

  private static Shape with(Shape shape, Thermometer... thermometers) {
    return shape.with(new Thermometers(ImmutableList.copyOf(thermometers)));
  }

  /** All 288 grids of 4×4, of which those are left that increase along random thermometers. */
  @Test
  void theSolutionsAreThePlainGridsThatIncrease() {
    List<List<Integer>> grids = Completions.of(FOUR);
    assertThat(grids).hasSize(288);
    int some = 0;
    for (long seed = 0; seed < 60; seed++) {
      Thermometer[] laid = random(new Random(seed), 1 + (int) seed % 3);
      List<List<Integer>> expected =
          grids.stream()
              .filter(grid -> List.of(laid).stream().allMatch(t -> increases(t, grid)))
              .toList();
      assertThat(Completions.of(with(FOUR, laid)))
          .as("seed %d", seed)
          .containsExactlyInAnyOrderElementsOf(expected);
      some += expected.isEmpty() ? 0 : 1;
    }
    assertThat(some).isBetween(20, 59); // else the random layouts would prove little
  }

  private static boolean increases(Thermometer thermometer, List<Integer> grid) {
    return IntStream.range(1, thermometer.path().length())
        .allMatch(
            i -> grid.get(thermometer.path().get(i - 1)) < grid.get(thermometer.path().get(i)));
  }

  /** Random walks from cell to cell, which may share cells with each other. */
  private static Thermometer[] random(Random random, int count) {
    Thermometer[] laid = new Thermometer[count];
    for (int t = 0; t < count; t++) {
      List<Integer> path = new ArrayList<>(List.of(random.nextInt(16)));
      int length = 2 + random.nextInt(3);
      for (int step = 0; step < 50 && path.size() < length; step++) {
        int last = path.get(path.size() - 1);
        int row = last / 4 + random.nextInt(3) - 1;
        int column = last % 4 + random.nextInt(3) - 1;
        boolean isInside = row >= 0 && row < 4 && column >= 0 && column < 4;
        if (isInside && !path.contains(row * 4 + column)) {
          path.add(row * 4 + column);
        }
      }
      laid[t] = new Thermometer(ImmutableIntArray.copyOf(path));
    }
    return laid;
  }

  /** The thermometer runs from r3c3 over r2c2 to r2c1. */
  @Test
  void twoFilledCellsThatDoNotIncreaseAreAConflict() {
    assertThat(conflicts("r3c3=3", "r2c1=1"))
        .containsExactly("thermometer 2 does not increase: 3 in r3c3, then 1 in r2c1");
    assertThat(conflicts("r2c2=2", "r3c3=2"))
        .containsExactly("thermometer 2 does not increase: 2 in r3c3, then 2 in r2c2");
    assertThat(conflicts("r3c3=4", "r2c2=3", "r2c1=1")).hasSize(2);
    assertThat(conflicts("r3c3=1", "r2c1=2")).as("nothing that is filled in is wrong").isEmpty();
    assertThat(conflicts("r3c3=1", "r2c2=2", "r2c1=3")).isEmpty();
  }

  private static List<String> conflicts(String... filled) {
    Shape shape = with(FOUR, Thermometer.of(0, 1), Thermometer.of(10, 5, 4));
    int[] values = new int[16];
    for (String cell : filled) {
      values[shape.cellNamed(cell.substring(0, 4)).orElseThrow()] = cell.charAt(5) - '0';
    }
    return GridConflicts.in(Grid.ofGivens(shape, values)).all().stream()
        .filter(conflict -> conflict instanceof RuleViolation)
        .map(Conflict::toString)
        .toList();
  }

  @Test
  void aCompleteGridThatDoesNotIncreaseIsNotSolved() {
    Grid grid = SampleGrids.solved(FOUR);
    int[] values = FOUR.cells().map(grid::value).toArray();
    int first = values[0] < values[1] ? 0 : 1;
    Shape kept = with(FOUR, Thermometer.of(first, 1 - first));
    Shape broken = with(FOUR, Thermometer.of(1 - first, first));
    assertThat(Grid.ofGivens(kept, values).isSolved()).isTrue();
    assertThat(Grid.ofGivens(broken, values).isSolved()).isFalse();
  }

  @Test
  void aShapeSaysThatItHasThem() {
    Shape shape = with(FOUR.with(Variant.DIAGONALS), Thermometer.of(0, 1, 6));
    assertThat(shape).hasToString("4×4 (x, thermometers)");
    assertThat(shape.isPlain()).isFalse();
    assertThat(shape.isStatedByUnits()).isFalse();
    assertThat(shape.plain()).isSameAs(FOUR);
    assertThat(shape.rules().get(0).lines(shape)).containsExactly("r1c1 < r1c2 < r2c3");
    assertThat(shape.units()).hasSize(14); // it adds none
    assertThat(with(shape, Thermometer.of(3, 2)))
        .as("in place of those that it had")
        .isSameAs(with(FOUR.with(Variant.DIAGONALS), Thermometer.of(3, 2)));
  }

  /** In whatever order rules are added, the shape is the same. */
  @Test
  void rulesGoTogether() {
    Rule cages = new Cages(ImmutableList.of(new Cage(ImmutableIntArray.of(0, 1), 3)));
    Rule thermometers = new Thermometers(ImmutableList.of(Thermometer.of(0, 1)));
    Shape both = FOUR.with(cages).with(thermometers);
    assertThat(both).isSameAs(FOUR.with(thermometers).with(cages));
    assertThat(both).hasToString("4×4 (killer, thermometers)");
    assertThat(Completions.of(both))
        .isNotEmpty()
        .allMatch(grid -> grid.get(0) == 1 && grid.get(1) == 2);
  }

  @Test
  void whatFitsNoGridIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Thermometer.of(3))
        .withMessage("a thermometer needs at least two cells");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Thermometer.of(3, 2, 3))
        .withMessage("a cell stands in a thermometer twice");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> with(FOUR, Thermometer.of(0, 2)))
        .withMessage("r1c3 is not next to r1c1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> with(FOUR, Thermometer.of(3, 4)))
        .withMessage("r2c1 is not next to r1c4");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> with(FOUR, Thermometer.of(0, 1, 2, 3, 7)))
        .withMessage("5 cells cannot increase with 4 values");
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> with(FOUR, Thermometer.of(15, 16)));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Thermometers(ImmutableList.of()))
        .withMessage("the rule needs a thermometer");
  }
}
