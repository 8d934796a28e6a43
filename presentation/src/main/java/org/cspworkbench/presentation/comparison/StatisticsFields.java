package org.cspworkbench.presentation.comparison;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import java.util.function.ToLongFunction;
import org.cspworkbench.solvers.Statistics;

/** The counters of a solver and their names in data, in order. */
public final class StatisticsFields {

  /** The name of the counter of local search. */
  public static final String MOVES = "moves";

  private static final String TIME = "timeNanos";

  private static final ImmutableMap<String, ToLongFunction<Statistics>> COUNTED =
      ImmutableMap.<String, ToLongFunction<Statistics>>builder()
          .put("nodes", Statistics::nodes)
          .put("fails", Statistics::fails)
          .put("backtracks", Statistics::backtracks)
          .put("revisions", Statistics::revisions)
          .put("checks", Statistics::checks)
          .put("prunings", Statistics::prunings)
          .put("restarts", Statistics::restarts)
          .put("attempts", Statistics::attempts)
          .put("maxDepth", Statistics::maxDepth)
          .buildOrThrow();

  /** The fields of an object for every solver. */
  public static final ImmutableMap<String, ToLongFunction<Statistics>> ALL =
      ImmutableMap.<String, ToLongFunction<Statistics>>builder()
          .putAll(COUNTED)
          .put(TIME, Statistics::timeNanos)
          .buildOrThrow();

  /** The columns of a table for every solver. */
  public static final ImmutableMap<String, ToLongFunction<Statistics>> COLUMNS =
      ImmutableMap.<String, ToLongFunction<Statistics>>builder()
          .putAll(COUNTED)
          .put(MOVES, Statistics::moves)
          .put(TIME, Statistics::timeNanos)
          .buildOrThrow();

  /** The fields of {@link #ALL} for the totals over several problems. */
  public static final ImmutableMap<String, ToLongFunction<Statistics>> TOTALS = totals(ALL);

  /** The columns of {@link #COLUMNS} for the totals over several problems. */
  public static final ImmutableMap<String, ToLongFunction<Statistics>> COLUMNS_OF_TOTALS =
      totals(COLUMNS);

  private StatisticsFields() {}

  /**
   * Omits restarts, which are not distinguishable from attempts in totals over several problems.
   */
  private static ImmutableMap<String, ToLongFunction<Statistics>> totals(
      ImmutableMap<String, ToLongFunction<Statistics>> fields) {
    return ImmutableMap.copyOf(Maps.filterKeys(fields, name -> !name.equals("restarts")));
  }
}
