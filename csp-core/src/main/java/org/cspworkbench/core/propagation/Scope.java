package org.cspworkbench.core.propagation;

import static org.cspworkbench.core.network.Network.NONE;

import java.util.function.IntConsumer;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.network.Domains;
import org.cspworkbench.core.network.Network;

/**
 * The variables of one constraint on one run, by their position in its scope, as its propagator
 * sees and changes them. Each change is told on, with the constraint as its cause.
 */
final class Scope {

  private final Domains domains;
  private final IntConsumer changed;
  private final Constraint constraint;
  private final int[] variables; // by position
  private final Domain[] values; // by position: what the indices stand for
  private final int firstReason;

  /**
   * The variables of the constraint at {@code position} of the structure, whose every change goes
   * to {@code changed}.
   */
  Scope(Domains domains, int position, IntConsumer changed) {
    Network network = domains.network();
    this.domains = domains;
    this.changed = changed;
    this.firstReason = network.firstReason(position);
    this.constraint = network.structure().constraints().get(position);
    this.variables = constraint.scope().stream().mapToInt(Variable::index).toArray();
    this.values = constraint.scope().stream().map(Variable::domain).toArray(Domain[]::new);
  }

  /** What is to be satisfied. */
  Constraint constraint() {
    return constraint;
  }

  /** The number of variables. */
  int size() {
    return variables.length;
  }

  /** How many values the variable at {@code position} has left. */
  int domainSize(int position) {
    return domains.size(variables[position]);
  }

  /** The first value left at {@code position}, or {@link Network#NONE}. */
  int first(int position) {
    return domains.first(variables[position]);
  }

  /** The first value left at {@code position} after {@code i}, or {@link Network#NONE}. */
  int next(int position, int i) {
    return domains.next(variables[position], i);
  }

  /** The first 64 values at {@code position}, one bit each. */
  long firstWord(int position) {
    return domains.word(variables[position], 0);
  }

  /** Prunes value {@code i} at {@code position}; says whether the variable has any left. */
  boolean remove(int position, int i) {
    int x = variables[position];
    domains.remove(x, i, firstReason + position);
    if (domains.isEmpty(x)) {
      return false; // nobody is woken by a contradiction
    }
    changed.accept(x);
    return true;
  }

  /** The smallest value left at {@code position}. */
  int min(int position) {
    return values[position].valueAt(domains.first(variables[position]));
  }

  /** The largest value left at {@code position}. */
  int max(int position) {
    return values[position].valueAt(domains.last(variables[position]));
  }

  /** Prunes what is more than {@code most} at {@code position}; says whether any value is left. */
  boolean removeAbove(int position, long most) {
    int x = variables[position];
    for (int i = domains.last(x); i != NONE; i = domains.last(x)) {
      if (values[position].valueAt(i) <= most) {
        return true;
      }
      remove(position, i);
    }
    return false;
  }

  /** Prunes what is less than {@code least} at {@code position}; says whether any value is left. */
  boolean removeBelow(int position, long least) {
    int x = variables[position];
    for (int i = domains.first(x); i != NONE; i = domains.first(x)) {
      if (values[position].valueAt(i) >= least) {
        return true;
      }
      remove(position, i);
    }
    return false;
  }

  /** Prunes {@code value} at {@code position}, if it is there; says whether any value is left. */
  boolean removeValue(int position, long value) {
    if (value != (int) value || !values[position].contains((int) value)) {
      return true;
    }
    int i = values[position].indexOf((int) value);
    return !domains.contains(variables[position], i) || remove(position, i);
  }

  /** Prunes every value at {@code position}, none of which the constraint can use. */
  void removeAll(int position) {
    for (int i = first(position); i != NONE; i = next(position, i)) {
      remove(position, i);
    }
  }
}
