package org.cspworkbench.core.search;

import static org.cspworkbench.core.network.Network.NONE;

import com.google.common.math.LongMath;
import org.cspworkbench.core.consistency.BackwardChecking;
import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.network.Assignment;
import org.cspworkbench.core.network.Domains;
import org.cspworkbench.core.network.LegalValues;
import org.cspworkbench.core.network.Network;
import org.cspworkbench.core.search.order.Ascending;
import org.cspworkbench.core.search.order.VariableOrder;
import org.cspworkbench.core.trace.Counters;
import org.cspworkbench.core.trace.TraceRecorder;
import org.jspecify.annotations.Nullable;

/**
 * Plain backtracking with the procedure SELECT-VALUE: gives each variable in turn its next value
 * that agrees with the past, and returns to the variable before when there is none (Dechter,
 * "Constraint Processing", 2003).
 *
 * <p>A decision touches nothing but its variable, so that what is needed to take it back is the
 * domain that this variable had. Nor does the past of a variable change while its values are tried:
 * they are asked about together when it is chosen, and those that fail are passed over in one step.
 * What is counted and told is what happens one by one.
 */
final class PlainBacktracking implements TreeSearch {

  private static final int MOST_STEPS_AT_EASE = 64;

  private final Network network;
  private final Domains domains;
  private final Assignment assignment;
  private final VariableOrder order;
  private final LimitCheck limitCheck;
  private final Progress progress;
  private final Counters counters;
  private final @Nullable TraceRecorder recorder;
  private final LegalValues legalValues;
  private final int[] variable; // by level, from 0
  private final long[] domain; // what it had when it was chosen,
  private final long[] untried; // what is to have its turn of that,
  private final long[] legal; // and what agrees with the past
  private int depth; // so many decisions stand; at this level a variable has its turn
  private int deepestFail; // of the present attempt
  private long nodesAtEase; // up to so many nodes no limit is reached

  PlainBacktracking(
      VariableOrder order,
      Domains domains,
      Assignment assignment,
      LimitCheck limitCheck,
      Progress progress) {
    this.network = domains.network();
    this.domains = domains;
    this.assignment = assignment;
    this.order = order;
    this.limitCheck = limitCheck;
    this.progress = progress;
    this.counters = domains.counters();
    this.recorder = domains.recorder();
    this.legalValues = new LegalValues(domains, assignment);
    int levels = network.variableCount() + 1;
    variable = new int[levels];
    domain = new long[levels];
    untried = new long[levels];
    legal = new long[levels];
  }

  /**
   * Whether this is all that a search of these parts does: none of them has a say in each value
   * that fails, and words can tell whether a value is legal.
   */
  static boolean does(Search parts, Consistency lookAhead) {
    return lookAhead instanceof BackwardChecking
        && parts.values instanceof Ascending
        && parts.branching == Branching.D_WAY
        && parts.lookBack == null
        && parts.cost == null
        && !parts.order.learns()
        && LegalValues.canTell(parts.network);
  }

  @Override
  public void returnToRoot() {
    while (depth > 0) {
      depth--;
      assignment.reopen(variable[depth], domain[depth]);
    }
  }

  /** Plain backtracking learns nothing. */
  @Override
  public boolean takeUpWhatIsKnown() {
    return true;
  }

  @Override
  public @Nullable Ending search(long fails, long wanted) {
    deepestFail = 0;
    nodesAtEase = counters.nodes;
    Ending ending =
        backtrack(
            LongMath.saturatedAdd(counters.fails, fails),
            LongMath.saturatedAdd(counters.solutions, wanted));
    if (ending != null && ending != Ending.EXHAUSTED) {
      progress.rememberAssigned();
    }
    stop();
    return ending;
  }

