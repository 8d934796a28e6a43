package org.cspworkbench.core.search;

import static com.google.common.base.Preconditions.checkArgument;
import static org.cspworkbench.core.kernel.Network.NONE;

import com.google.common.math.LongMath;
import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.learning.ConflictLearning;
import org.cspworkbench.core.learning.Learning;
import org.cspworkbench.core.search.order.ValueOrder;
import org.cspworkbench.core.search.order.VariableOrder;
import org.cspworkbench.core.trace.Counters;
import org.jspecify.annotations.Nullable;

/**
 * The loop of a search that learns a nogood from every contradiction (Katsirelos and Bacchus,
 * "Generalized NoGoods in CSPs", AAAI 2005).
 *
 * <p>It has no stack of refuted values, unlike {@link DepthFirstSearch}: after a contradiction it
 * returns to the level at which the nogood rules something out, be the decision there to blame or
 * not, and goes on from there.
 *
 * <p>Where several solutions are wanted, it returns from a solution to the decision before, and
 * from then on never above the levels in which all has been searched (Gebser, Kaufmann, Neumann and
 * Schaub, "Conflict-Driven Answer Set Enumeration", LPNMR 2007), so that no solution need be kept.
 */
final class LearningSearch implements TreeSearch {

  private final Network network;
  private final Domains domains;
  private final Assignment assignment;
  private final VariableOrder order;
  private final ValueOrder values;
  private final Gac gac;
  private final Consistency lookAhead;
  private final @Nullable ObjectiveBound bound;
  private final ConflictLearning learning;
  private final LimitCheck limitCheck;
  private final Decisions decisions;
  private final SearchProgress progress;
  private final Counters counters;
  private final LearningRecord record;

  private long failsAtEnd; // of the current attempt
  private int searched = NONE; // once a solution is found: no jump goes above this level

  LearningSearch(
      Search parts,
      Learning settings,
      Consistency lookAhead,
      Domains domains,
      Assignment assignment,
      LimitCheck limitCheck,
      SearchProgress progress) {
    checkArgument(
        lookAhead instanceof Gac, "learning from contradictions needs generalised arc consistency");
    this.network = domains.network();
    this.domains = domains;
    this.assignment = assignment;
    this.order = parts.order;
    this.values = parts.values;
    this.gac = (Gac) lookAhead;
    this.decisions = new Decisions(domains, assignment);
    this.bound = ObjectiveBound.on(parts, domains, lookAhead);
    this.lookAhead = bound == null ? lookAhead : bound;
    this.learning = new ConflictLearning(settings, domains, gac, order, values);
    this.limitCheck = limitCheck;
    this.progress = progress;
    this.counters = domains.counters();
    this.record = new LearningRecord(domains, learning);
  }

  @Override
  public void returnToRoot() {
    if (decisions.depth() > 0) {
      learning.undoing(learning.startAbove(0));
      decisions.undoAll();
      learning.undone();
    }
  }

  @Override
  public boolean takeUpWhatIsKnown() {
    if (learning.takeUp(gac) && (bound == null || bound.propagate())) {
      return true;
    }
    learning.failedAtRoot();
    record.contradiction();
    return false;
  }

  @Override
  public @Nullable Ending search(long fails, long wanted) {
    failsAtEnd = LongMath.saturatedAdd(counters.fails, fails);
    return resume(wanted);
  }

  @Override
  public @Nullable Ending resume(long wanted) {
    boolean isConsistent = true; // limits are checked where nothing contradicts itself
    while (true) {
      if (!isConsistent) {
        progress.fail();
        explainBound();
        int level = learning.failed();
        record.contradiction();
        order.failed(NONE, learning.failedArc());
        if (level == 0) {
          return Ending.EXHAUSTED;
        }
        isConsistent = resolve(level);
        if (isConsistent && counters.fails >= failsAtEnd && searched == NONE) {
          return null;
        }
        continue;
      }
      int x = order.next(network, domains, assignment);
      if (x == NONE) {
        isConsistent = progress.solution();
        if (!isConsistent) {
          continue;
        }
        if (counters.solutions == wanted) {
          return Ending.ENOUGH;
        }
        int level = levelOfSolution();
        if (level == 0) {
          return Ending.EXHAUSTED;
        }
        isConsistent = resolve(level);
        continue;
      }
      Ending limit = limitCheck.reached();
      if (limit != null) {
        return limit;
      }
      record.select(x);
      decisions.decide(x, values.next(x, domains));
      isConsistent = lookAhead.after(x);
    }
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
    if (bound != null && bound.isKnown()) {
      learning.bound(bound.cost(), bound.most());
    }
  }

  /**
   * After a contradiction among the decisions up to {@code level}: whether none follows at once.
   */
  private boolean resolve(int level) {
    if (level <= searched) {
      return refute(level);
    }
    int target = learning.learn();
    int number = record.learnt(target);
    undoTo(Math.max(target, searched)); // NONE is less than any level
    learning.keep(number);
    record.asserted(number);
    return lookAhead.after(learning.assertLatest());
  }

  /** All below the decision of {@code level} has been searched: goes on without its value. */
  private boolean refute(int level) {
    searched = level - 1;
    learning.undoing(learning.startAbove(level - 1));
    decisions.backtrackTo(level);
    learning.undone();
    int x = decisions.variable(level);
    domains.refute(x, decisions.tried(level));
    return lookAhead.after(x);
  }

  private void undoTo(int level) {
    if (level < decisions.depth()) {
      learning.undoing(learning.startAbove(level));
      decisions.returnTo(level);
      learning.undone();
    }
  }
}
