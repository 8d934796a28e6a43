package org.cspworkbench.app.gui.compare;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.cspworkbench.presentation.comparison.Column;
import org.cspworkbench.presentation.timing.Ranking.Place;
import org.cspworkbench.presentation.timing.Timing;
import org.cspworkbench.solvers.Family;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.Statistics;

/**
 * The figures of all contenders side by side.
 *
 * @param columns the displayed columns
 * @param rows the contenders, in order
 */
public record Standings(ImmutableList<Column> columns, ImmutableList<Row> rows) {

  /** The part of the runs that the figures cover. */
  public enum Extent {
    /** The whole run. */
    WHOLE_RUN,
    /** The run up to the current position. */
    SO_FAR
  }

  /**
   * The figures of one contender.
   *
   * @param entrant the name of the contender
   * @param figures by column; absent if unknown or not applicable
   * @param isCutOff whether its run ended without an answer, so that its figures are incomplete
   * @param time the time of the whole run, if it is known and displayed
   * @param place its rank by that time, shared by contenders with approximately equal times
   */
  public record Row(
      EntrantName entrant,
      ImmutableMap<Column, Long> figures,
      boolean isCutOff,
      Optional<Timing> time,
      Optional<Place> place) {

    /** Returns the name of the solver. */
    public String name() {
      return entrant.whole();
    }

    /** Returns the solver. */
    public Solver solver() {
      return entrant.solver();
    }

    /** Returns the figure of a column, if there is one. */
    public OptionalLong figure(Column column) {
      Long figure = figures.get(column);
      return figure == null ? OptionalLong.empty() : OptionalLong.of(figure);
    }
  }

  /** Returns the current figures of {@code contenders}. */
  static Standings of(List<Contender> contenders, Extent extent) {
    ImmutableList<Optional<Place>> places = Places.byTime(contenders);
    ImmutableList.Builder<Row> builder = ImmutableList.builder();
    for (int i = 0; i < contenders.size(); i++) {
      Contender each = contenders.get(i);
      builder.add(extent == Extent.WHOLE_RUN ? whole(each, places.get(i)) : soFar(each));
    }
    ImmutableList<Row> rows = builder.build();
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

  private static Row whole(Contender contender, Optional<Place> place) {
    Map<Column, Long> figures = new EnumMap<>(Column.class);
    Optional<Statistics> whole = contender.result().map(result -> result.statistics());
    for (Column column : Column.values()) {
      if (column == Column.TIME) {
        contender.time().ifPresent(time -> figures.put(column, time.median()));
      } else {
        whole.ifPresent(statistics -> put(figures, contender, column, column.of(statistics)));
      }
    }
    boolean isCutOff = contender.result().isPresent() && !contender.hasDecided();
    return new Row(
        contender.name(), ImmutableMap.copyOf(figures), isCutOff, contender.time(), place);
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
    return new Row(
        contender.name(), ImmutableMap.copyOf(figures), false, Optional.empty(), Optional.empty());
  }

  /**
   * Adds a figure unless it is zero and not counted. Solvers that record no trace count only some
   * figures, and local search has no search tree: zero would be misread as few.
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

  /**
   * Returns whether {@code row} has the best figure of a column: the smallest of all contenders
   * with an answer, if their figures differ. Approximately equal times are equally good.
   */
  public boolean isBest(Row row, Column column) {
    if (column == Column.TIME) {
      return row.place().filter(place -> place.first() == 1).isPresent()
          && rows.stream().flatMap(each -> each.place().stream()).anyMatch(at -> at.first() > 1);
    }
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
