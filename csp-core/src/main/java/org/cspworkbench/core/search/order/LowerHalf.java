package org.cspworkbench.core.search.order;

import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.trace.Halves;

/**
 * Domain splitting: in place of one value, the lower half of those that are left, the middle one
 * included (Dechter, Constraint Processing, 2003). A variable with one value left takes it.
 */
public final class LowerHalf implements ValueOrder {

  @Override
  public int next(int x, Domains domains) {
    int size = domains.size(x);
    int bound = domains.first(x);
    for (int passed = 1; passed < (size + 1) / 2; passed++) {
      bound = domains.next(x, bound);
    }
    return size == 1 ? bound : Halves.lower(bound);
  }
}
