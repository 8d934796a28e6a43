package org.cspworkbench.presentation.comparison;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.presentation.timing.Ranking;

/** A writer of CSV: a line of column names, then one line for each solver. */
public final class ComparisonCsv {

  private static final ImmutableList<String> COLUMNS =
      ImmutableList.<String>builder()
          .add("solver", "seed", "problems", "solved", "unsatisfiable", "stalled", "cutOff")
          .add("solutions", "checkUnit")
          .addAll(StatisticsFields.COLUMNS_OF_TOTALS.keySet())
          .add("best")
          .addAll(TimingFields.NAMES)
          .add("firstPlace", "lastPlace", "coldNanos")
          .build();

  private ComparisonCsv() {}

  /** Returns the text of {@code comparison}: complete lines, each ended by LF. */
  public static String write(Comparison comparison) {
    StringBuilder text = new StringBuilder(Csv.line(COLUMNS));
    Ranking ranking = comparison.ranking();
    for (int i = 0; i < comparison.rows().size(); i++) {
      Comparison.Row row = comparison.rows().get(i);
      ImmutableList.Builder<String> values = ImmutableList.builder();
      values.add(row.solver());
      add(values, comparison.seed(), comparison.problems(), row.solved(), row.unsatisfiable());
      add(values, row.stalled(), row.cutOffs(), row.solutions());
      values.add(row.checkUnit().title());
      StatisticsFields.COLUMNS_OF_TOTALS
          .values()
          .forEach(field -> values.add(String.valueOf(field.applyAsLong(row.totals()))));
      values.add(row.best().isPresent() ? String.valueOf(row.best().getAsLong()) : "");
      TimingFields.of(row.time()).values().forEach(value -> values.add(value.toString()));
      Optional<Ranking.Place> place = ranking.place(i);
      values.add(place.map(it -> String.valueOf(it.first())).orElse(""));
      values.add(place.map(it -> String.valueOf(it.last())).orElse(""));
      values.add(comparison.isColdShown() ? String.valueOf(row.firstNanos()) : "");
      text.append(Csv.line(values.build()));
    }
    return text.toString();
  }

  private static void add(ImmutableList.Builder<String> values, long... numbers) {
    for (long number : numbers) {
      values.add(String.valueOf(number));
    }
  }
}
