package org.cspworkbench.app.gui.compare;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.ImmutableLongArray;
import java.util.List;
import java.util.stream.IntStream;
import org.cspworkbench.presentation.comparison.PuzzleRun;
import org.cspworkbench.presentation.paint.Distribution;

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

  static FileFigures of(List<EntrantName> entrants, List<PuzzleRun> runs) {
    ImmutableMap.Builder<Column, ImmutableList<Distribution>> byColumn = ImmutableMap.builder();
    for (Column column : COLUMNS) {
      ImmutableList.Builder<Distribution> distributions = ImmutableList.builder();
      for (int k = 0; k < entrants.size(); k++) {
        int entrant = k;
        ImmutableLongArray ascending =
            ImmutableLongArray.copyOf(
                runs.stream()
                    .filter(run -> run.entrant() == entrant && run.hasAnswer())
                    .mapToLong(run -> column.of(run.statistics()))
                    .sorted());
        distributions.add(Distribution.of(entrants.get(k).label(), ascending));
      }
      byColumn.put(column, distributions.build());
    }
    return new FileFigures(
        byColumn.buildOrThrow(),
        count(entrants.size(), runs.stream().filter(PuzzleRun::hasAnswer).toList()),
        count(entrants.size(), runs));
  }

  private static ImmutableLongArray count(int entrants, List<PuzzleRun> runs) {
    return ImmutableLongArray.copyOf(
        IntStream.range(0, entrants)
            .mapToLong(k -> runs.stream().filter(run -> run.entrant() == k).count()));
  }

  /** The distributions of a figure. */
  ImmutableList<Distribution> of(Column column) {
    ImmutableList<Distribution> found = byColumn.get(column);
    return found == null ? ImmutableList.of() : found;
  }
}
