package org.cspworkbench.core.search;

import static org.cspworkbench.core.network.Network.NONE;

import java.util.Arrays;
import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.network.Assignment;
import org.cspworkbench.core.network.Domains;
import org.cspworkbench.core.network.Network;
import org.cspworkbench.core.trace.Counters;
import org.cspworkbench.core.trace.TraceRecorder;
import org.jspecify.annotations.Nullable;

/**
 * One run of a {@link Search}: the depth-first loop, with an explicit stack of decisions.
 *
 * <p>The loop goes from variable to variable. Deciding one leads to the next; when nothing is left
 * to try, the last decision is taken back, and its value is refuted where it was chosen.
 */
public final class SearchRun {

  // Where to go on, beside a variable or NONE, which says that every variable is assigned.
  private static final int DEAD_END = -2; // back to an earlier decision
  private static final int NO_MORE = -3; // everything has been searched
  private static final int NEW_ATTEMPT = -4;

  private final Search parts;
  private final Limits limits;
  private final @Nullable TraceRecorder recorder;
  private final Network network;
  private final Counters counters = new Counters();
  private final Domains domains;
  private final Assignment assignment;
  private final Consistency rootFilter;
  private final Consistency lookAhead;
  private final @Nullable Jumps jumps;
  private final @Nullable Nogoods nogoods;
  private final @Nullable Bound bound;
  private final @Nullable ValueSelection selection;
  private final LimitCheck limitCheck;
  private final boolean orderLearns;

  private int[] decidedVariable = new int[64]; // by level, from 0
  private int[] decidedValue = new int[64];
  private int depth;
  private int emptied; // the variable without a value at a dead end that look-ahead has found
  private long failsAtEnd; // of the current attempt
  private int mostAssigned;
  private int deepestFail; // of the values passed over

  SearchRun(Search parts, Limits limits, @Nullable TraceRecorder recorder) {
    this.parts = parts;
    this.limits = limits;
    this.limitCheck = new LimitCheck(limits, counters);
    this.recorder = recorder;
    this.network = parts.network;
    this.domains = new Domains(network, parts.csp, counters, recorder);
    this.assignment = new Assignment(domains);
    this.jumps = Jumps.by(parts.lookBack, domains, assignment);
    Consistency plain = parts.lookAhead.on(domains, assignment);
    this.bound = Bound.on(parts.cost, domains, plain);
    this.lookAhead = bound == null ? plain : bound;
    this.rootFilter = parts.rootFilter == null ? plain : parts.rootFilter.on(domains, assignment);
    this.nogoods = parts.nogoods ? new Nogoods(domains, assignment, lookAhead) : null;
    this.selection = ValueSelection.by(parts, plain, domains, assignment);
    Combination.check(parts, plain, rootFilter);
    this.orderLearns = parts.order.learns();
    parts.order.start(network);
    parts.values.start(network);
  }

  SearchResult solve() {
    return new SearchResult(search(), counters, mostAssigned, domains);
  }

  private Ending search() {
    if (!establish()) {
      counters.attempts = 1;
      return Ending.EXHAUSTED;
    }
    for (long number = 1; ; number++) {
      Ending ending = attempt(number);
      if (ending != null) {
        return ending;
      }
      if (number == limits.attempts()) {
        return Ending.ATTEMPTS;
      }
      if (recorder != null) {
        recorder.restart(number + 1);
      }
    }
  }

  void close() {
    if (recorder != null) {
      recorder.close(domains.snapshot(), assignment.snapshot(), counters);
    }
  }

  /** What the run counts. Between attempts the caller may take the numbers away and reset them. */
  public Counters counters() {
    return counters;
  }

  /** The largest number of variables that had a value at a contradiction or at the end. */
  public int mostAssigned() {
    return mostAssigned;
  }

  /**
   * Filters the root; {@code false} if that alone shows that there is no solution. To be called
   * once, first.
   */
  public boolean establish() {
    for (int x = 0; x < network.variableCount(); x++) {
      if (domains.isEmpty(x)) {
        return hasNoValue(x);
      }
    }
    if (!rootFilter.establish()) {
      fail();
      return false;
    }
    domains.mark(); // the root, to which every attempt returns
    return true;
  }

  /**
   * Runs attempt {@code number}, from 1, which depends on nothing but its number.
   *
   * @return how the search ended, or {@code null} if only this attempt did
   */
  public @Nullable Ending attempt(long number) {
    Ending ending = searchFromRoot(number);
    if (selection != null) {
      selection.stop();
    }
    return ending;
  }

