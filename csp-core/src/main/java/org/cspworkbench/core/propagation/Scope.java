package org.cspworkbench.core.propagation;

import static org.cspworkbench.core.network.Network.NONE;

import java.util.function.IntConsumer;
import org.cspworkbench.core.network.Domains;
import org.cspworkbench.core.network.Network;

/**
 * The variables of one constraint on one run, by their position in its scope, as its propagator
 * sees and changes them. Each change is told on, with the constraint as its cause.
 */
final class Scope {

  private final Domains domains;
  private final IntConsumer changed;
  private final int[] variables; // by position
  private final int firstReason;

  /**
   * The variables of the constraint at {@code constraint} of the structure, whose every change goes
   * to {@code changed}.
   */
  Scope(Domains domains, int constraint, IntConsumer changed) {
    Network network = domains.network();
    this.domains = domains;
    this.changed = changed;
    this.firstReason = network.firstReason(constraint);
    this.variables =
        network.structure().constraints().get(constraint).scope().stream()
            .mapToInt(x -> x.index())
            .toArray();
  }

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
    changed.accept(x);
    return !domains.isEmpty(x);
  }

  /** Prunes every value at {@code position}, none of which the constraint can use. */
  void removeAll(int position) {
    for (int i = first(position); i != NONE; i = next(position, i)) {
      remove(position, i);
    }
  }
}
