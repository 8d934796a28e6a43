package org.cspworkbench.viewer.compare;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.OptionalLong;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.presentation.comparison.Column;
import org.cspworkbench.presentation.comparison.Comparison;
import org.cspworkbench.presentation.comparison.ComparisonCsv;
import org.cspworkbench.presentation.comparison.RunTotals;
import org.cspworkbench.presentation.comparison.Standings;
import org.cspworkbench.presentation.comparison.Standings.Extent;
import org.cspworkbench.presentation.paint.chart.BarChart;
import org.cspworkbench.presentation.timing.Protocol;
import org.cspworkbench.presentation.timing.RunClock;
import org.cspworkbench.presentation.timing.Timing;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.viewer.words.SolverWords;
import org.cspworkbench.viewer.words.Texts;
import org.jspecify.annotations.Nullable;

/**
 * The figures of all contenders as a table, followed for whole runs by the quartiles of the times.
 *
 * @param standings the figures
 */
public record ComparedTable(Standings standings) implements FigureRows {

  /** Returns the table of a comparison for this part of the runs. */
  public static ComparedTable of(CompareModel model, Extent extent) {
    return new ComparedTable(model.standings(extent));
  }

  @Override
  public int rowCount() {
    return standings.rows().size();
  }

  @Override
  public int columnCount() {
    return standings.columns().size() + (standings.extent() == Extent.WHOLE_RUN ? 2 : 1);
  }

  @Override
  public ImmutableList<Column> columns() {
    return standings.columns();
  }

  private Column shown(int column) {
    return standings.columns().get(column - 1);
  }

  private boolean isOfQuartiles(int column) {
    return column == standings.columns().size() + 1;
  }

  private boolean isOfTime(int column) {
    return isOfQuartiles(column) || shown(column) == Column.TIME;
  }

  @Override
  public String title(int column) {
    if (isOfQuartiles(column)) {
      return text("column.quartiles");
    }
    return column == 0 ? text("column.solver") : shown(column).title(Texts.phrases());
  }

  @Override
  public String titleTip(int column) {
    if (isOfQuartiles(column)) {
      return text("column.quartiles.tip");
    }
    return column == 0 ? text("column.solver.tip") : shown(column).tip(Texts.phrases());
  }

  @Override
  public String name(int row) {
    return standings.rows().get(row).name();
  }

  @Override
  public String shortName(int row) {
    return standings.rows().get(row).entrant().brief();
  }

  @Override
  public String figure(int row, int column) {
    Standings.Row at = standings.rows().get(row);
    if (isOfQuartiles(column)) {
      return TimeWords.quartiles(at);
    }
    Column shown = shown(column);
    OptionalLong figure = at.figure(shown);
    String mark = shown == Column.TIME ? TimeWords.mark(at) : "";
    return figure.isEmpty() ? "–" : mark + shown.write(figure.getAsLong(), Texts.phrases());
  }

  @Override
  public boolean isBest(int row, int column) {
    return !isOfQuartiles(column) && standings.isBest(standings.rows().get(row), shown(column));
  }

  @Override
  public boolean isCutOff(int row) {
    return standings.rows().get(row).isCutOff();
  }

  @Override
  public @Nullable String tip(int row, int column) {
    Standings.Row at = standings.rows().get(row);
    if (column == 0) {
      return SolverWords.tooltip(at.solver());
    }
    return isOfTime(column) ? TimeWords.tip(standings, at) : null;
  }

  /** Returns the bars of a column. */
  public BarChart chart(Column column) {
    ImmutableList.Builder<BarChart.Bar> list = ImmutableList.builder();
    for (Standings.Row row : standings.rows()) {
      OptionalLong figure = row.figure(column);
      BarChart.Kind kind =
          row.isCutOff()
              ? BarChart.Kind.CUT_OFF
              : standings.isBest(row, column) ? BarChart.Kind.BEST : BarChart.Kind.PLAIN;
      list.add(new BarChart.Bar(row.entrant().label(), figure.orElse(-1), kind));
    }
    return new BarChart(
        list.build(),
        figure -> column.write(figure, Texts.phrases()),
        figure -> column.writeShort(figure, Texts.phrases()));
  }

  /**
   * Returns a line of column names, then one line for each solver that has finished. The time is
   * the one measured without recording or, until that is known, the elapsed time of the recorded
   * run.
   */
  public static String csv(CompareModel model) {
    ImmutableList.Builder<Comparison.Row> rows = ImmutableList.builder();
    for (Contender each : model.contenders()) {
      each.result().ifPresent(result -> rows.add(row(each, result)));
    }
    return ComparisonCsv.write(
        new Comparison(
            1,
            model.seed(),
            1,
            Protocol.USUAL,
            false,
            Limits.FOREVER,
            rows.build(),
            ImmutableMap.of()));
  }

  private static Comparison.Row row(Contender contender, Result result) {
    RunTotals tally = new RunTotals();
    tally.add(result);
    long recorded = result.statistics().timeNanos();
    return tally.row(
        contender.name().spec().toString(),
        contender
            .request()
            .map(request -> contender.solver().about(request.settings()))
            .orElse(contender.solver().about())
            .checkUnit(),
        OptionalLong.empty(),
        contender.time().orElse(Timing.once(recorded, RunClock.Kind.WALL)),
        recorded);
  }
}
