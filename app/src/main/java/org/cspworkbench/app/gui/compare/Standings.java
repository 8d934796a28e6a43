package org.cspworkbench.app.gui.compare;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.cspworkbench.app.gui.words.SolverWords;
import org.cspworkbench.solvers.Family;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.Statistics;

/**
 * The figures of all contenders side by side.
 *
 * @param columns what is shown
 * @param rows the contenders, in order
 */
public record Standings(ImmutableList<Column> columns, ImmutableList<Row> rows) {

  /** Which part of the runs the figures speak of. */
  public enum Extent {
    /** All of it. */
    WHOLE_RUN,
    /** What lies behind the viewer. */
    SO_FAR
  }

  /**
   * The figures of one contender.
   *
   * @param solver whose they are
   * @param figures by column; none for what is not known, or not done
   * @param isCutOff whether its run ended without an answer, so that its figures are no more than a
   *     beginning
   */
  public record Row(Solver solver, ImmutableMap<Column, Long> figures, boolean isCutOff) {

    /** The name of the solver. */
    public String name() {
      return SolverWords.name(solver);
    }

    /** The figure of a column, if there is one. */
    public OptionalLong figure(Column column) {
      Long figure = figures.get(column);
      return figure == null ? OptionalLong.empty() : OptionalLong.of(figure);
    }
  }

  /** Those of {@code contenders} by now. */
  static Standings of(List<Contender> contenders, Extent extent) {
    ImmutableList<Row> rows =
        contenders.stream()
            .map(each -> extent == Extent.WHOLE_RUN ? whole(each) : soFar(each))
            .collect(ImmutableList.toImmutableList());
    ImmutableList.Builder<Column> columns = ImmutableList.builder();
    for (Column column : Column.values()) {
      if (isWorthAColumn(column, rows, contenders)) {
        columns.add(column);
      }
    }
    return new Standings(columns.build(), rows);
  }

  private static boolean isWorthAColumn(Column column, List<Row> rows, List<Contender> contenders) {
    return switch (column) {
      case MOVES -> rows.stream().anyMatch(row -> row.figure(column).isPresent());
      case ATTEMPTS -> contenders.stream().anyMatch(Contender::mayGiveUp);
      default -> true;
    };
  }

  private static Row whole(Contender contender) {
    Map<Column, Long> figures = new EnumMap<>(Column.class);
    Optional<Statistics> whole = contender.result().map(result -> result.statistics());
    for (Column column : Column.values()) {
      if (column == Column.TIME) {
        contender.time().ifPresent(time -> figures.put(column, time.nanos()));
      } else {
        whole.ifPresent(statistics -> put(figures, contender, column, column.of(statistics)));
      }
    }
    boolean isCutOff = contender.result().isPresent() && !contender.hasDecided();
    return row(contender, figures, isCutOff);
  }

  private static Row soFar(Contender contender) {
    Map<Column, Long> figures = new EnumMap<>(Column.class);
    contender
        .counted()
        .ifPresent(
            counters -> {
              for (Column column : Column.values()) {
                put(figures, contender, column, column.of(counters));
              }
            });
    figures.remove(Column.TIME);
    contender
        .time()
        .flatMap(time -> contender.course(Lock.REAL_TIME))
        .ifPresent(
            course ->
                figures.put(
                    Column.TIME,
                    Math.round(course.placeOf(contender.player().orElseThrow().position()))));
    return row(contender, figures, false);
  }

  /**
   * Who keeps no record counts only some of what there is to count, and who repairs has no tree to
   * count the nodes of: none would be taken for few.
   */
  private static void put(
      Map<Column, Long> figures, Contender contender, Column column, long figure) {
    Solver solver = contender.solver();
    boolean hasTree = solver.about().family() != Family.LOCAL_SEARCH;
    boolean isCounted =
        solver.recordsItsRuns() && !column.isOptional() && (hasTree || !column.isOfTree());
    if (figure != 0 || isCounted) {
      figures.put(column, figure);
    }
  }

  private static Row row(Contender contender, Map<Column, Long> figures, boolean isCutOff) {
    return new Row(contender.solver(), ImmutableMap.copyOf(figures), isCutOff);
  }

  /**
   * Whether {@code row} has the best figure of a column: the smallest of all that came to an
   * answer, where they differ.
   */
  public boolean isBest(Row row, Column column) {
    OptionalLong own = row.figure(column);
    if (!column.isBestWhenLow() || row.isCutOff() || own.isEmpty()) {
      return false;
    }
    ImmutableList<Long> all =
        rows.stream()
            .filter(each -> !each.isCutOff())
            .flatMap(each -> each.figure(column).stream().boxed())
            .collect(ImmutableList.toImmutableList());
    long best = all.stream().mapToLong(each -> each).min().orElse(0);
    return own.getAsLong() == best && all.stream().anyMatch(each -> each > best);
  }
}
