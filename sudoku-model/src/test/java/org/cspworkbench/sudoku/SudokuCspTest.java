package org.cspworkbench.sudoku;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SudokuCspTest {

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 8, 9, 10, 12, 15, 16, 20, 25})
  void oneVariableForEachCellAndOneConstraintForEachUnit(int size) {
    Shape shape = Shape.ofSize(size);
    Csp csp = SudokuCsp.of(Grid.empty(shape));
    assertThat(csp.name()).isEqualTo("Sudoku " + shape);
    assertThat(csp.variables())
        .extracting(Variable::name)
        .containsExactlyElementsOf(shape.cells().mapToObj(shape::cellName).toList());
    assertThat(csp.constraints())
        .extracting(Constraint::toString)
        .containsExactlyElementsOf(shape.units().stream().map(Unit::name).toList());
    for (int i = 0; i < shape.units().size(); i++) {
      assertThat(csp.constraints().get(i).scope())
          .extracting(Variable::index)
          .containsExactlyElementsOf(shape.units().get(i).cells().asList());
    }
  }

  @Test
  void aFilledCellStartsFromItsValueAndKeepsItsLabel() {
    Grid grid = SampleGrids.puzzle(Shape.ofSize(16), 7);
    Csp csp = SudokuCsp.of(grid);
    for (Variable cell : csp.variables()) {
      Domain start = csp.initialDomain(cell);
      if (grid.isEmpty(cell.index())) {
        assertThat(start.values())
            .containsExactlyElementsOf(IntStream.rangeClosed(1, 16).boxed().toList());
        assertThat(start.label(16)).isEqualTo("G");
      } else {
        int value = grid.value(cell.index());
        assertThat(start.values()).containsExactly(value);
        assertThat(start.label(value)).isEqualTo(String.valueOf(Symbols.of(value)));
      }
    }
  }

  @Test
  void valuesFilledInLaterCountLikeGivens() {
    Grid grid = Grid.empty(Shape.ofSize(9)).with(40, 5);
    Csp csp = SudokuCsp.of(grid);
    assertThat(csp.initialDomain(csp.variables().get(40)).values()).containsExactly(5);
  }

  @Test
  void puzzlesOfOneShapeShareTheirStructureAlsoWhenStatedAtTheSameTime() {
    List<Csp.Structure> structures =
        IntStream.range(0, 64)
            .parallel()
            .mapToObj(seed -> SudokuCsp.of(SampleGrids.puzzle(Shape.of(3, 7), seed)).structure())
            .distinct()
            .toList();
    assertThat(structures).hasSize(1);
    assertThat(SudokuCsp.of(Grid.empty(Shape.of(7, 3))).structure()).isNotSameAs(structures.get(0));
  }

  @Test
  void exactlyTheSolvedGridsThatKeepTheGivensAreSolutions() {
    Shape shape = Shape.ofSize(9);
    int[] solution = SampleGrids.solvedValues(shape);
    Grid puzzle = Grid.empty(shape).with(0, solution[0]).with(17, solution[17]);
    Csp sudoku = SudokuCsp.of(puzzle);
    assertThat(sudoku.isSolution(solution)).isTrue();

    int[] other = IntStream.of(solution).map(value -> value % 9 + 1).toArray();
    assertThat(SudokuCsp.of(Grid.empty(shape)).isSolution(other)).isTrue();
    assertThat(sudoku.isSolution(other)).isFalse();

    int[] wrong = solution.clone();
    wrong[80] = wrong[79];
    assertThat(sudoku.isSolution(wrong)).isFalse();
  }

  @Test
  void conflictingGivensCanBeStated() {
    Grid grid = Grid.ofLine("11" + ".".repeat(79));
    Csp csp = SudokuCsp.of(grid);
    assertThat(csp.variables().subList(0, 2))
        .extracting(csp::initialDomain)
        .containsOnly(Domain.of(1).withLabels(ImmutableList.of("1")));
  }
}
