package org.cspworkbench.core.consistency;

import static org.cspworkbench.core.kernel.Network.NONE;

import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.trace.Counters;

/**
 * SAC-1, singleton arc consistency: removes every value with which, were it the only one of its
 * variable, arc consistency would find a contradiction; again as long as any goes (Debruyne and
 * Bessière, "Some Practicable Filtering Techniques for the Constraint Satisfaction Problem", IJCAI
 * 1997).
 *
 * <p>Worst case O(n²·d²) times arc consistency for n variables with at most d values each. The
 * trials run on domains of their own, by words; what they check and revise is counted and recorded,
 * what they remove comes back and is no pruning. A value that a trial takes is removed for no
 * single arc, so the trace names none.
 */
public final class Sac1 implements RootOnly {

  private final Domains domains;
  private final Assignment assignment;
  private final Consistency arcConsistency;
  private final Domains trial;
  private final Assignment trialAssignment;
  private final Consistency trialConsistency;

  /** SAC-1 on these domains. */
  public Sac1(Domains domains, Assignment assignment) {
    this.domains = domains;
    this.assignment = assignment;
    this.arcConsistency = new Ac3Bit(domains, assignment);
    this.trial = domains.forTrials();
    this.trialAssignment = new Assignment(trial);
    this.trialConsistency = new Ac3Bit(trial, trialAssignment);
  }

  @Override
  public boolean establish() {
    if (!arcConsistency.establish()) {
      return false;
    }
    trial.copyFrom(domains);
    boolean changed;
    do {
      changed = false;
      for (int x = assignment.nextOpen(0); x != NONE; x = assignment.nextOpen(x + 1)) {
        for (int i = domains.first(x); i != NONE; i = domains.next(x, i)) {
          if (!assignment.isAssigned(x) && !canBe(x, i)) {
            domains.remove(x, i, NONE);
            if (!arcConsistency.after(x)) {
              return false;
            }
            trial.copyFrom(domains);
            changed = true;
          }
        }
      }
    } while (changed);
    return true;
  }

  @Override
  public Level level() {
    return Level.SINGLETON_ARC_CONSISTENT;
  }

  /** Returns whether arc consistency finds no contradiction in x = i. */
  private boolean canBe(int x, int i) {
    Cancellation.check();
    Counters counters = domains.counters();
    long prunings = counters.prunings;
    trial.mark();
    trialAssignment.decide(x, i);
    try {
      return trialConsistency.after(x);
    } finally { // also where the run is cancelled
      trial.undo();
      counters.prunings = prunings;
    }
  }

  @Override
  public String toString() {
    return "SAC-1";
  }
}
