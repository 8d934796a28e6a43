package org.cspworkbench.core.search;

import static com.google.common.base.Preconditions.checkArgument;
import static org.cspworkbench.core.kernel.Network.NONE;

import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.learning.ConflictLearning;
import org.cspworkbench.core.learning.Learning;

/**
 * Learns a nogood from every contradiction (Katsirelos and Bacchus, "Generalized NoGoods in CSPs",
 * AAAI 2005), returns to the level at which the nogood rules something out, be the decision there
 * to blame or not, and goes on from there. No decision is refuted.
 *
 * <p>Where several solutions are wanted, it returns from a solution to the decision before, and
 * from then on never above the levels in which all has been searched (Gebser, Kaufmann, Neumann and
 * Schaub, "Conflict-Driven Answer Set Enumeration", LPNMR 2007), so that no solution need be kept.
 */
public final class LearningBacktracking extends Backtracking {

  private final Gac gac;
  private final Consistency propagation;
  private final ConflictLearning learning;
  private final LearningRecord record;
  private long explained = Long.MAX_VALUE; // the bound of the objective that explains removals
  private int searched = NONE; // once a solution is found: no jump goes above this level

  private LearningBacktracking(Learning settings, Search parts, SearchProgress progress) {
    super(parts, progress);
    checkArgument(
        lookAhead instanceof Gac && parts.branching.isBinary(),
        "learning from contradictions needs generalised arc consistency and binary branching");
    this.gac = (Gac) lookAhead;
    this.propagation = propagation();
    this.learning = new ConflictLearning(settings, domains, gac, parts.order, parts.values);
    this.record = new LearningRecord(domains, learning);
  }

  /**
   * Returns the policy to learn from contradictions. The look-ahead must be generalised arc
   * consistency, which also draws the consequences of nogoods, and the branching binary.
   */
  public static Policy by(Learning settings) {
    return new Policy((parts, progress) -> new LearningBacktracking(settings, parts, progress));
  }

  @Override
  boolean learnsFromAttempts() {
    return true;
  }

  /** Does nothing: a selection is recorded with the decision. */
  @Override
  void selected(int x) {}

  @Override
  void deciding(int x) {
    record.select(x);
  }

  @Override
  void returnToRoot() {
    if (decisions.depth() > 0) {
      learning.undoing(learning.startAbove(0));
      decisions.undoAll();
      learning.undone();
    }
  }

  @Override
  boolean applyLearnt() {
    explained = Long.MAX_VALUE;
    if (learning.takeUp(gac) && (bound == null || bound.propagateAtRoot())) {
      return true;
    }
    learning.failedAtRoot();
    record.contradiction();
    return false;
  }

  @Override
  Step failed(int x) {
    return resolve();
  }

  @Override
  Step violated() {
    return resolve();
  }

  @Override
  Step solved() {
    int level = levelOfSolution();
    if (level == 0) {
      return Step.EXHAUSTED;
    }
    return returnFrom(level) ? Step.SELECT : resolve();
  }

  @Override
  boolean mayRestart() {
    return searched == NONE;
  }

  /** Learns from contradictions, until none follows at once. */
  private Step resolve() {
    int level;
    do {
      progress.fail();
      explainBound();
      level = learning.failed();
      record.contradiction();
      parts.order.failed(NONE, learning.failedArc());
      if (level == 0) {
        return Step.EXHAUSTED;
      }
    } while (!returnFrom(level));
    return Step.SELECT;
  }

  /** Returns the highest level that a solution, with the bound that it sets, contradicts. */
  private int levelOfSolution() {
    if (bound == null) {
      searched = decisions.depth(); // nothing else is below the last decision
      return searched;
    }
    bound.found();
    explainBound();
    return learning.solved();
  }

  /** What a looser bound has removed, the present one removes too. */
  private void explainBound() {
    if (bound != null && bound.isKnown() && explained != bound.most()) {
      explained = bound.most();
      learning.bound(bound.bounds());
    }
  }

  /**
   * Returns from a contradiction among the decisions up to {@code level}; whether none follows at
   * once.
   */
  private boolean returnFrom(int level) {
    if (level <= searched) {
      return refute(level);
    }
    int target = learning.learn();
    int number = record.learnt(target);
    undoTo(Math.max(target, searched)); // NONE is less than any level
    learning.keep(number);
    record.asserted(number);
    return propagation.after(learning.assertLatest());
  }

  /** All below the decision of {@code level} has been searched: goes on without its value. */
  private boolean refute(int level) {
    searched = level - 1;
    learning.undoing(learning.startAbove(level - 1));
    decisions.backtrackTo(level);
    learning.undone();
    return propagation.after(decisions.refute());
  }

  private void undoTo(int level) {
    if (level < decisions.depth()) {
      learning.undoing(learning.startAbove(level));
      decisions.returnTo(level);
      learning.undone();
    }
  }

  @Override
  public String toString() {
    return "learning from contradictions";
  }
}
