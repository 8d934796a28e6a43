package org.cspworkbench.core.search.lookback;

import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.ConflictSets;
import org.cspworkbench.core.kernel.DecisionSet;
import org.cspworkbench.core.kernel.Domains;

/**
 * Conflict-directed backjumping (Prosser, "Hybrid Algorithms for the Constraint Satisfaction
 * Problem", Computational Intelligence 9, 1993).
 *
 * <p>The conflict set of a variable holds the decisions that ruled out its values. When {@code
 * x[i]} has no value left, the search jumps back to {@code x[h]}, the latest of them: the decisions
 * in between had no part in the dead end. The rest of the conflict set had, so it joins the
 * conflict set of {@code x[h]}, and the next jump can be as long.
 *
 * <p>With backward checking this is CBJ: a value joins its variable's conflict set with the
 * earliest decision that it disagrees with. With forward checking it is FC-CBJ, with arc
 * consistency MAC-CBJ: a value fails if it leaves another variable without a value, and what is to
 * blame is the conflict set of that variable, which the look-ahead has filled.
 */
public final class ConflictDirectedBackjumping implements LookBack {

  private final ConflictSets conflictSets; // of all variables, restored on the way back
  private final DecisionSet conflict; // a copy of one of them, to take along

  /** Conflict-directed backjumping on these domains. */
  public ConflictDirectedBackjumping(Domains domains, Assignment assignment) {
    conflictSets = domains.keepConflictSets();
    conflict = conflictSets.newSet();
  }

  /** A value of {@code x[i]} leaves {@code x[j]} no value: conflict ← conf-set[j]. */
  @Override
  public void failedAtOnce(int i, int j) {
    conflictSets.copy(j, conflict);
  }

  /** Other solutions differ from this one in at least one decision: conflict ← all decisions. */
  @Override
  public void solved(int level) {
    conflict.setUpTo(level);
  }

  /** Nothing is left of {@code x[i]}: conflict ← conf-set[i], h ← max(conflict). */
  @Override
  public int target(int i) {
    conflictSets.copyAtDeadEnd(i, conflict);
    return conflict.latest();
  }

  /** A value of {@code x[h]} is undone: conf-set[h] ← conf-set[h] ∪ (conflict − {h}). */
  @Override
  public void union(int h, int level) {
    conflict.remove(level);
    conflictSets.add(h, conflict);
  }

  @Override
  public boolean goesWith(Consistency.Level lookAhead) {
    return true;
  }

  @Override
  public String definedWith() {
    return "with every look-ahead";
  }

  @Override
  public String toString() {
    return "conflict-directed backjumping";
  }
}
