package org.cspworkbench.bench;

import com.google.common.collect.ImmutableMap;
import java.io.PrintStream;
import java.util.List;

/**
 * Prints the counters of every named algorithm on the same problems. The numbers are deterministic,
 * so they are part of the documentation: the tables of a page are replaced between the lines that
 * name them.
 */
final class AlgorithmCounts {

  static final PageTables TABLES =
      new PageTables(
          ImmutableMap.of(
              "consistency", ConsistencyCounts::print,
              "look-ahead and look-back", SearchCounts::printLooking,
              "variable orders", SearchCounts::printOrders));

  private AlgorithmCounts() {}

  static void run(List<String> arguments, PrintStream out) {
    TABLES.put(PageTables.page(arguments), out);
  }
}
