package org.cspworkbench.viewer.compare;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.cspworkbench.presentation.comparison.Column;
import org.cspworkbench.presentation.comparison.Standings;
import org.cspworkbench.presentation.comparison.Standings.Extent;
import org.cspworkbench.presentation.timing.Ranking.Place;
import org.cspworkbench.solvers.Family;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.Statistics;

/** Collects the figures of contenders. */
final class ContenderFigures {

  private ContenderFigures() {}

  /** Returns the current figures of {@code contenders}. */
  static Standings of(List<Contender> contenders, Extent extent) {
    ImmutableList<Optional<Place>> places = Ranks.byTime(contenders);
    ImmutableList.Builder<Standings.Row> rows = ImmutableList.builder();
    for (int i = 0; i < contenders.size(); i++) {
      Contender each = contenders.get(i);
      rows.add(extent == Extent.WHOLE_RUN ? whole(each, places.get(i)) : soFar(each));
    }
    return Standings.of(extent, rows.build(), contenders.stream().anyMatch(Contender::mayGiveUp));
  }

  private static Standings.Row whole(Contender contender, Optional<Place> place) {
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
    return new Standings.Row(
        contender.name(), ImmutableMap.copyOf(figures), isCutOff, contender.time(), place);
  }

  private static Standings.Row soFar(Contender contender) {
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
    return new Standings.Row(
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
}
