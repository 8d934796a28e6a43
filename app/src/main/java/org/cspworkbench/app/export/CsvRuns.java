package org.cspworkbench.app.export;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.presentation.comparison.Csv;
import org.cspworkbench.presentation.comparison.StatisticsFields;
import org.cspworkbench.presentation.narration.OutcomeWord;
import org.cspworkbench.solvers.Result;

/** A writer of CSV: a line of column names, then one line for each run. */
public final class CsvRuns implements RunWriter {

  private static final ImmutableList<String> COLUMNS =
      ImmutableList.<String>builder()
          .add("problem", "solver", "seed", "outcome", "solutions", "solution")
          .addAll(StatisticsFields.COLUMNS.keySet())
          .build();

  @Override
  public int kept(long wanted) {
    return 1;
  }

  @Override
  public String header() {
    return Csv.line(COLUMNS);
  }

  @Override
  public String write(Run run) {
    Result result = run.result();
    ImmutableList.Builder<String> values = ImmutableList.builder();
    values.add(run.problem().name(), run.solver(), String.valueOf(run.seed()));
    values.add(OutcomeWord.of(result.outcome()), String.valueOf(result.solutionCount()));
    values.add(
        result
            .firstSolution()
            .map(solution -> Board.line(run.problem().problem(), solution))
            .orElse(""));
    StatisticsFields.COLUMNS
        .values()
        .forEach(field -> values.add(String.valueOf(field.applyAsLong(result.statistics()))));
    return Csv.line(values.build());
  }
}
