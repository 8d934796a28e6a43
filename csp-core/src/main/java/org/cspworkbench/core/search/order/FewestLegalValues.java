package org.cspworkbench.core.search.order;

import static org.cspworkbench.core.kernel.Network.NONE;

import org.cspworkbench.core.fast.LegalCounts;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.jspecify.annotations.Nullable;

/**
 * Minimum remaining values where domains are not filtered: the open variable with the fewest values
 * that agree with every assigned neighbour, ties by index (Bitner and Reingold, "Backtrack
 * Programming Techniques", Communications of the ACM 18, 1975).
 *
 * <p>The checks that are counted are those of asking pair by pair, at every choice anew, and of no
 * variable beyond the fewest values found so far.
 *
 * <p>Constraints on three or more variables are left out of the count.
 */
public final class FewestLegalValues implements VariableOrder {

  private @Nullable LegalCounts counts; // of the run

  @Override
  public void start(Network network) {
    counts = null;
  }

  @Override
  public int next(Network network, Domains domains, Assignment assignment) {
    if (counts == null) {
      counts = new LegalCounts(domains, assignment);
    }
    counts.update();
    int best = NONE;
    int fewest = Integer.MAX_VALUE;
    for (int x = assignment.nextOpen(0); x != NONE && fewest > 0; x = assignment.nextOpen(x + 1)) {
      int legal = counts.of(x, fewest);
      if (legal < fewest) {
        fewest = legal;
        best = x;
      }
    }
    return best;
  }
}
