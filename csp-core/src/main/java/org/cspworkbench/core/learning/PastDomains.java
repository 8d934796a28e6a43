package org.cspworkbench.core.learning;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.kernel.DomainLog;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.PastScope;
import org.cspworkbench.core.model.Variable;

/** The domains of one scope before a position in the log; what explains it goes to a reason. */
final class PastDomains implements PastScope {

  private final Network network;
  private final DomainLog log;
  private final int[] variables; // by position in the scope
  private Reason reason;
  private int end; // in the log

  /** The domains of {@code scope} before the first event of {@code log}. */
  PastDomains(Network network, DomainLog log, ImmutableList<Variable> scope, Reason reason) {
    this.network = network;
    this.log = log;
    this.variables = scope.stream().mapToInt(Variable::index).toArray();
    this.reason = reason;
  }

  /** Goes to the moment before position {@code newEnd} in the log; adds to {@code newReason}. */
  void goTo(int newEnd, Reason newReason) {
    end = newEnd;
    reason = newReason;
  }

  /** Returns the variable at {@code position}. */
  int variable(int position) {
    return variables[position];
  }

  /** Returns the number of positions. */
  int size() {
    return variables.length;
  }

  private int loss(int position, int i) {
    return log.removedAt(network.address(variables[position], i));
  }

  @Override
  public boolean had(int position, int i) {
    return loss(position, i) >= end;
  }

  @Override
  public int removedAt(int position, int i) {
    int at = loss(position, i);
    return at >= end ? NEVER : reason.holdsAtRoot(at) ? ROOT : at;
  }

  @Override
  public boolean isSingle(int position) {
    return reason.isFixedBefore(variables[position], end);
  }

  @Override
  public void addRemoved(int position, int i) {
    reason.addRemoved(variables[position], i);
  }

  @Override
  public void addDomain(int position) {
    reason.addDomain(variables[position], end);
  }
}
