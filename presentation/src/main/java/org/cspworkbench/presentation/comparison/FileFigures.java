package org.cspworkbench.presentation.comparison;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.ImmutableLongArray;
import java.util.List;
import java.util.stream.IntStream;
import org.cspworkbench.presentation.paint.chart.Distribution;

/**
 * The figures of the runs over a file, by solver.
 *
 * @param byColumn the distribution of each plotted figure over the puzzles with an answer
 * @param answers the number of puzzles that each solver answered
 * @param runs the number of puzzles that each solver has tried
 */
public record FileFigures(
    ImmutableMap<Column, ImmutableList<Distribution>> byColumn,
    ImmutableLongArray answers,
    ImmutableLongArray runs) {

  /** The figures that can be plotted. */
  public static final ImmutableList<Column> COLUMNS =
      ImmutableList.of(Column.TIME, Column.NODES, Column.FAILS, Column.REVISIONS);

  /** Returns the figures of {@code runs} of solvers with these labels. */
  public static FileFigures of(List<String> labels, List<PuzzleRun> runs) {
    ImmutableMap.Builder<Column, ImmutableList<Distribution>> byColumn = ImmutableMap.builder();
    for (Column column : COLUMNS) {
      ImmutableList.Builder<Distribution> distributions = ImmutableList.builder();
      for (int k = 0; k < labels.size(); k++) {
        int entrant = k;
        ImmutableLongArray ascending =
            ImmutableLongArray.copyOf(
                runs.stream()
                    .filter(run -> run.entrant() == entrant && run.hasAnswer())
                    .mapToLong(run -> column.of(run.statistics()))
                    .sorted());
        distributions.add(Distribution.of(labels.get(k), ascending));
      }
      byColumn.put(column, distributions.build());
    }
    return new FileFigures(
        byColumn.buildOrThrow(),
        count(labels.size(), runs.stream().filter(PuzzleRun::hasAnswer).toList()),
        count(labels.size(), runs));
  }

  private static ImmutableLongArray count(int entrants, List<PuzzleRun> runs) {
    return ImmutableLongArray.copyOf(
        IntStream.range(0, entrants)
            .mapToLong(k -> runs.stream().filter(run -> run.entrant() == k).count()));
  }

  /** Returns the distributions of a figure. */
  public ImmutableList<Distribution> of(Column column) {
    ImmutableList<Distribution> found = byColumn.get(column);
    return found == null ? ImmutableList.of() : found;
  }
}
