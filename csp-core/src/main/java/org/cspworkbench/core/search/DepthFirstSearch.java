package org.cspworkbench.core.search;

import static org.cspworkbench.core.network.Network.NONE;

import com.google.common.math.LongMath;
import java.util.Arrays;
import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.network.Assignment;
import org.cspworkbench.core.network.Domains;
import org.cspworkbench.core.network.Network;
import org.cspworkbench.core.search.order.ValueOrder;
import org.cspworkbench.core.search.order.VariableOrder;
import org.cspworkbench.core.trace.Counters;
import org.cspworkbench.core.trace.TraceRecorder;
import org.jspecify.annotations.Nullable;

/**
 * The depth-first loop of a search that looks ahead, looks back or learns, with an explicit stack
 * of decisions.
 *
 * <p>The loop goes from variable to variable. Deciding one leads to the next; when nothing is left
 * to try, the last decision is taken back, and its value is refuted where it was chosen.
 */
final class DepthFirstSearch implements TreeSearch {

  // Where to go on, beside a variable or NONE, which says that every variable is assigned.
  private static final int DEAD_END = -2; // back to an earlier decision
  private static final int NO_MORE = -3; // everything has been searched
  private static final int NEW_ATTEMPT = -4;

  private final Network network;
  private final Domains domains;
  private final Assignment assignment;
  private final VariableOrder order;
  private final boolean orderLearns;
  private final ValueOrder values;
  private final Branching branching;
  private final Consistency lookAhead;
  private final @Nullable Jumps jumps;
  private final @Nullable Nogoods nogoods;
  private final @Nullable Bound bound;
  private final LimitCheck limitCheck;
  private final Progress progress;
  private final Counters counters;
  private final @Nullable TraceRecorder recorder;

  private int[] decidedVariable = new int[64]; // by level, from 0
  private int[] decidedValue = new int[64];
  private int depth;
  private int emptied; // the variable without a value at a dead end that look-ahead has found
  private long failsAtEnd; // of the current attempt

  DepthFirstSearch(
      Search parts,
      Consistency lookAhead,
      @Nullable Jumps jumps,
      Domains domains,
      Assignment assignment,
      LimitCheck limitCheck,
      Progress progress) {
    this.network = domains.network();
    this.domains = domains;
    this.assignment = assignment;
    this.order = parts.order;
    this.orderLearns = parts.order.learns();
    this.values = parts.values;
    this.branching = parts.branching;
    this.jumps = jumps;
    this.bound = Bound.on(parts.cost, domains, lookAhead);
    this.lookAhead = bound == null ? lookAhead : bound;
    this.nogoods = parts.nogoods ? new Nogoods(domains, assignment, this.lookAhead) : null;
    this.limitCheck = limitCheck;
    this.progress = progress;
    this.counters = domains.counters();
    this.recorder = domains.recorder();
  }

  @Override
  public void returnToRoot() {
    while (depth > 0) {
      takeBack();
    }
  }

  @Override
  public boolean takeUpWhatIsKnown() {
    if (nogoods == null) {
      return bound == null || bound.propagate();
    }
    nogoods.look();
    return (bound == null || bound.propagate()) && nogoods.propagate() && nogoods.takeUp();
  }

  @Override
  public @Nullable Ending search(long fails, long wanted) {
    boolean endless = nogoods != null && nogoods.isFull();
    failsAtEnd = endless ? Long.MAX_VALUE : LongMath.saturatedAdd(counters.fails, fails);
    long solutionsBefore = nogoods == null ? counters.solutions : 0;
    int x = next();
    while (x >= NONE || x == DEAD_END) {
      if (x == NONE) {
        progress.solution();
        if (counters.solutions - solutionsBefore == wanted) {
          progress.rememberAssigned();
          return Ending.ENOUGH;
        }
        if (bound != null) {
          bound.found();
        }
        if (jumps != null) {
          jumps.solved(depth);
        }
        x = backtrackTo(depth);
      } else if (x == DEAD_END || domains.isEmpty(x)) {
        x = backtrackTo(levelToReturnTo(x == DEAD_END ? emptied : x));
      } else {
        Ending limit = limitCheck.reached();
        if (limit != null) {
          progress.rememberAssigned();
          return limit;
        }
        x = decide(x, values.next(x, domains));
      }
    }
    if (x == NEW_ATTEMPT && nogoods != null) {
      nogoods.learn(decidedVariable, decidedValue);
    }
    return x == NO_MORE ? Ending.EXHAUSTED : null;
  }

