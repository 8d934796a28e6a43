package org.cspworkbench.core.consistency;

import java.util.function.IntPredicate;

/** Who may take another of the arcs that wait than an algorithm would. */
@FunctionalInterface
public interface ArcGuide {

  /**
   * Returns the arc to revise next: {@code own}, which is the algorithm's, or any other that waits.
   *
   * @param revision its number among the revisions of the run, from 1
   * @param waits whether an arc of the network waits
   */
  int arc(long revision, int own, IntPredicate waits);
}
