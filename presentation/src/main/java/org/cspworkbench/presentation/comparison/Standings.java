package org.cspworkbench.presentation.comparison;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.cspworkbench.presentation.timing.Ranking.Place;
import org.cspworkbench.presentation.timing.Timing;
import org.cspworkbench.solvers.Solver;

/**
 * The figures of all contenders side by side.
 *
 * @param extent the part of the runs that the figures cover
 * @param columns the displayed columns
 * @param rows the contenders, in order
 */
public record Standings(Extent extent, ImmutableList<Column> columns, ImmutableList<Row> rows) {

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

  /**
   * Returns the standings of these contenders, with the columns that apply to some of them.
   *
   * @param extent the part of the runs that the figures cover
   * @param mayGiveUp whether the solver of any of them may give up, so that attempts are counted
   */
  public static Standings of(Extent extent, ImmutableList<Row> rows, boolean mayGiveUp) {
    return new Standings(
        extent,
        Arrays.stream(Column.values())
            .filter(column -> isWorthAColumn(column, rows, mayGiveUp))
            .collect(ImmutableList.toImmutableList()),
        rows);
  }

  private static boolean isWorthAColumn(Column column, List<Row> rows, boolean mayGiveUp) {
    return switch (column) {
      case MOVES -> rows.stream().anyMatch(row -> row.figure(column).isPresent());
      case ATTEMPTS -> mayGiveUp;
      default -> true;
    };
  }

  /**
   * Returns whether {@code row} has the best figure of a column: the smallest of all contenders
   * with an answer whose figures count the same work, if these differ. Approximately equal times
   * are equally good. Parts of runs are not compared, since some are longer than others.
   */
  public boolean isBest(Row row, Column column) {
    if (extent == Extent.SO_FAR) {
      return false;
    }
    if (column == Column.TIME) {
      return row.place().filter(place -> place.first() == 1).isPresent()
          && rows.stream().flatMap(each -> each.place().stream()).anyMatch(at -> at.first() > 1);
    }
    OptionalLong own = row.figure(column);
    if (!column.isBestWhenLow() || !isCompared(row, column) || own.isEmpty()) {
      return false;
    }
    ImmutableList<Long> all =
        rows.stream()
            .filter(each -> isCompared(each, column))
            .flatMap(each -> each.figure(column).stream().boxed())
            .collect(ImmutableList.toImmutableList());
    long best = all.stream().mapToLong(each -> each).min().orElse(0);
    return own.getAsLong() == best && all.stream().anyMatch(each -> each > best);
  }

  private static boolean isCompared(Row row, Column column) {
    return !row.isCutOff() && column.isComparable(row.solver());
  }
}
