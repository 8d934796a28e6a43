package org.cspworkbench.generator.fill;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.Sets;
import java.util.EnumSet;
import java.util.Set;
import org.cspworkbench.generator.SolutionCounter;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Variant;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GridExistenceTest {

  /** Every set of rules, beside an independent search through all grids. */
  @ParameterizedTest
  @ValueSource(ints = {4, 6})
  void itAgreesWithAnIndependentSearch(int size) {
    for (Set<Variant> rules : Sets.powerSet(EnumSet.allOf(Variant.class))) {
      Shape shape = Shape.ofSize(size);
      for (Variant variant : rules) {
        shape = shape.with(variant);
      }
      assertThat(GridExistence.isRefuted(shape))
          .as("%s", shape)
          .isEqualTo(SolutionCounter.count(Grid.empty(shape), 1) == 0);
    }
  }
}
