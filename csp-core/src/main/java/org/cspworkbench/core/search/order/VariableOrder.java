package org.cspworkbench.core.search.order;

import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;

/** Chooses the variable on which the search branches next. */
@FunctionalInterface
public interface VariableOrder {

  /**
   * Returns the index of the next variable to decide, or {@link Network#NONE} when all are
   * assigned.
   */
  int next(Network network, Domains domains, Assignment assignment);

  /** A run over {@code network} starts: what was learnt of an earlier one is forgotten. */
  default void start(Network network) {}

  /** Attempt {@code number}, from 1, starts. */
  default void startAttempt(long number) {}

  /**
   * The last decision or refutation, x = v or x ≠ v, has led to a contradiction. Called only for an
   * order that {@link #learns}.
   *
   * @param x its variable
   * @param arc the arc that made it fail, or {@link Network#NONE} if {@code x} has no value left
   *     that has not been refuted
   */
  default void failed(int x, int arc) {}

  /** Returns the order that this one changes, in the end, or itself if it changes none. */
  default VariableOrder basis() {
    return this;
  }

  /** Returns whether what it chooses in an attempt depends on the attempts before. */
  default boolean learns() {
    return false;
  }
}