  private int next() {
    int x = order.next(network, domains, assignment);
    if (recorder != null && x != NONE) {
      recorder.select(x, counters.revisions);
    }
    return x;
  }

  /** Tries x = i, and says where to go on. */
  private int decide(int x, int i) {
    push(x, i);
    if (recorder != null) {
      recorder.attempt(network.address(x, i));
    }
    domains.mark();
    if (nogoods != null) {
      nogoods.look();
    }
    assignment.decide(x, i);
    if (jumps != null) {
      jumps.decided(x, depth);
    }
    if (drawConsequences(x)) {
      return next();
    }
    failAt(x);
    if (jumps != null) {
      jumps.failedAtOnce(x, depth);
    }
    takeBack();
    if (recorder != null) {
      recorder.refute(network.address(x, i), domains.failedArc());
    }
    return without(x, i);
  }

  /** From a dead end where {@code x} has no value left. */
  private int levelToReturnTo(int x) {
    return jumps == null || depth == 0 ? depth : jumps.target(x);
  }

  /**
   * Takes back the decision of {@code level} and all later ones, and says where to go on; at level
   * 0 no decision had a part in the failure.
   */
  private int backtrackTo(int level) {
    if (depth == 0) {
      return NO_MORE;
    }
    counters.backtracks++;
    int from = depth;
    if (from > Math.max(1, level)) {
      counters.jumps++;
    }
    while (depth > level) {
      takeBack();
    }
    if (level == 0) {
      if (recorder != null) {
        recorder.dropAll(from);
      }
      return NO_MORE;
    }
    takeBack();
    int x = decidedVariable[depth];
    int i = decidedValue[depth];
    if (recorder != null) {
      recorder.takeBack(from - depth, network.address(x, i));
    }
    if (jumps != null) {
      jumps.returnedTo(level);
    }
    return without(x, i);
  }

  /** x = i has failed: refutes it, and says where to go on. */
  private int without(int x, int i) {
    domains.refute(x, i);
    if (jumps != null) {
      jumps.refuted(x);
    }
    if (nogoods != null) {
      nogoods.refuted(depth, network.address(x, i));
      nogoods.look();
    }
    if (counters.fails == failsAtEnd && !(depth == 0 && domains.isEmpty(x))) {
      return NEW_ATTEMPT;
    }
    if (branching == Branching.D_WAY) {
      return x;
    }
    if (domains.isEmpty(x)) {
      emptied = x;
      progress.failWithoutValue(x);
      if (orderLearns) {
        order.failed(x, NONE);
      }
    } else if (drawConsequences(x)) {
      return next();
    } else {
      failAt(x);
      emptied = jumps == null ? NONE : network.tail(domains.failedArc());
    }
    return counters.fails == failsAtEnd && depth > 0 ? NEW_ATTEMPT : DEAD_END;
  }

  /** Of x = v or x ≠ v; whether no contradiction was found. */
  private boolean drawConsequences(int x) {
    return lookAhead.after(x) && (nogoods == null || nogoods.propagate());
  }

  /** After the last decision on {@code x}, or its refutation. */
  private void failAt(int x) {
    progress.fail();
    if (orderLearns) {
      order.failed(x, domains.failedArc());
    }
  }

  private void takeBack() {
    domains.undo();
    depth--;
  }

  private void push(int x, int i) {
    if (depth == decidedVariable.length) {
      decidedVariable = Arrays.copyOf(decidedVariable, 2 * depth);
      decidedValue = Arrays.copyOf(decidedValue, 2 * depth);
    }
    decidedVariable[depth] = x;
    decidedValue[depth++] = i;
    counters.nodes++;
    counters.maxDepth = Math.max(counters.maxDepth, depth);
  }
}
