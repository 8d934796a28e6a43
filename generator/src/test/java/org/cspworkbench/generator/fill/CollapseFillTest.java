package org.cspworkbench.generator.fill;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Variant;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CollapseFillTest {

  private static final Shape NINE = Shape.ofSize(9);

  private static Stream<Shape> shapes() {
    return Stream.of(
            Shape.usualSizes().stream().filter(size -> size <= 12).map(Shape::ofSize),
            Stream.of(Variant.values()).map(NINE::with),
            Stream.of(6, 9)
                .map(Shape::ofSize)
                .map(shape -> shape.with(RegionCut.random(shape, new RandomStream(3)))))
        .flatMap(stream -> stream);
  }

  private static Stream<Shape> largeShapes() {
    Shape sixteen = Shape.ofSize(16);
    return Stream.concat(
        Shape.usualSizes().stream().filter(size -> size > 12).map(Shape::ofSize),
        Stream.of(
            sixteen.with(Variant.DIAGONALS),
            sixteen.with(Variant.ANTI_KNIGHT),
            sixteen.with(RegionCut.random(sixteen, new RandomStream(3)))));
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void everyGridIsCompleteAndCorrect(Shape shape) {
    assertCorrect(shape, 5);
  }

  /** Where attempts fail by the hundred, decisions are taken back, and the grid says so. */
  @Tag("slow")
  @ParameterizedTest
  @MethodSource("largeShapes")
  void soAreLargeOnes(Shape shape) {
    assertCorrect(shape, 1);
  }

  private static void assertCorrect(Shape shape, int seeds) {
    CollapseFill collapse = new CollapseFill(shape);
    for (long seed = 0; seed < seeds; seed++) {
      CompleteGrid made = collapse.next(new RandomStream(seed), () -> false).orElseThrow();
      assertThat(made.grid().shape()).isSameAs(shape);
      assertThat(made.grid().isSolved()).as("seed %d: %s", seed, made).isTrue();
      assertThat(made.attempts()).as("seed %d", seed).isBetween(1L, 600L);
      assertThat(made.backtracked()).as("seed %d", seed).isEqualTo(made.attempts() > 500);
    }
  }

  /** There are 288 grids of 4×4 (Taalman, 2007); a template in disguise reaches 192 of them. */
  @Test
  void allGridsOfFourAreReached() {
    CollapseFill collapse = new CollapseFill(Shape.ofSize(4));
    RandomStream random = new RandomStream(1);
    Set<Grid> grids = new HashSet<>();
    for (int i = 0; i < 10_000; i++) {
      grids.add(collapse.next(random, () -> false).orElseThrow().grid());
    }
    assertThat(grids).hasSize(288);
  }

  /** Whatever was made before, and by whom. */
  @Test
  void theGridDependsOnTheRandomNumbersAlone() {
    CollapseFill used = new CollapseFill(NINE);
    for (long seed = 0; seed < 200; seed++) {
      CompleteGrid made = used.next(new RandomStream(seed), () -> false).orElseThrow();
      assertThat(new CollapseFill(NINE).next(new RandomStream(seed), () -> false))
          .as("seed %d", seed)
          .contains(made);
    }
  }

  @Test
  void theGridOfASeedIsTheSameOnEveryMachine() {
    assertThat(
            new CollapseFill(NINE).next(new RandomStream(2024), () -> false).orElseThrow().grid())
        .hasToString(
            "273194685569382471814756392326875914198423756745619238951247863682931547437568129");
  }

  @Test
  void whoeverAsksToStopGetsNothing() {
    assertThat(new CollapseFill(NINE).next(new RandomStream(1), () -> true)).isEmpty();
  }
}