  private @Nullable Ending backtrack(long failsAtEnd, long solutionsAtEnd) {
    boolean isChosen = choose();
    while (true) {
      if (isChosen) {
        long left = untried[depth];
        long next = left & legal[depth];
        long failing = left & (Long.lowestOneBit(next) - 1); // everything if none is legal
        int count = Long.bitCount(failing);
        if (counters.nodes + count >= nodesAtEase && left != 0) {
          Ending limit = limitCheck.reached();
          if (limit != null) {
            return limit;
          }
          long most = Math.min(limitCheck.stepsLeft(), failsAtEnd - counters.fails);
          if (count >= most) {
            passOver(lowest(failing, most));
            if (counters.fails == failsAtEnd && !(depth == 0 && untried[0] == 0)) {
              return null;
            }
            continue;
          }
          nodesAtEase = counters.nodes + Math.min(most, MOST_STEPS_AT_EASE);
        }
        passOver(failing);
        if (next != 0) {
          take();
          isChosen = choose();
          continue;
        }
      } else {
        progress.solution();
        if (counters.solutions == solutionsAtEnd) {
          return Ending.ENOUGH;
        }
      }
      if (depth == 0) {
        return Ending.EXHAUSTED;
      }
      takeBack();
      isChosen = true;
    }
  }

  /** Chooses a variable, all of whose values are asked about; {@code false} if none is open. */
  private boolean choose() {
    int x = order.next(network, domains, assignment);
    if (x == NONE) {
      return false;
    }
    if (recorder != null) {
      recorder.select(x, counters.revisions);
    }
    long values = domains.word(x, 0);
    variable[depth] = x;
    domain[depth] = values;
    untried[depth] = values;
    legal[depth] = legalValues.among(values, x, depth);
    counters.checks += legalValues.checks();
    return true;
  }

  /** Tries all of {@code failing}, the next values of the variable whose turn it is. */
  private void passOver(long failing) {
    int count = Long.bitCount(failing);
    untried[depth] &= ~failing;
    counters.nodes += count;
    counters.fails += count;
    if (recorder != null) {
      tell(recorder, failing);
    }
    if (depth >= deepestFail && count > 0) {
      deepestFail = depth + 1;
      counters.maxDepth = Math.max(counters.maxDepth, deepestFail);
      progress.remember(progress.assigned() + 1);
    }
  }

  private void tell(TraceRecorder tape, long failing) {
    for (long rest = failing; rest != 0; rest &= rest - 1) {
      int i = Long.numberOfTrailingZeros(rest);
      tape.attempt(network.address(variable[depth], i));
      tape.refute(network.address(variable[depth], i), legalValues.conflict(i, depth));
    }
  }

  /** Decides for the next value, which is legal. */
  private void take() {
    int x = variable[depth];
    long value = Long.lowestOneBit(untried[depth]);
    untried[depth] &= ~value;
    counters.nodes++;
    if (recorder != null) {
      recorder.attempt(network.address(x, Long.numberOfTrailingZeros(value)));
    }
    assignment.close(x, value);
    depth++;
    counters.maxDepth = Math.max(counters.maxDepth, depth);
  }

  /** Takes the last decision back; its variable has its turn again. */
  private void takeBack() {
    counters.backtracks++;
    depth--;
    int x = variable[depth];
    if (recorder != null) {
      recorder.takeBack(1, network.address(x, assignment.value(x)));
    }
    assignment.reopen(x, domain[depth]);
  }

  /**
   * The attempt is over. What was asked about values that have not had their turn does not count;
   * those of the variable in turn that have had it are refuted.
   */
  private void stop() {
    boolean isInTurn = assignment.nextOpen(0) != NONE;
    for (int level = 0; level < depth + (isInTurn ? 1 : 0); level++) {
      if (untried[level] != 0) {
        legalValues.among(untried[level], level);
        counters.checks -= legalValues.checks();
      }
    }
    if (isInTurn) {
      domains.refuteAll(variable[depth], ~untried[depth]);
    }
  }

  /** The lowest bits of {@code word}, {@code most} at most. */
  private static long lowest(long word, long most) {
    long rest = word;
    for (int count = Long.bitCount(word); count > most; count--) {
      rest &= ~Long.highestOneBit(rest);
    }
    return rest;
  }
}
