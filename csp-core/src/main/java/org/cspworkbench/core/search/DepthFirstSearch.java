package org.cspworkbench.core.search;

import static org.cspworkbench.core.kernel.Network.NONE;

import com.google.common.math.LongMath;
import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.search.lookback.LookBack;
import org.cspworkbench.core.trace.Halves;
import org.jspecify.annotations.Nullable;

/**
 * The depth-first loop of a search that looks ahead, looks back or learns, with an explicit stack
 * of decisions.
 *
 * <p>The loop goes from variable to variable. Deciding one leads to the next; when nothing is left
 * to try, the last decision is undone, and its value is refuted where it was chosen.
 */
final class DepthFirstSearch extends LookAheadSearch {

  // Where to go on, beside a variable or NONE, which says that every variable is assigned.
  private static final int DEAD_END = -2; // back to an earlier decision
  private static final int NO_MORE = -3; // everything has been searched
  private static final int NEW_ATTEMPT = -4;

  private final Branching branching;
  private final @Nullable LookBack lookBack; // null: always back to the last decision
  private final @Nullable Patience patience; // null: no end of it
  private final @Nullable Nogoods nogoods;
  private final Decisions decisions;

  private int emptied; // the variable without a value at a dead end that look-ahead has found
  private long failsAtEnd; // of the current attempt
  private long solutionsBefore; // the current attempt
  private int stoppedAt = NONE; // the variable that was to be decided when a limit was reached
  private int otherHalf = NONE; // what is to be tried next, after the half that has failed

  DepthFirstSearch(
      Search parts,
      Consistency lookAhead,
      @Nullable LookBack lookBack,
      Domains domains,
      Assignment assignment,
      LimitCheck limitCheck,
      SearchProgress progress) {
    super(parts, lookAhead, domains, assignment, limitCheck, progress);
    this.branching = parts.branching;
    this.lookBack = lookBack;
    this.patience =
        parts.patience == 0 ? null : new Patience(parts.patience, network.variableCount());
    this.decisions = new Decisions(domains, assignment);
    this.nogoods = parts.nogoods ? new Nogoods(domains, assignment, this.lookAhead) : null;
  }

  @Override
  public void returnToRoot() {
    decisions.undoAll();
  }

  @Override
  public boolean takeUpWhatIsKnown() {
    if (nogoods == null) {
      return super.takeUpWhatIsKnown();
    }
    nogoods.look();
    if (!super.takeUpWhatIsKnown()) {
      return false;
    }
    if (nogoods.propagate() && nogoods.takeUp()) {
      return true;
    }
    progress.recordViolation();
    return false;
  }

  @Override
  public @Nullable Ending search(long fails, long wanted) {
    boolean endless = nogoods != null && nogoods.isFull();
    failsAtEnd = endless ? Long.MAX_VALUE : LongMath.saturatedAdd(counters.fails, fails);
    solutionsBefore = nogoods == null ? counters.solutions : 0;
    return searchFrom(next(), wanted);
  }

  @Override
  public @Nullable Ending resume(long wanted) {
    return searchFrom(stoppedAt, wanted);
  }

  private @Nullable Ending searchFrom(int first, long wanted) {
    int x = first;
    while (x >= NONE || x == DEAD_END) {
      if (x == NONE && !progress.solution()) {
        x = fromViolation();
      } else if (x == NONE) {
        if (counters.solutions - solutionsBefore == wanted) {
          return Ending.ENOUGH;
        }
        if (bound != null) {
          bound.found();
        }
        if (lookBack != null) {
          lookBack.solved(decisions.depth());
        }
        if (patience != null) {
          patience.end();
        }
        x = backtrackTo(decisions.depth());
      } else if (x == DEAD_END || domains.isEmpty(x)) {
        x = fromDeadEnd(x == DEAD_END ? emptied : x);
      } else {
        Ending limit = limitCheck.reached();
        if (limit != null) {
          stoppedAt = x;
          return limit;
        }
        x = decide(x, otherHalf == NONE ? values.next(x, domains) : otherHalf);
      }
    }
    if (x == NEW_ATTEMPT && nogoods != null) {
      nogoods.learn(decisions);
    }
    return x == NO_MORE ? Ending.EXHAUSTED : null;
  }

  private int next() {
    return selected(order.next(network, domains, assignment));
  }

  /** Tries x = i, or x in half {@code i}, and returns where to go on. */
  private int decide(int x, int i) {
    otherHalf = NONE;
    if (nogoods != null) {
      nogoods.look();
    }
    decisions.decide(x, i);
    if (drawConsequences(x)) {
      return next();
    }
    failAt(x);
    if (lookBack != null) {
      lookBack.failedAtOnce(x, network.tail(domains.failedArc()));
    }
    decisions.undo();
    if (recorder != null) {
      recorder.refute(Halves.moved(i, network.address(x, 0)), domains.failedArc());
    }
    return without(x, i);
  }

  /** At a dead end where {@code x} has no value left: returns where to go on. */
  private int fromDeadEnd(int x) {
    int dropped = patience == null ? 0 : patience.jump(decisions.depth(), progress.assigned());
    if (dropped > 0) {
      decisions.drop(dropped);
      return next();
    }
    return backtrackTo(target(x));
  }

  /** The values of all variables violate a constraint: returns where to go on. */
  private int fromViolation() {
    int x = network.tail(domains.failedArc());
    failAt(x);
    progress.recordViolation();
    return backtrackTo(target(x));
  }

  /** Returns the level to return to from a dead end where {@code x} has no value left. */
  private int target(int x) {
    return lookBack == null || decisions.depth() == 0 ? decisions.depth() : lookBack.target(x);
  }

  /** Undoes the decision of {@code level} and all later ones, and returns where to go on. */
  private int backtrackTo(int level) {
    return decisions.backtrackTo(level)
        ? without(decisions.variable(level), decisions.tried(level))
        : NO_MORE;
  }

  /**
   * x = i, or x in half {@code i}, has failed and is undone: refutes it; returns where to go on.
   */
  private int without(int x, int i) {
    if (Halves.isHalf(i)) {
      domains.refuteHalf(x, i);
    } else {
      domains.refute(x, i);
    }
    if (lookBack != null) {
      lookBack.union(x, decisions.depth() + 1);
    }
    if (nogoods != null) {
      nogoods.refuted(decisions.depth(), network.address(x, i));
      nogoods.look();
    }
    if (counters.fails == failsAtEnd && !(decisions.depth() == 0 && domains.isEmpty(x))) {
      return NEW_ATTEMPT;
    }
    if (branching == Branching.D_WAY) {
      otherHalf = Halves.isHalf(i) && !domains.isEmpty(x) ? Halves.other(i) : NONE;
      return x;
    }
    if (domains.isEmpty(x)) {
      emptied = x;
      progress.failWithoutValue(x);
      learnFailure(x, NONE);
    } else if (drawConsequences(x)) {
      return next();
    } else {
      failAt(x);
      progress.recordViolation();
      emptied = lookBack == null ? NONE : network.tail(domains.failedArc());
    }
    return counters.fails == failsAtEnd && decisions.depth() > 0 ? NEW_ATTEMPT : DEAD_END;
  }

  /** Of x = v or x ≠ v; whether no contradiction was found. */
  private boolean drawConsequences(int x) {
    return lookAhead.after(x) && (nogoods == null || nogoods.propagate());
  }
}
