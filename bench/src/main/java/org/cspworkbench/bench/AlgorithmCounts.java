package org.cspworkbench.bench;

import com.google.common.collect.ImmutableMap;
import java.io.PrintStream;
import java.util.List;

/**
 * What every named algorithm counts on the same problems. The numbers depend on nothing but the
 * algorithms, so they can stand in the documentation: the tables of a page are written anew where
 * they stand, between lines that name them.
 */
final class AlgorithmCounts implements Measurement {

  static final PageTables TABLES =
      new PageTables(
          ImmutableMap.of(
              "consistency", ConsistencyCounts::print,
              "look-ahead and look-back", SearchCounts::printLooking,
              "variable orders", SearchCounts::printOrders));

  @Override
  public String question() {
    return "What does each named algorithm count on the same problems? (FILE.md: write them there)";
  }

  @Override
  public void run(List<String> arguments, PrintStream out) {
    TABLES.put(PageTables.page(arguments), out);
  }
}
