package org.cspworkbench.app.export;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import java.util.function.ToLongFunction;
import org.cspworkbench.solvers.Statistics;

/** What a solver counts, under the names that data give it, in the order in which they stand. */
final class StatisticsFields {

  /** The name of what local search alone counts. */
  static final String MOVES = "moves";

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

  /** What an object has of every solver. */
  static final ImmutableMap<String, ToLongFunction<Statistics>> ALL =
      ImmutableMap.<String, ToLongFunction<Statistics>>builder()
          .putAll(COUNTED)
          .put(TIME, Statistics::timeNanos)
          .buildOrThrow();

  /** The columns of a table, which are there for every solver. */
  static final ImmutableMap<String, ToLongFunction<Statistics>> COLUMNS =
      ImmutableMap.<String, ToLongFunction<Statistics>>builder()
          .putAll(COUNTED)
          .put(MOVES, Statistics::moves)
          .put(TIME, Statistics::timeNanos)
          .buildOrThrow();

  /** {@link #ALL} over several problems. */
  static final ImmutableMap<String, ToLongFunction<Statistics>> TOTALS = totals(ALL);

  /** {@link #COLUMNS} over several problems. */
  static final ImmutableMap<String, ToLongFunction<Statistics>> COLUMNS_OF_TOTALS = totals(COLUMNS);

  private StatisticsFields() {}

  /** Without restarts, which cannot be told from the total of attempts at several problems. */
  private static ImmutableMap<String, ToLongFunction<Statistics>> totals(
      ImmutableMap<String, ToLongFunction<Statistics>> fields) {
    return ImmutableMap.copyOf(Maps.filterKeys(fields, name -> !name.equals("restarts")));
  }
}
