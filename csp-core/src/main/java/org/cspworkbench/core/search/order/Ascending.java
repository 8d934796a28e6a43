package org.cspworkbench.core.search.order;

import org.cspworkbench.core.kernel.Domains;

/** The smallest value first. */
public final class Ascending implements ValueOrder {

  @Override
  public int next(int x, Domains domains) {
    return domains.first(x);
  }
}
