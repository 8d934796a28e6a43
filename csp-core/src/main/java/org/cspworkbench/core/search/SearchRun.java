package org.cspworkbench.core.search;

import static com.google.common.base.Preconditions.checkState;
import static org.cspworkbench.core.kernel.Network.NONE;

import java.util.Optional;
import org.cspworkbench.core.cancellation.CancelledException;
import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.trace.Counters;
import org.cspworkbench.core.trace.Counts;
import org.cspworkbench.core.trace.Decision;
import org.cspworkbench.core.trace.TraceRecorder;
import org.jspecify.annotations.Nullable;

/**
 * One run of a {@link Search}: filters the root, and from there makes one attempt after the other
 * until one ends the search.
 */
public final class SearchRun {

  private final Search parts;
  private final Limits limits;
  private final @Nullable TraceRecorder recorder;
  private final Network network;
  private final Counters counters = new Counters();
  private final LimitCheck limitCheck;
  private final Domains domains;
  private final Assignment assignment;
  private final Backtracking backtracking;
  private final Consistency lookAhead;
  private final @Nullable Consistency rootFilter;
  private final SearchProgress progress;
  private final TreeSearch tree;
  private long current; // the number of the attempt that runs; 0: none yet

  SearchRun(Search parts, Limits limits, @Nullable TraceRecorder recorder) {
    this.parts = parts;
    this.limits = limits;
    this.limitCheck = new LimitCheck(limits, counters);
    this.recorder = recorder;
    this.network = parts.network;
    this.domains = new Domains(network, parts.csp, counters, recorder);
    this.assignment = new Assignment(domains);
    this.progress = new SearchProgress(domains, assignment, parts);
    try {
      this.backtracking = parts.policy.on(parts, progress);
      this.lookAhead = backtracking.lookAhead;
      this.tree = tree(backtracking);
      this.rootFilter = parts.rootFilter == null ? null : parts.rootFilter.on(domains, assignment);
      Compatibility.check(parts, backtracking, rootFilter);
      parts.order.start(network);
      parts.values.start(network);
      if (parts.objective != null) {
        parts.values.minimise(parts.objective.cost());
      }
    } catch (CancelledException e) {
      close(); // since the recorder has started
      throw e;
    }
  }

  private TreeSearch tree(Backtracking backtracking) {
    if (PlainBacktracking.isMadeOf(parts, lookAhead)) {
      return new PlainBacktracking(parts, progress, limitCheck);
    }
    if (recorder == null && IterativeSampling.isMadeOf(parts)) { // a trace refutes decisions
      TreeSearch bySets = SamplingBySets.tryOn(parts, lookAhead, progress, limitCheck);
      return bySets != null
          ? bySets
          : new IterativeSampling(parts, lookAhead, progress, limitCheck);
    }
    return new DepthFirstSearch(parts, backtracking, limitCheck);
  }

  SearchResult solve() {
    Ending ending = searchUntil(Long.MAX_VALUE);
    if (ending == null) {
      throw new IllegalStateException("a search has paused for no reason");
    }
    return result(ending);
  }

  /** Returns the result of the run if it ends by {@code ending}. */
  public SearchResult result(Ending ending) {
    return new SearchResult(
        ending, counters, progress.solutions(), progress.mostAssigned(), domains);
  }

  /**
   * Searches, or continues the search, until it has done about so much {@link #work} in all: the
   * run pauses before the next decision. Pauses change nothing but the number {@link
   * #mostAssigned}.
   *
   * @return how the search ended, or {@code null} if it has paused
   * @throws UnsupportedOperationException if the search has paused and cannot be continued: plain
   *     backtracking
   */
  public @Nullable Ending searchUntil(long work) {
    limitCheck.pauseAt(work);
    try {
      return limitCheck.during(() -> Optional.ofNullable(search())).orElse(null);
    } catch (CancelledException e) { // in the middle of a filter, whose work is not used
      progress.rememberAssigned();
      counters.attempts = Math.max(1, counters.attempts);
      return limits.whyCancelled();
    }
  }

  private @Nullable Ending search() {
    Ending ending;
    if (current > 0) {
      ending = ended(tree.resume());
    } else if (establish()) {
      current = 1;
      ending = makeAttempt(current);
    } else {
      counters.attempts = 1;
      return Ending.EXHAUSTED;
    }
    while (ending == null) {
      if (current == limits.attempts()) {
        return Ending.ATTEMPTS;
      }
      current++;
      if (recorder != null) {
        recorder.restart(current);
      }
      ending = makeAttempt(current);
    }
    return ending == Ending.FAILS && counters.fails < limits.fails() ? null : ending;
  }

