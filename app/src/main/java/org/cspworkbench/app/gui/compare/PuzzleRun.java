package org.cspworkbench.app.gui.compare;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.app.export.Run;
import org.cspworkbench.app.input.NamedProblem;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.Statistics;
import org.cspworkbench.sudoku.Grid;

/**
 * What a solver made of one puzzle of many: as much of it as many puzzles leave room for.
 *
 * @param puzzle the puzzle on one line
 * @param entrant who it was, in the order of all, from 0
 * @param name what it is called
 * @param outcome what it said
 * @param solutions how many solutions it found
 * @param statistics what it counted
 */
public record PuzzleRun(
    String puzzle,
    int entrant,
    EntrantName name,
    Outcome outcome,
    long solutions,
    Statistics statistics) {

  /** The solver. */
  public Solver solver() {
    return name.solver();
  }

  /** Whether it found a solution, or proved that there is none. */
  public boolean hasAnswer() {
    return outcome instanceof Outcome.Solved || outcome instanceof Outcome.Unsatisfiable;
  }

  /** As files tell of it. */
  Run toRun(long seed) {
    Problem problem = Problem.Sudoku.of(Grid.ofLine(puzzle));
    return new Run(
        new NamedProblem(puzzle, "", problem),
        name.spec().toString(),
        seed,
        1,
        new Result(outcome, solutions, ImmutableList.of(), statistics));
  }
}
