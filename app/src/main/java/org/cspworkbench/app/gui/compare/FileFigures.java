package org.cspworkbench.app.gui.compare;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.ImmutableLongArray;
import java.util.List;
import org.cspworkbench.app.gui.words.SolverWords;
import org.cspworkbench.app.paint.Distribution;
import org.cspworkbench.solvers.Solver;

/**
 * What the runs over a file say, solver by solver.
 *
 * @param byColumn of each figure that is plotted, its distribution over the puzzles with an answer
 * @param answers how many puzzles each solver found the answer to
 * @param runs how many puzzles each solver has tried
 */
public record FileFigures(
    ImmutableMap<Column, ImmutableList<Distribution>> byColumn,
    ImmutableLongArray answers,
    ImmutableLongArray runs) {

  /** What can be plotted. */
  public static final ImmutableList<Column> COLUMNS =
      ImmutableList.of(Column.TIME, Column.NODES, Column.FAILS, Column.REVISIONS);

  static FileFigures of(List<Solver> solvers, List<PuzzleRun> runs) {
    ImmutableMap.Builder<Column, ImmutableList<Distribution>> byColumn = ImmutableMap.builder();
    for (Column column : COLUMNS) {
      ImmutableList.Builder<Distribution> distributions = ImmutableList.builder();
      for (Solver solver : solvers) {
        ImmutableLongArray ascending =
            ImmutableLongArray.copyOf(
                runs.stream()
                    .filter(run -> run.solver() == solver && run.hasAnswer())
                    .mapToLong(run -> column.of(run.statistics()))
                    .sorted());
        distributions.add(Distribution.of(SolverWords.label(solver), ascending));
      }
      byColumn.put(column, distributions.build());
    }
    return new FileFigures(
        byColumn.buildOrThrow(),
        count(solvers, runs.stream().filter(PuzzleRun::hasAnswer).toList()),
        count(solvers, runs));
  }

  private static ImmutableLongArray count(List<Solver> solvers, List<PuzzleRun> runs) {
    return ImmutableLongArray.copyOf(
        solvers.stream()
            .mapToLong(solver -> runs.stream().filter(run -> run.solver() == solver).count()));
  }

  /** The distributions of a figure. */
  ImmutableList<Distribution> of(Column column) {
    ImmutableList<Distribution> found = byColumn.get(column);
    return found == null ? ImmutableList.of() : found;
  }
}
