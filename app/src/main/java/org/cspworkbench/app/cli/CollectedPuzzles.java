package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;
import org.cspworkbench.app.cli.PuzzleMaker.Made;
import org.cspworkbench.app.export.Board;
import org.cspworkbench.app.export.RatedPuzzle;
import org.cspworkbench.core.random.RandomOrder;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.generator.PuzzleRequest;
import org.cspworkbench.generator.collection.CollectedPuzzle;
import org.cspworkbench.generator.collection.PuzzleCollection;
import org.cspworkbench.generator.fill.Fill;
import org.cspworkbench.generator.givens.GivenSelection;
import org.cspworkbench.generator.givens.Symmetry;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;

/** Puzzles of the collection that is part of the program, in an order determined by a seed. */
final class CollectedPuzzles {

  private static final Solver SOLVER = SolverCatalog.find("bitboard").orElseThrow();

  private final long seed;
  private final ImmutableList<CollectedPuzzle> chosen;

  /**
   * Selects the puzzles that satisfy {@code request}, in the order determined by {@code
   * seedOfOrder}.
   */
  CollectedPuzzles(PuzzleRequest request, long seedOfOrder) {
    PuzzleCollection collection = PuzzleCollection.shipped();
    ImmutableList<CollectedPuzzle> fitting =
        collection.puzzles().stream()
            .filter(puzzle -> fits(puzzle, request))
            .collect(ImmutableList.toImmutableList());
    this.seed = collection.seed();
    this.chosen =
        Arrays.stream(RandomOrder.of(fitting.size(), new RandomStream(seedOfOrder)))
            .mapToObj(fitting::get)
            .collect(ImmutableList.toImmutableList());
  }

  /**
   * Returns whether {@code request} restricts only properties in which the puzzles of the
   * collection differ.
   */
  static boolean canChooseBy(PuzzleRequest request) {
    return request.shape() == Shape.ofSize(9)
        && !request.hasOwnShapes()
        && request.fill() == Fill.COLLAPSE
        && request.selection() == GivenSelection.RANDOM
        && request.symmetry() == Symmetry.NONE;
  }

  private static boolean fits(CollectedPuzzle puzzle, PuzzleRequest request) {
    return request.givens().orElse(puzzle.givens()) == puzzle.givens()
        && request.level().orElse(puzzle.level()) == puzzle.level()
        && request.technique().orElse(puzzle.hardest()).equals(puzzle.hardest());
  }

  /** Returns the number of puzzles. */
  int count() {
    return chosen.size();
  }

  /** Returns the puzzle at this position of the order, from 1. */
  Made take(long place) {
    CollectedPuzzle puzzle = chosen.get((int) place - 1);
    RatedPuzzle rated =
        new RatedPuzzle(
            puzzle.puzzle(),
            solution(puzzle.puzzle()),
            seed,
            puzzle.number(),
            OptionalInt.of(puzzle.score()),
            Optional.of(puzzle.hardest()));
    return new Made(Optional.of(rated), Optional.empty());
  }

  private static Grid solution(Grid puzzle) {
    Problem problem = Problem.Sudoku.of(puzzle);
    return Grid.ofLine(
        Board.line(
            problem,
            SOLVER.solve(problem, Settings.defaults(), null).firstSolution().orElseThrow()));
  }
}
