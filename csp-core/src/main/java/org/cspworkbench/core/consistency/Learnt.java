package org.cspworkbench.core.consistency;

import java.util.function.IntConsumer;

/** The constraints that a search learns while it runs, and their propagation. */
public interface Learnt {

  /** Returns whether anything has changed since {@link #propagate} was last called. */
  boolean hasNews();

  /**
   * Draws the immediate consequences of what has changed.
   *
   * @param changed is notified of each variable whose domain it reduces
   * @return whether no contradiction was found
   */
  boolean propagate(IntConsumer changed);
}
