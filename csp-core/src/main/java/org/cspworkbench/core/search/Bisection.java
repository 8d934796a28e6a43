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
    Operator operator = domains.isSingle(x) ? Operator.EQUAL : Operator.AT_MOST;
    decisions.choose(x, operator, domains.middle(x));
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
