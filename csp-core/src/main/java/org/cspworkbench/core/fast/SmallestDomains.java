package org.cspworkbench.core.fast;

import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;

/** The open variables with the fewest values, found by looking at all of them. */
final class SmallestDomains implements LeastVariables {

  private final Domains domains;
  private final Assignment assignment;
  private final int[] smallest; // ascending

  SmallestDomains(Domains domains, Assignment assignment) {
    this.domains = domains;
    this.assignment = assignment;
    this.smallest = new int[domains.network().variableCount()];
  }

  @Override
  public boolean isOver(Domains others) {
    return domains == others;
  }

  @Override
  public int find() {
    int fewest = Integer.MAX_VALUE;
    int count = 0;
    for (int w = 0; w < assignment.wordCount(); w++) {
      for (long rest = assignment.open(w); rest != 0; rest &= rest - 1) {
        int x = w * Long.SIZE + Long.numberOfTrailingZeros(rest);
        int size = domains.size(x);
        if (size < fewest) { // rarely, so that a branch is faster than arithmetic
          count = 0;
          fewest = size;
        }
        smallest[count] = x;
        count += size == fewest ? 1 : 0; // by arithmetic: a branch would be mispredicted
      }
    }
    return count;
  }

  @Override
  public int get(int rank) {
    return smallest[rank];
  }
}