  private @Nullable Ending searchFromRoot(long number) {
    while (depth > 0) {
      takeBack();
    }
    domains.undo();
    counters.attempts++;
    if (!takeUpWhatIsKnown()) {
      fail();
      return Ending.EXHAUSTED;
    }
    domains.mark();
    boolean endless = nogoods != null && nogoods.isFull();
    long fails = endless ? Long.MAX_VALUE : parts.restarts.failsOf(number);
    failsAtEnd = counters.fails + Math.min(fails, Long.MAX_VALUE / 2);
    long solutionsBefore = nogoods == null ? counters.solutions : 0;
    if (parts.random != null) {
      parts.random.startStream(number);
    }
    if (!parts.decides && assignment.nextOpen(0) != NONE) {
      rememberAssigned();
      return limits.cancellation().isRequested() ? Ending.CANCELLED : Ending.STALLED;
    }
    int x = next();
    while (x >= NONE || x == DEAD_END) {
      if (x == NONE) {
        tellSolution();
        if (counters.solutions - solutionsBefore == parts.wanted) {
          rememberAssigned();
          return Ending.ENOUGH;
        }
        if (jumps != null) {
          jumps.solved(depth);
        }
        x = backtrackTo(depth);
      } else if (x == DEAD_END || isUsedUp(x)) {
        x = backtrackTo(levelToReturnTo(x == DEAD_END ? emptied : x));
      } else {
        Ending limit = limitCheck.reached();
        if (limit != null) {
          rememberAssigned();
          return limit;
        }
        x = selection == null ? decide(x, parts.values.next(x, domains)) : select(x, selection);
      }
    }
    if (x == NEW_ATTEMPT && nogoods != null) {
      nogoods.learn(decidedVariable, decidedValue);
    }
    return x == NO_MORE ? Ending.EXHAUSTED : null;
  }

  /** At the root, what earlier attempts have found and learnt; whether that leaves anything. */
  private boolean takeUpWhatIsKnown() {
    if (nogoods == null) {
      return bound == null || bound.propagate();
    }
    nogoods.look();
    return (bound == null || bound.propagate()) && nogoods.propagate() && nogoods.takeUp();
  }

  private int next() {
    int x = parts.order.next(network, domains, assignment);
    if (recorder != null && x != NONE) {
      recorder.select(x, counters.revisions);
    }
    if (selection != null && x != NONE) {
      selection.begin(x);
    }
    return x;
  }

  /** Whether every value that {@code x} had has been tried. */
  private boolean isUsedUp(int x) {
    return selection == null ? domains.isEmpty(x) : selection.isUsedUp(x);
  }

  /** Tries the values of {@code x} up to the next that is legal, and says where to go on. */
  private int select(int x, ValueSelection values) {
    long failing = values.failing(x);
    if (failing != 0) {
      long allowed = lowest(failing, Math.min(limitCheck.stepsLeft(), failsAtEnd - counters.fails));
      values.passOver(x, allowed);
      if (depth >= deepestFail) {
        deepestFail = depth + 1;
        counters.maxDepth = Math.max(counters.maxDepth, deepestFail);
        mostAssigned = Math.max(mostAssigned, assignedCount() + 1);
      }
      if (counters.fails == failsAtEnd && !(depth == 0 && isUsedUp(x))) {
        return NEW_ATTEMPT;
      }
      if (allowed != failing || limitCheck.stepsLeft() == 0 || isUsedUp(x)) {
        return x;
      }
    }
    return decide(x, values.take(x));
  }

  /** The lowest bits of {@code word}, {@code most} at most. */
  private static long lowest(long word, long most) {
    long rest = word;
    for (int count = Long.bitCount(word); count > most; count--) {
      rest &= ~Long.highestOneBit(rest);
    }
    return rest;
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
    if (selection != null) {
      selection.resume(x);
      return x;
    }
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
    if (parts.branching == Branching.D_WAY) {
      return x;
    }
    if (domains.isEmpty(x)) {
      emptied = x;
      hasNoValue(x);
      if (orderLearns) {
        parts.order.failed(x, NONE);
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
    if (selection != null) {
      return true; // the value is legal, and plain backtracking looks no further
    }
    return lookAhead.after(x) && (nogoods == null || nogoods.propagate());
  }

  /** After the last decision on {@code x}, or its refutation. */
  private void failAt(int x) {
    fail();
    if (orderLearns) {
      parts.order.failed(x, domains.failedArc());
    }
  }

  private void fail() {
    counters.fails++;
    rememberAssigned();
  }

  private void takeBack() {
    domains.undo();
    depth--;
  }

  /**
   * Counts and tells that {@code x} has no value, for no reason but that each was refuted or not
   * there at all.
   */
  private boolean hasNoValue(int x) {
    fail();
    if (recorder != null) {
      recorder.wipeOut(x, NONE);
    }
    return false;
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

  private void tellSolution() {
    counters.solutions++;
    if (bound != null) {
      bound.found();
    }
    if (recorder != null) {
      recorder.solution(counters.solutions);
    }
    if (parts.onSolution != null) {
      int[] values = new int[network.variableCount()];
      for (int x = 0; x < values.length; x++) {
        values[x] = parts.csp.variables().get(x).domain().valueAt(domains.first(x));
      }
      parts.onSolution.accept(values);
    }
  }

  private void rememberAssigned() {
    mostAssigned = Math.max(mostAssigned, assignedCount());
  }

  private int assignedCount() {
    return network.variableCount() - assignment.openCount();
  }
}
