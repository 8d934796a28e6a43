package org.cspworkbench.app.export;

import com.google.common.collect.ImmutableList;

/** Writes a line of column names, then one line for each solver. */
public final class ComparisonCsv implements ComparisonWriter {

  private static final ImmutableList<String> COLUMNS =
      ImmutableList.<String>builder()
          .add("solver", "seed", "problems", "solved", "unsatisfiable", "stalled", "cutOff")
          .add("solutions", "checkUnit")
          .addAll(StatisticsFields.COLUMNS_OF_TOTALS.keySet())
          .add("best")
          .build();

  @Override
  public String write(Comparison comparison) {
    StringBuilder text = new StringBuilder(Csv.line(COLUMNS));
    for (Comparison.Row row : comparison.rows()) {
      ImmutableList.Builder<String> values = ImmutableList.builder();
      values.add(row.about().id());
      add(values, comparison.seed(), comparison.problems(), row.solved(), row.unsatisfiable());
      add(values, row.stalled(), row.cutOffs(), row.solutions());
      values.add(row.about().checkUnit().title());
      StatisticsFields.COLUMNS_OF_TOTALS
          .values()
          .forEach(field -> values.add(String.valueOf(field.applyAsLong(row.totals()))));
      values.add(row.best().isPresent() ? String.valueOf(row.best().getAsLong()) : "");
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
