package org.cspworkbench.core.testing;

import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.search.guide.Guide;
import org.cspworkbench.core.trace.Decision;

/** A guide who takes the last variable that is open, and of its values the one in the middle. */
final class LastVariableMiddleValue implements Guide {

  @Override
  public int variable(long node, int own, Domains domains, Assignment assignment) {
    int last = own;
    for (int x = assignment.nextOpen(0); x >= 0; x = assignment.nextOpen(x + 1)) {
      last = x;
    }
    return last;
  }

  @Override
  public Decision decision(long node, Decision own, Domains domains) {
    int x = own.variable();
    int middle = domains.first(x);
    for (int before = domains.size(x) / 2; before > 0; before--) {
      middle = domains.next(x, middle);
    }
    return Decision.equal(x, middle);
  }
}
