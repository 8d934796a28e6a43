package org.cspworkbench.solvers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.solvers.Puzzles.emptySudoku;
import static org.cspworkbench.solvers.Puzzles.general;

import java.util.stream.Stream;
import org.cspworkbench.core.gallery.LatinSquare;
import org.cspworkbench.core.gallery.MapColouring;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.model.Csp;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A solver sees variables and constraints only: each solves what is no Sudoku, too. */
class ClassicProblemsTest {

  private static final Settings ALL = Settings.defaults().withSolutions(Long.MAX_VALUE, 0);

  /** Problems whose numbers of solutions everybody agrees on. */
  private static Stream<Arguments> knownCounts() {
    return Stream.of(
            count(18, MapColouring.australia()),
            count(1, Queens.pairwise(1)),
            count(0, Queens.pairwise(2)),
            count(0, Queens.pairwise(3)),
            count(2, Queens.pairwise(4)),
            count(10, Queens.pairwise(5)),
            count(4, Queens.pairwise(6)),
            count(40, Queens.pairwise(7)),
            count(92, Queens.pairwise(8)),
            count(12, LatinSquare.ofOrder(3)),
            count(576, LatinSquare.ofOrder(4)),
            count(288, emptySudoku(4).csp()))
        .flatMap(known -> Solvers.all().map(solver -> with(solver, known)));
  }

  private static Object[] count(long solutions, Csp csp) {
    return new Object[] {csp, solutions};
  }

  private static Arguments with(Named<Solver> solver, Object[] known) {
    return Arguments.of(solver, known[0], known[1]);
  }

  @ParameterizedTest(name = "{0} finds {2} of {1}")
  @MethodSource("knownCounts")
  void everySolverFindsWhatThereIs(Solver solver, Csp csp, long count) {
    Result one = solver.solve(general(csp), Settings.defaults(), null);
    if (Solvers.isPersistent(solver)) {
      assertThat(one.solutions()).hasSize(count > 0 ? 1 : 0);
    }
    assertThat(one.solutions())
        .allSatisfy(found -> assertThat(csp.isSolution(found.values().toArray())).isTrue());
    if (Solvers.isComplete(solver)) {
      Result all = solver.solve(general(csp), ALL, null);
      assertThat(all.solutionCount()).isEqualTo(count);
      assertThat(all.outcome())
          .isEqualTo(count > 0 ? new Outcome.Solved() : new Outcome.Unsatisfiable());
    }
  }
}
