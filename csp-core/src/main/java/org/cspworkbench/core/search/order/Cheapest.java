package org.cspworkbench.core.search.order;

import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.LinearSum;

/**
 * The value that costs least by itself: of a variable in the sum that is to be small, the smallest,
 * or the greatest if its factor is negative; of any other variable the smallest.
 */
public final class Cheapest implements ValueOrder {

  private long[] factors = new long[0]; // by variable

  @Override
  public void start(Network network) {
    factors = new long[network.variableCount()];
  }

  @Override
  public void minimise(LinearSum cost) {
    for (int k = 0; k < cost.scope().size(); k++) {
      factors[cost.scope().get(k).index()] += cost.coefficients().get(k);
    }
  }

  @Override
  public int next(int x, Domains domains) {
    return factors[x] < 0 ? domains.last(x) : domains.first(x);
  }
}
