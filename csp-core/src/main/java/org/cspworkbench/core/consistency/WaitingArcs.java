package org.cspworkbench.core.consistency;

/** Arcs in the order of some {@link QueueOrder}, each in line at most once. */
interface WaitingArcs {

  /** Returns whether nothing waits. */
  boolean isEmpty();

  /** Puts {@code arc}, which is not waiting, in line. */
  void add(int arc);

  /** Takes out the next; something must be waiting. */
  int remove();

  /** Returns the next, which stays in line; something must be waiting. */
  int next();

  /** Takes out {@code arc}, which is waiting, wherever it stands in line. */
  void remove(int arc);
}
