package org.cspworkbench.core.consistency;

import java.util.function.IntPredicate;

/** Chooses another of the waiting arcs than the algorithm would. */
@FunctionalInterface
public interface ArcGuide {

  /**
   * Returns the arc to revise next: the choice of the algorithm, {@code own}, or any other that
   * waits.
   *
   * @param revision its number among the revisions of the run, from 1
   * @param waits whether an arc of the network waits
   */
  int arc(long revision, int own, IntPredicate waits);
}
