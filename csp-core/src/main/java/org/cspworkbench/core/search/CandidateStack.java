package org.cspworkbench.core.search;

import static org.cspworkbench.core.kernel.Network.NONE;

import org.cspworkbench.core.fast.LegalValues;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.trace.Counters;
import org.cspworkbench.core.trace.TraceRecorder;
import org.jspecify.annotations.Nullable;

/**
 * The stack of plain backtracking: for each level its variable, the values that have not been
 * tried, and which of these are legal, that is, agree with the values assigned at the levels below.
 *
 * <p>A decision changes nothing but the domain of its variable, so undoing it restores that domain
 * and nothing else. The values below do not change while the values of a variable are tried, so all
 * of them are checked together when its level is opened, by words, and those that fail are skipped
 * in one step. What is counted and recorded is what happens value by value.
 */
final class CandidateStack {

  /** Returned in place of a value when the attempt must stop. */
  static final int STOPPED = -2;

  private static final int MOST_STEPS_BETWEEN_LOOKS = 64;

  private final Network network;
  private final Domains domains;
  private final Assignment assignment;
  private final LegalValues legalValues;
  private final LimitCheck limitCheck;
  private final SearchProgress progress;
  private final Counters counters;
  private final @Nullable TraceRecorder recorder;
  private final int[] variable; // by level, from 0
  private final long[] domain; // its domain when the level was opened,
  private final long[] untried; // those of its values that have not been tried,
  private final long[] legal; // and those that agree with the levels below
  private int depth; // the number of decisions, and the level of the variable whose turn it is
  private int deepestFail; // of the present attempt
  private long failsAtEnd; // of the present attempt
  private long nodesAtNextLook; // with fewer nodes no limit is reached
  private @Nullable Ending limit;

  CandidateStack(
      Domains domains, Assignment assignment, LimitCheck limitCheck, SearchProgress progress) {
    this.network = domains.network();
    this.domains = domains;
    this.assignment = assignment;
    this.legalValues = new LegalValues(domains, assignment);
    this.limitCheck = limitCheck;
    this.progress = progress;
    this.counters = domains.counters();
    this.recorder = domains.recorder();
    int levels = network.variableCount() + 1;
    variable = new int[levels];
    domain = new long[levels];
    untried = new long[levels];
    legal = new long[levels];
  }

  /** Starts an attempt, at the root, that stops when {@code fails} failures have been counted. */
  void start(long fails) {
    failsAtEnd = fails;
    deepestFail = 0;
    nodesAtNextLook = counters.nodes;
    limit = null;
  }

  /** Returns whether no decision stands. */
  boolean isAtRoot() {
    return depth == 0;
  }

  /** Opens a level for {@code x}: S(k) ← its domain. */
  void open(int x) {
    if (recorder != null) {
      recorder.select(x);
    }
    long values = domains.word(x, 0);
    variable[depth] = x;
    domain[depth] = values;
    untried[depth] = values;
    legal[depth] = legalValues.among(values, x, depth);
    counters.checks += legalValues.checks();
  }

  /**
   * Tries the values of the variable whose turn it is, up to the first that is legal.
   *
   * @return that value, {@link Network#NONE} if none is left, or {@link #STOPPED} at a limit
   */
  int nextLegalValue() {
    long failing = failing();
    if (counters.nodes + Long.bitCount(failing) >= nodesAtNextLook) {
      return nextLegalValueWithinLimits();
    }
    skip(failing);
    return firstLegal();
  }

  /** Returns the next values, up to the first that is legal, or all if none is. */
  private long failing() {
    long left = untried[depth];
    return left & (Long.lowestOneBit(left & legal[depth]) - 1);
  }

  private int firstLegal() {
    long values = untried[depth] & legal[depth];
    return values == 0 ? NONE : Long.numberOfTrailingZeros(values);
  }

  private int nextLegalValueWithinLimits() {
    while (untried[depth] != 0) {
      limit = limitCheck.reached();
      if (limit != null) {
        return STOPPED;
      }
      long failing = failing();
      long most = Math.min(limitCheck.stepsLeft(), failsAtEnd - counters.fails);
      if (Long.bitCount(failing) < most) {
        nodesAtNextLook = counters.nodes + Math.min(most, MOST_STEPS_BETWEEN_LOOKS);
        skip(failing);
        return firstLegal();
      }
      skip(lowest(failing, most));
      if (counters.fails == failsAtEnd && !(depth == 0 && untried[0] == 0)) {
        return STOPPED;
      }
    }
    return NONE;
  }

  /** Returns the limit that was reached, or {@code null} if only the attempt is over. */
  @Nullable Ending limit() {
    return limit;
  }

  /** Tries all of {@code failing}, the next values of the variable whose turn it is. */
  private void skip(long failing) {
    int count = Long.bitCount(failing);
    untried[depth] &= ~failing;
    counters.nodes += count;
    counters.fails += count;
    if (recorder != null) {
      record(failing, recorder);
    }
    if (depth >= deepestFail && count > 0) {
      deepestFail = depth + 1;
      counters.maxDepth = Math.max(counters.maxDepth, deepestFail);
      progress.remember(progress.assigned() + 1);
    }
  }

  private void record(long failing, TraceRecorder recorder) {
    for (long rest = failing; rest != 0; rest &= rest - 1) {
      int i = Long.numberOfTrailingZeros(rest);
      recorder.attempt(network.address(variable[depth], i));
      recorder.refute(network.address(variable[depth], i), legalValues.conflict(i, depth));
    }
  }

  /** Decides for value {@code i}, the next, which is legal; the next level begins. */
  void assign(int i) {
    int x = variable[depth];
    untried[depth] &= ~(1L << i);
    counters.nodes++;
    if (recorder != null) {
      recorder.attempt(network.address(x, i));
    }
    assignment.close(x, 1L << i);
    depth++;
    counters.maxDepth = Math.max(counters.maxDepth, depth);
  }

  /** Undoes the last decision; its variable has its turn again. */
  void backtrack() {
    counters.backtracks++;
    if (recorder != null) {
      int x = variable[depth - 1];
      recorder.backtrack(1, network.address(x, assignment.value(x)));
    }
    undo();
  }

  private void undo() {
    depth--;
    assignment.reopen(variable[depth], domain[depth]);
  }

  /** Undoes all decisions, which is no backtrack. */
  void undoAll() {
    while (depth > 0) {
      undo();
    }
  }

  /**
   * Ends the attempt. Checks of values that have not been tried do not count; the values tried of
   * the variable whose turn it is are refuted.
   */
  void stop() {
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

  /** Returns the lowest bits of {@code word}, {@code most} at most. */
  private static long lowest(long word, long most) {
    long rest = word;
    for (int count = Long.bitCount(word); count > most; count--) {
      rest &= ~Long.highestOneBit(rest);
    }
    return rest;
  }
}
