package org.cspworkbench.bench;

import static com.google.common.base.Preconditions.checkState;

import com.google.common.collect.ImmutableList;
import java.io.PrintStream;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.cspworkbench.core.consistency.Filter;
import org.cspworkbench.core.consistency.Filter.Counting;
import org.cspworkbench.core.consistency.Filtering;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.network.Network;
import org.cspworkbench.core.problem.Domino;
import org.cspworkbench.core.problem.Queens;
import org.cspworkbench.core.problem.RandomBinary;

/**
 * What every arc consistency algorithm asks and revises on the same problems, on its own and from
 * the start. The random problems have the sizes of Bessière and Régin, "Refining the Basic
 * Constraint Propagation Algorithm", IJCAI 2001.
 */
final class ConsistencyCounts implements Measurement {

  private static final ImmutableList<Filter> ALGORITHMS =
      ImmutableList.of(
          Filter.AC1,
          Filter.AC3,
          Filter.AC4,
          Filter.AC6,
          Filter.AC2001,
          Filter.AC3_RM,
          Filter.AC3_BIT,
          Filter.AC3_BIT_RM);

  @Override
  public String question() {
    return "What does each arc consistency algorithm ask on the same problems?";
  }

  @Override
  public void run(List<String> arguments, PrintStream out) {
    measure(Queens.pairwise(20), out);
    measure(Domino.of(50, 50), out);
    measure(Domino.of(20, 200), out);
    measure(RandomBinary.modelRb(0, 150, 50, 0.045, 0.5), out);
    measure(RandomBinary.modelRb(0, 150, 50, 0.045, 0.9184), out);
    measure(RandomBinary.modelRb(0, 150, 50, 0.045, 0.94), out);
  }

  private static String count(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  private static void measure(Csp csp, PrintStream out) {
    Network network = new Network(csp.structure());
    long[] fixpoint = null;
    Table table = new Table("algorithm", "checks", "of", "revisions", "values removed");
    for (Filter filter : ALGORITHMS) {
      Filtering filtered = Filtering.of(filter, network, csp, null);
      if (filtered.isConsistent()) {
        long[] left = filtered.domains().snapshot();
        checkState(fixpoint == null || Arrays.equals(fixpoint, left), "%s differs", filter);
        fixpoint = left;
      } else {
        checkState(fixpoint == null, "%s finds a contradiction", filter);
      }
      table.row(
          filter.title(),
          count(filtered.counters().checks),
          filter.counting().checkUnit(),
          filter.counting() == Counting.PAIRS ? "–" : count(filtered.counters().revisions),
          filtered.isConsistent()
              ? count(filtered.counters().prunings)
              : "contradiction after " + count(filtered.counters().prunings));
    }
    out.println(csp.name());
    table.print(out);
  }
}
