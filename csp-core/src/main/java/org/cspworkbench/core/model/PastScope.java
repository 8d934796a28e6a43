package org.cspworkbench.core.model;

/**
 * The domains of the variables of one constraint as they were at one moment of a run, by their
 * position in the constraint's scope, and a reason to be found: what was missing then and explains
 * what happened next.
 */
public interface PastScope {

  /** The time of what had not happened yet. */
  int NEVER = Integer.MAX_VALUE;

  /** The time of what happened before any decision, and needs no explanation. */
  int ROOT = -1;

  /** Returns whether value {@code i} at {@code position} was there. */
  boolean had(int position, int i);

  /**
   * Returns when value {@code i} at {@code position} was removed: {@link #NEVER} if it was there,
   * {@link #ROOT} if it was removed before any decision, and otherwise a number that is greater the
   * later it was.
   */
  int removedAt(int position, int i);

  /** Returns whether one value was left at {@code position}. */
  boolean isSingle(int position);

  /**
   * Adds to the reason that value {@code i} at {@code position}, which was missing, was missing.
   */
  void addRemoved(int position, int i);

  /** Adds to the reason all values that were missing at {@code position}. */
  void addDomain(int position);
}
