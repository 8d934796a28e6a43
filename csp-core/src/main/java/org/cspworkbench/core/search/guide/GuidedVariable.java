package org.cspworkbench.core.search.guide;

import static com.google.common.base.Preconditions.checkArgument;
import static org.cspworkbench.core.kernel.Network.NONE;

import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.search.order.VariableOrder;

/** The variable that a guide chooses, who knows what another order would choose. */
public final class GuidedVariable implements VariableOrder {

  private final VariableOrder own;
  private final Guide guide;

  /** Creates an order that reports to {@code guide} what {@code own} would choose. */
  public GuidedVariable(VariableOrder own, Guide guide) {
    this.own = own;
    this.guide = guide;
  }

  @Override
  public void start(Network network) {
    own.start(network);
  }

  /**
   * {@inheritDoc}
   *
   * @throws IllegalArgumentException if the guide chooses a variable that is not open
   */
  @Override
  public int next(Network network, Domains domains, Assignment assignment) {
    int usual = own.next(network, domains, assignment);
    if (usual == NONE) {
      return NONE;
    }
    long node = domains.counters().nodes + 1;
    int chosen = guide.variable(node, usual, domains, assignment);
    int count = network.variableCount();
    checkArgument(
        chosen >= 0 && chosen < count,
        "node %s: there is no variable %s, they are 0 to %s",
        node,
        chosen,
        count - 1);
    checkArgument(
        !assignment.isAssigned(chosen),
        "node %s: %s has its value and cannot be decided",
        node,
        domains.csp().variables().get(chosen).name());
    return chosen;
  }

  @Override
  public void startAttempt(long number) {
    own.startAttempt(number);
  }

  @Override
  public VariableOrder basis() {
    return own.basis();
  }

  @Override
  public void failed(int x, int arc) {
    own.failed(x, arc);
  }

  @Override
  public boolean learns() {
    return own.learns();
  }
}
