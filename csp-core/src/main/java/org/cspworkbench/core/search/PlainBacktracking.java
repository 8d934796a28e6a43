package org.cspworkbench.core.search;

import static org.cspworkbench.core.kernel.Network.NONE;
import static org.cspworkbench.core.search.CandidateStack.STOPPED;

import com.google.common.math.LongMath;
import org.cspworkbench.core.consistency.BackwardChecking;
import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.fast.LegalValues;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.search.order.Ascending;
import org.cspworkbench.core.search.order.VariableOrder;
import org.cspworkbench.core.trace.Counters;
import org.jspecify.annotations.Nullable;

/**
 * Plain backtracking (Bitner and Reingold, "Backtrack Programming Techniques", Communications of
 * the ACM 18, 1975): at level k, S(k) is the set of the values of x(k) that have not been tried.
 * While S(k) has a value that agrees with x(1), …, x(k − 1), the search assigns it and goes on to
 * level k + 1; when there is none, it returns to level k − 1.
 *
 * <p>The {@link CandidateStack} holds the sets, and counts and records what happens.
 */
final class PlainBacktracking implements TreeSearch {

  private final VariableOrder order;
  private final Domains domains;
  private final Assignment assignment;
  private final CandidateStack stack;
  private final SearchProgress progress;
  private final Counters counters;

  PlainBacktracking(Search parts, SearchProgress progress, LimitCheck limitCheck) {
    this.order = parts.order;
    this.domains = progress.domains;
    this.assignment = progress.assignment;
    this.stack = new CandidateStack(domains, assignment, limitCheck, progress);
    this.progress = progress;
    this.counters = domains.counters();
  }

  /**
   * Returns whether the parts of a search are those of plain backtracking: none of them reacts to
   * each value that fails, and words can determine which values are legal.
   */
  static boolean isMadeOf(Search parts, Consistency lookAhead) {
    return lookAhead instanceof BackwardChecking
        && parts.values instanceof Ascending
        && parts.branching == Branching.D_WAY
        && parts.policy == Backtracking.CHRONOLOGICAL
        && parts.objective == null
        && !parts.order.learns()
        && LegalValues.areDefinedOn(parts.network);
  }

  @Override
  public void returnToRoot() {
    stack.undoAll();
  }

  @Override
  public @Nullable Ending search(long fails, long wanted) {
    stack.start(LongMath.saturatedAdd(counters.fails, fails));
    Ending ending = backtrack(LongMath.saturatedAdd(counters.solutions, wanted));
    stack.stop();
    return ending;
  }

  private @Nullable Ending backtrack(long enough) {
    while (true) {
      int value = NONE;
      int x = order.next(domains.network(), domains, assignment);
      if (x == NONE) { // every variable has a value
        if (progress.solution() && counters.solutions == enough) {
          return Ending.ENOUGH;
        }
      } else {
        stack.open(x);
        value = stack.nextLegalValue();
      }
      while (value == NONE) {
        if (stack.isAtRoot()) {
          return Ending.EXHAUSTED;
        }
        stack.backtrack();
        value = stack.nextLegalValue();
      }
      if (value == STOPPED) {
        return stack.limit();
      }
      stack.assign(value);
    }
  }
}
