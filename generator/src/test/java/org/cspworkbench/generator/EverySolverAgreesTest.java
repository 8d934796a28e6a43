package org.cspworkbench.generator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Named.named;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.generator.fill.TemplateShuffle;
import org.cspworkbench.generator.givens.RandomRemoval;
import org.cspworkbench.generator.givens.SelectedGivens;
import org.cspworkbench.generator.givens.Symmetry;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.sudoku.Shape;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every solver against every other, on Sudoku from 55 givens down to 24: there is one solution, all
 * find it, and no complete solver finds another. Who is cut off has not lied.
 */
class EverySolverAgreesTest {

  private static final Shape NINE = Shape.ofSize(9);
  private static final long SEED = 20_240_501;
  private static final int PUZZLES = 200;
  private static final int MOST_GIVENS = 55;
  private static final int FEWEST_GIVENS = 24;

  /** A second or two of plain backtracking, which is enough for nearly all. */
  private static final long MOST_NODES = 20_000_000;

  private static Stream<Named<Solver>> solvers() {
    return SolverCatalog.SOLVERS.stream().map(solver -> named(solver.about().id(), solver));
  }

  /** Puzzle {@code k}, from 0; with as many givens as removal leaves, where that is more. */
  private static SelectedGivens puzzle(int k) {
    RandomStream random = new RandomStream(SEED);
    random.startStream(k);
    int wanted = MOST_GIVENS - (MOST_GIVENS - FEWEST_GIVENS) * k / (PUZZLES - 1);
    return new RandomRemoval(NINE, Symmetry.NONE, wanted)
        .select(new TemplateShuffle(NINE).next(random), random, () -> false);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("solvers")
  void oneInFive(Solver solver) {
    assertAgreement(solver, 5);
  }

  @Tag("slow")
  @ParameterizedTest(name = "{0}")
  @MethodSource("solvers")
  void allOfThem(Solver solver) {
    assertAgreement(solver, 1);
  }

  private static void assertAgreement(Solver solver, int step) {
    boolean complete = solver.about().completeness() == Completeness.COMPLETE;
    boolean neverGoesBack = false; // then puzzles of few givens are beyond it
    Settings settings =
        Settings.defaults()
            .withLimits(Limits.none().withNodes(MOST_NODES))
            .withSolutions(complete ? 2 : 1, 2);
    List<Integer> cutOff = new ArrayList<>();
    for (int k = 0; k < PUZZLES; k += step) {
      SelectedGivens selected = puzzle(k);
      Problem.Sudoku problem = Problem.Sudoku.of(selected.puzzle());
      Result result = solver.solve(problem, settings, null);
      if (result.outcome() instanceof Outcome.GaveUp) {
        cutOff.add(k);
      } else if (result.outcome() instanceof Outcome.Stalled stalled) {
        assertThat(complete).as("puzzle %d", k).isFalse();
        assertThat(stalled.reached().values())
            .as("puzzle %d", k)
            .allSatisfy((cell, v) -> assertThat(selected.solution().value(cell)).isEqualTo(v));
        neverGoesBack = true;
      } else if (result.outcome() instanceof Outcome.DeadEnd) {
        assertThat(complete).as("puzzle %d", k).isFalse();
        neverGoesBack = true;
      } else {
        assertThat(result.outcome()).as("puzzle %d", k).isEqualTo(new Outcome.Solved());
        assertThat(result.solutionCount()).as("puzzle %d", k).isEqualTo(1);
      }
      String expected = selected.solution().toLine();
      assertThat(result.solutions())
          .as("puzzle %d", k)
          .allSatisfy(s -> assertThat(problem.filledWith(s).toLine()).isEqualTo(expected));
    }
    if (!neverGoesBack) {
      assertThat(cutOff.size())
          .as("cut off at %s", cutOff)
          .isLessThanOrEqualTo(PUZZLES / step / 10);
    }
  }
}
