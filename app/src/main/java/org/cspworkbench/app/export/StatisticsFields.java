package org.cspworkbench.app.export;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import java.util.function.ToLongFunction;
import org.cspworkbench.solvers.Statistics;

/** What a solver counts, under the names that data give it, in the order in which they stand. */
final class StatisticsFields {

  static final ImmutableMap<String, ToLongFunction<Statistics>> ALL =
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
          .put("timeNanos", Statistics::timeNanos)
          .buildOrThrow();

  /**
   * The same without restarts, which cannot be told from the total of attempts at several problems.
   */
  static final ImmutableMap<String, ToLongFunction<Statistics>> TOTALS =
      ImmutableMap.copyOf(Maps.filterKeys(ALL, name -> !name.equals("restarts")));

  private StatisticsFields() {}
}
