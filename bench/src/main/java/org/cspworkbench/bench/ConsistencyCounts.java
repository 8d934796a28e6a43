package org.cspworkbench.bench;

import static com.google.common.base.Preconditions.checkState;

import com.google.common.collect.ImmutableList;
import java.io.PrintStream;
import java.util.Arrays;
import org.cspworkbench.core.consistency.Filter;
import org.cspworkbench.core.consistency.Filter.Counting;
import org.cspworkbench.core.consistency.FilterResult;
import org.cspworkbench.core.gallery.Domino;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.gallery.RandomBinary;
import org.cspworkbench.core.gallery.Zebra;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;

/**
 * Prints the checks and revisions of every consistency algorithm on the same problems, without
 * search. The random problems have the sizes of Bessière and Régin, "Refining the Basic Constraint
 * Propagation Algorithm", IJCAI 2001.
 */
final class ConsistencyCounts {

  /** Those that keep every arc consistent, and so have one fixpoint. */
  private static final ImmutableList<Filter> ARC_CONSISTENCY =
      ImmutableList.of(
          Filter.AC1,
          Filter.AC3,
          Filter.AC4,
          Filter.AC6,
          Filter.AC2001,
          Filter.AC3_RM,
          Filter.AC3_BIT,
          Filter.AC3_BIT_RM);

  /** Those that remove less, and those that remove more. */
  private static final ImmutableList<Filter> WEAKER =
      ImmutableList.of(Filter.NODE, Filter.FORWARD_CHECKING);

  private static final ImmutableList<Filter> STRONGER = ImmutableList.of(Filter.GAC, Filter.SAC1);

  private ConsistencyCounts() {}

  /** One table for each problem. */
  static void print(PrintStream out) {
    print(Queens.pairwise(20), out);
    print(Zebra.puzzle(), out);
    print(SearchCounts.sudoku(), out);
    print(Domino.of(50, 50), out);
    print(Domino.of(20, 200), out);
    print(RandomBinary.modelRb(0, 150, 50, 0.045, 0.5), out);
    print(RandomBinary.modelRb(0, 150, 50, 0.045, 0.9184), out);
    print(RandomBinary.modelRb(0, 150, 50, 0.045, 0.94), out);
  }

  private static void print(Csp csp, PrintStream out) {
    Table table = new Table("algorithm | checks | of | revisions | values removed");
    WEAKER.forEach(filter -> add(filter, csp, table));
    long[] fixpoint = null;
    for (Filter filter : ARC_CONSISTENCY) {
      FilterResult filtered = add(filter, csp, table);
      long[] left = filtered.isConsistent() ? filtered.domains().snapshot().words() : new long[0];
      checkState(fixpoint == null || Arrays.equals(fixpoint, left), "%s differs", filter);
      fixpoint = left;
    }
    STRONGER.forEach(filter -> add(filter, csp, table));
    out.println(csp.name());
    table.print(out);
  }

  private static FilterResult add(Filter filter, Csp csp, Table table) {
    Network network = new Network(csp.structure(), filter.allDifferent());
    FilterResult filtered = FilterResult.of(filter, network, csp, null);
    String removed = Table.count(filtered.counters().prunings());
    String revisions = Table.count(filtered.counters().revisions());
    table
        .row(filter.title())
        .count(filtered.counters().checks())
        .text(filter.counting().checkUnit())
        .text(filter.counting() == Counting.PAIRS ? "–" : revisions)
        .text(filtered.isConsistent() ? removed : "contradiction after " + removed);
    return filtered;
  }
}
