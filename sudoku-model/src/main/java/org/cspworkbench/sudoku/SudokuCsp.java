package org.cspworkbench.sudoku;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.AllDifferent;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;

/**
 * A Sudoku as a constraint satisfaction problem: one variable for each cell, with the index and the
 * name of the cell, one all-different constraint for each unit, with the name of the unit, and the
 * constraints of other rules. The solver chooses how they are filtered.
 *
 * <p>All puzzles of one shape share one {@link Csp.Structure}.
 */
public final class SudokuCsp {

  private SudokuCsp() {}

  /**
   * Returns the problem of {@code grid}: the domain of a filled cell, given or not, is its value. A
   * grid with conflicts is accepted; its problem has no solution.
   */
  public static Csp of(Grid grid) {
    Shape shape = grid.shape();
    Statement statement = shape.memo().get(Statement.class, shape, Statement::of);
    ImmutableMap.Builder<Variable, Domain> known =
        ImmutableMap.builderWithExpectedSize(grid.filled());
    for (Variable cell : statement.empty().variables()) {
      if (!grid.isEmpty(cell.index())) {
        known.put(cell, statement.singles().get(grid.value(cell.index()) - 1));
      }
    }
    Csp empty = statement.empty();
    return empty.restricted(empty.name(), known.buildOrThrow());
  }

  /** Returns the shape of the Sudoku that {@code csp} states, if it states one. */
  public static Optional<Shape> shapeOf(Csp csp) {
    return csp.depiction(Shape.class);
  }

  /**
   * The parts that the puzzles of one shape share.
   *
   * @param empty the problem of the empty grid
   * @param singles the domain of a cell that holds value v, at v − 1
   */
  private record Statement(Csp empty, ImmutableList<Domain> singles) {

    static Statement of(Shape shape) {
      ImmutableList<String> symbols =
          IntStream.rangeClosed(1, shape.size())
              .mapToObj(value -> String.valueOf(Symbols.of(value)))
              .collect(ImmutableList.toImmutableList());
      Domain values = Domain.range(1, shape.size()).withLabels(symbols);
      Csp.Builder csp = Csp.builder("Sudoku " + shape);
      ImmutableList<Variable> cells =
          shape
              .cells()
              .mapToObj(cell -> csp.variable(shape.cellName(cell), values))
              .collect(ImmutableList.toImmutableList());
      for (Unit unit : shape.units()) {
        csp.post(
            new AllDifferent(
                unit.name(),
                unit.cells().stream()
                    .mapToObj(cells::get)
                    .collect(ImmutableList.toImmutableList())));
      }
      shape.rules().forEach(rule -> rule.constraints(cells).forEach(csp::post));
      Csp empty = csp.depicting(shape).build();
      return new Statement(empty, singles(symbols));
    }

    private static ImmutableList<Domain> singles(ImmutableList<String> symbols) {
      return IntStream.rangeClosed(1, symbols.size())
          .mapToObj(value -> Domain.of(value).withLabels(ImmutableList.of(symbols.get(value - 1))))
          .collect(ImmutableList.toImmutableList());
    }
  }
}
