package org.cspworkbench.generator.fill;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TemplateShuffleTest {

  private static Stream<Shape> shapes() {
    return Stream.concat(
        Shape.usualSizes().stream().map(Shape::ofSize),
        Stream.of(Shape.of(3, 2), Shape.of(5, 2), Shape.of(4, 3), Shape.of(12, 2)));
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void everyGridIsCompleteAndCorrect(Shape shape) {
    TemplateShuffle shuffle = new TemplateShuffle(shape);
    for (long seed = 0; seed < 100; seed++) {
      Grid grid = shuffle.next(new RandomStream(seed));
      assertThat(grid.shape()).isSameAs(shape);
      assertThat(grid.isSolved()).as("seed %d: %s", seed, grid).isTrue();
    }
  }

  @Test
  void theSameSeedGivesTheSameGrid() {
    TemplateShuffle shuffle = new TemplateShuffle(Shape.ofSize(9));
    Set<Grid> grids = new HashSet<>();
    for (long seed = 0; seed < 1000; seed++) {
      Grid grid = shuffle.next(new RandomStream(seed));
      assertThat(shuffle.next(new RandomStream(seed))).as("seed %d", seed).isEqualTo(grid);
      grids.add(grid);
    }
    assertThat(grids).hasSize(1000);
  }

  @Test
  void theGridOfASeedIsTheSameOnEveryMachine() {
    assertThat(new TemplateShuffle(Shape.ofSize(9)).next(new RandomStream(2024)))
        .hasToString(
            "762349581934185726518627943856732419491568237273914865145876392329451678687293154");
    assertThat(new TemplateShuffle(Shape.ofSize(6)).next(new RandomStream(2024)))
        .hasToString("123564645312364251512436451623236145");
  }

  /** Of the two essentially different grids of 4×4, with 96 and 192 forms, it knows one. */
  @Test
  void allFormsOfTheTemplateAreReached() {
    TemplateShuffle shuffle = new TemplateShuffle(Shape.ofSize(4));
    Set<Grid> grids = new HashSet<>();
    RandomStream random = new RandomStream(1);
    for (int i = 0; i < 10_000; i++) {
      grids.add(shuffle.next(random));
    }
    assertThat(grids).hasSize(192);
  }
}
