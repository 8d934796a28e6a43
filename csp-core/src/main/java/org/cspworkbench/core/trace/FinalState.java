package org.cspworkbench.core.trace;

/** How a run ended: what a trace that had no room for everything jumps to. */
public final class FinalState {

  final DomainSnapshot domains;

  final boolean[] assigned;

  final Counters counters;

  /**
   * Copies the end of a run.
   *
   * @param domains what every domain held
   * @param assigned for each variable whether it was assigned
   * @param counters what was counted
   */
  public FinalState(DomainSnapshot domains, boolean[] assigned, Counters counters) {
    this.domains = domains;
    this.assigned = assigned.clone();
    this.counters = counters.copy();
  }

  /** Returns what every domain held. */
  public DomainSnapshot domains() {
    return domains;
  }

  /** Returns whether each variable was assigned, by index. */
  public boolean[] assigned() {
    return assigned.clone();
  }

  /** Returns the counters. */
  public Counts counters() {
    return counters;
  }
}
