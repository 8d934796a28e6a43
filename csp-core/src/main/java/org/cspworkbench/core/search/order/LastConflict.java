package org.cspworkbench.core.search.order;

import static org.cspworkbench.core.kernel.Network.NONE;

import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;

/**
 * Last conflict: after a contradiction the variable on which it came is decided next, and again
 * after every return, until one of its values holds; otherwise another order chooses. The search so
 * goes back to the decision that left this variable no value, without keeping conflict sets
 * (Lecoutre, Saïs, Tabary and Vidal, "Reasoning from Last Conflict(s) in Constraint Programming",
 * Artificial Intelligence 173, 2009).
 */
public final class LastConflict implements VariableOrder {

  private final VariableOrder otherwise;
  private int inConflict = NONE;

  /** Asks {@code otherwise} when no variable is in conflict. */
  public LastConflict(VariableOrder otherwise) {
    this.otherwise = otherwise;
  }

  @Override
  public void start(Network network) {
    inConflict = NONE;
    otherwise.start(network);
  }

  @Override
  public int next(Network network, Domains domains, Assignment assignment) {
    if (inConflict != NONE && !assignment.isAssigned(inConflict)) {
      return inConflict;
    }
    inConflict = NONE;
    return otherwise.next(network, domains, assignment);
  }

  @Override
  public void startAttempt(long number) {
    otherwise.startAttempt(number);
  }

  @Override
  public VariableOrder basis() {
    return otherwise.basis();
  }

  @Override
  public void failed(int x, int arc) {
    if (inConflict == NONE) {
      inConflict = x;
    }
    otherwise.failed(x, arc);
  }

  @Override
  public boolean learns() {
    return true;
  }
}
