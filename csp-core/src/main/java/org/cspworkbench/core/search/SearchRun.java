package org.cspworkbench.core.search;

import static com.google.common.base.Preconditions.checkArgument;
import static org.cspworkbench.core.network.Network.NONE;

import java.util.Arrays;
import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.consistency.RootOnly;
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

  private static final int NODES_BETWEEN_LOOKS_AT_THE_CLOCK = 64;

  private final Search parts;
  private final Limits limits;
  private final @Nullable TraceRecorder recorder;
  private final Network network;
  private final Counters counters = new Counters();
  private final Domains domains;
  private final Assignment assignment;
  private final Consistency rootFilter;
  private final Consistency lookAhead;
  private final long startNanos = System.nanoTime();

  private int[] decidedVariable = new int[64]; // by level, from 0
  private int[] decidedValue = new int[64];
  private int depth;
  private long failsAtEnd; // of the current attempt
  private int mostAssigned;

  SearchRun(Search parts, Limits limits, @Nullable TraceRecorder recorder) {
    this.parts = parts;
    this.limits = limits;
    this.recorder = recorder;
    this.network = parts.network;
    this.domains = new Domains(network, parts.csp, counters, recorder);
    this.assignment = new Assignment(domains);
    this.lookAhead = parts.lookAhead.on(domains, assignment);
    checkArgument(
        !(lookAhead instanceof RootOnly),
        "%s filters the root and does not look ahead: take it as a root filter, or another"
            + " look-ahead",
        lookAhead);
    this.rootFilter =
        parts.rootFilter == null ? lookAhead : parts.rootFilter.on(domains, assignment);
    checkArgument(
        rootFilter.level().compareTo(lookAhead.level()) >= 0,
        "a filter that leaves the network %s cannot go before a look-ahead that needs it %s",
        rootFilter.level(),
        lookAhead.level());
    parts.order.start(network);
    parts.values.start(network);
    checkArgument(
        parts.wanted == 1 || parts.restarts == Restarts.NEVER,
        "a search that starts anew would find solutions again: it can look for one, not for %s",
        parts.wanted);
  }

  SearchResult solve() {
    return new SearchResult(search(), counters, mostAssigned);
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
        return emptied(x);
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
    while (depth > 0) {
      takeBack();
    }
    domains.undo();
    domains.mark();
    counters.attempts++;
    long solutionsBefore = counters.solutions;
    failsAtEnd = counters.fails + Math.min(parts.restarts.failsOf(number), Long.MAX_VALUE / 2);
    if (parts.random != null) {
      parts.random.startStream(number);
    }
    int x = next();
    while (x >= NONE || x == DEAD_END) {
      if (x == NONE) {
        tellSolution();
        if (counters.solutions - solutionsBefore == parts.wanted) {
          rememberAssigned();
          return Ending.ENOUGH;
        }
        x = backtrack();
      } else if (x == DEAD_END || domains.isEmpty(x)) {
        x = backtrack();
      } else {
        Ending limit = reachedLimit();
        if (limit != null) {
          rememberAssigned();
          return limit;
        }
        x = decide(x, parts.values.next(x, domains));
      }
    }
    return x == NO_MORE ? Ending.EXHAUSTED : null;
  }

  private int next() {
    int x = parts.order.next(network, domains, assignment);
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
    assignment.decide(x, i);
    if (lookAhead.after(x)) {
      return next();
    }
    failBecauseOf(x, domains.failedArc());
    takeBack();
    if (recorder != null) {
      recorder.refute(network.address(x, i), domains.failedArc());
    }
    return without(x, i);
  }

  /** Takes the last decision back, and says where to go on. */
  private int backtrack() {
    if (depth == 0) {
      return NO_MORE;
    }
    counters.backtracks++;
    takeBack();
    int x = decidedVariable[depth];
    int i = decidedValue[depth];
    if (recorder != null) {
      recorder.backtrack(network.address(x, i));
    }
    return without(x, i);
  }

  /** x = i has failed: refutes it, and says where to go on. */
  private int without(int x, int i) {
    domains.refute(x, i);
    if (counters.fails == failsAtEnd && !(depth == 0 && domains.isEmpty(x))) {
      return NEW_ATTEMPT;
    }
    if (parts.branching == Branching.D_WAY) {
      return x;
    }
    if (domains.isEmpty(x)) {
      emptied(x);
      parts.order.failed(x, NONE);
    } else if (lookAhead.after(x)) {
      return next();
    } else {
      failBecauseOf(x, domains.failedArc());
    }
    return counters.fails == failsAtEnd && depth > 0 ? NEW_ATTEMPT : DEAD_END;
  }

  private void failBecauseOf(int x, int arc) {
    fail();
    parts.order.failed(x, arc);
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
  private boolean emptied(int x) {
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

  private @Nullable Ending reachedLimit() {
    if (limits.cancellation().isRequested()) {
      return Ending.CANCELLED;
    }
    if (counters.nodes >= limits.nodes()) {
      return Ending.NODES;
    }
    if (counters.fails >= limits.fails()) {
      return Ending.FAILS;
    }
    boolean look = counters.nodes % NODES_BETWEEN_LOOKS_AT_THE_CLOCK == 0;
    return look && System.nanoTime() - startNanos > limits.time().toNanos() ? Ending.TIME : null;
  }

  private void rememberAssigned() {
    int assigned = network.variableCount();
    for (int w = 0; w < assignment.wordCount(); w++) {
      assigned -= Long.bitCount(assignment.open(w));
    }
    mostAssigned = Math.max(mostAssigned, assigned);
  }
}
