package org.cspworkbench.core.search;

import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.search.order.ValueOrder;
import org.cspworkbench.core.trace.Decision.Operator;

/**
 * Domain splitting by bisection: x ≤ v, then x &gt; v, where v is the middle one of the values that
 * are left (Dechter, Constraint Processing, 2003). A variable with one value left takes it.
 */
public final class Bisection implements Branching {

  @Override
  public void choose(int x, Domains domains, ValueOrder values, Decisions decisions) {
    int size = domains.size(x);
    int middle = domains.first(x);
    for (int passed = 1; passed < (size + 1) / 2; passed++) {
      middle = domains.next(x, middle);
    }
    decisions.choose(x, size == 1 ? Operator.EQUAL : Operator.AT_MOST, middle);
  }

  @Override
  public boolean isBinary() {
    return false;
  }

  @Override
  public boolean splitsDomains() {
    return true;
  }

  @Override
  public String toString() {
    return "domain splitting";
  }
}
