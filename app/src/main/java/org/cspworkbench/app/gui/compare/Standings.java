package org.cspworkbench.app.gui.compare;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.cspworkbench.presentation.timing.Ranking.Place;
import org.cspworkbench.presentation.timing.Timing;
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
   * @param entrant whose they are
   * @param figures by column; none for what is not known, or not done
   * @param isCutOff whether its run ended without an answer, so that its figures are no more than a
   *     beginning
   * @param time how long the whole run takes, if that is known and shown
   * @param place its place by that time, shared by those that are about equal
   */
  public record Row(
      EntrantName entrant,
      ImmutableMap<Column, Long> figures,
      boolean isCutOff,
      Optional<Timing> time,
      Optional<Place> place) {

    /** The name of the solver. */
    public String name() {
      return entrant.whole();
    }

    /** The solver. */
    public Solver solver() {
      return entrant.solver();
    }

    /** The figure of a column, if there is one. */
    public OptionalLong figure(Column column) {
      Long figure = figures.get(column);
      return figure == null ? OptionalLong.empty() : OptionalLong.of(figure);
    }
  }

  /** Those of {@code contenders} by now. */
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

  /**
   * Whether {@code row} has the best figure of a column: the smallest of all that came to an
   * answer, where they differ. Times that are about equal are equally good.
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