  void close() {
    if (recorder != null) {
      recorder.close(domains.snapshot(), assignment.snapshot(), counters);
    }
  }

  /** Returns what the run counts. */
  public Counts counters() {
    return counters;
  }

  /** Returns how much work the run has done, which is the same on every machine. */
  public long work() {
    return counters.work();
  }

  /** Returns what the run has counted since this was called last, and counts from 0 again. */
  public Counters takeCounters() {
    Counters taken = counters.copy();
    counters.reset();
    return taken;
  }

  /** Returns the largest number of variables that had a value at a contradiction or at the end. */
  public int mostAssigned() {
    return progress.mostAssigned();
  }

  /**
   * Filters the root; {@code false} if that alone shows that there is no solution. To be called
   * once, first.
   *
   * @throws CancelledException if the cancellation of this work was requested
   */
  public boolean establish() {
    for (int x = 0; x < network.variableCount(); x++) {
      if (domains.isEmpty(x)) {
        progress.failWithoutValue(x);
        return false;
      }
    }
    boolean isConsistent =
        rootFilter == null ? lookAhead.establish() : lookAhead.establishAfter(rootFilter);
    if (!isConsistent) {
      progress.fail();
      progress.recordViolation();
      return false;
    }
    if (parts.subproblem != null && !repeat(parts.subproblem)) {
      return false;
    }
    domains.mark(); // the root, to which every attempt returns
    return true;
  }

  /**
   * Goes to the node of {@code subproblem}, from the root; {@code false} if one of its decisions
   * fails. Nothing of that counts: it was counted when the problem was cut.
   */
  boolean repeat(Subproblem subproblem) {
    for (Subproblem.Step step : subproblem.steps()) {
      if (!apply(step)) {
        return false;
      }
    }
    counters.reset();
    return true;
  }

  /** Goes to a child and draws consequences, as the search does; whether none contradicts. */
  boolean apply(Subproblem.Step step) {
    Decision decision = step.decision();
    int x = decision.variable();
    if (step.isRefuted()) {
      Decisions.refute(x, decision.operator(), decision.value(), domains);
      return !domains.isEmpty(x) && (!parts.branching.isBinary() || lookAhead.after(x));
    }
    Decisions.apply(x, decision.operator(), decision.value(), domains, assignment);
    return !domains.isEmpty(x) && lookAhead.after(x);
  }

  /** Returns the domains of the run. */
  Domains domains() {
    return domains;
  }

  /** Returns which variables are assigned. */
  Assignment assignment() {
    return assignment;
  }

  /**
   * Makes attempt {@code number}, from 1, which depends on nothing but its number, so that a caller
   * may distribute attempts over several runs. {@link #establish} is called before the first one.
   *
   * @return how the search ended, or {@code null} if only this attempt did
   * @throws IllegalStateException if a part learns from the attempts before
   * @throws CancelledException if the cancellation of this work was requested
   */
  public @Nullable Ending attempt(long number) {
    checkState(
        !parts.order.learns()
            && !parts.values.learns()
            && !backtracking.learnsFromAttempts()
            && parts.objective == null,
        "attempts cannot be shared out where a part learns from those before");
    return makeAttempt(number);
  }

  private @Nullable Ending makeAttempt(long number) {
    tree.returnToRoot();
    domains.undo();
    counters.attempts++;
    if (!backtracking.applyLearnt()) {
      progress.fail();
      return Ending.EXHAUSTED;
    }
    domains.mark();
    if (parts.random != null) {
      parts.random.startStream(number);
    }
    if (!parts.decides && assignment.nextOpen(0) != NONE) {
      progress.rememberAssigned();
      return limits.cancellation().isRequested() ? Ending.CANCELLED : Ending.STALLED;
    }
    parts.order.startAttempt(number);
    long found = parts.nogoods ? counters.solutions : 0; // which no later attempt finds again
    return ended(tree.search(parts.restarts.failsOf(number), parts.wanted - found));
  }

  private @Nullable Ending ended(@Nullable Ending ending) {
    if (ending != null && ending != Ending.EXHAUSTED) {
      progress.rememberAssigned();
    }
    return ending;
  }
}
