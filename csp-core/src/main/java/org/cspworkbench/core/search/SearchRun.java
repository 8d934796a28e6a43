package org.cspworkbench.core.search;

import static org.cspworkbench.core.kernel.Network.NONE;

import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.search.lookback.LookBack;
import org.cspworkbench.core.trace.Counters;
import org.cspworkbench.core.trace.Halves;
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
    this.progress = new SearchProgress(domains, assignment, parts.onSolution);
    LookBack lookBack = parts.lookBack == null ? null : parts.lookBack.on(domains, assignment);
    this.lookAhead = parts.lookAhead.on(domains, assignment);
    this.tree = tree(lookAhead, lookBack);
    this.rootFilter = parts.rootFilter == null ? null : parts.rootFilter.on(domains, assignment);
    Combination.check(parts, lookAhead, lookBack, rootFilter);
    parts.order.start(network);
    parts.values.start(network);
  }

  private TreeSearch tree(Consistency lookAhead, @Nullable LookBack lookBack) {
    if (parts.learning != null) {
      return new LearningSearch(
          parts, parts.learning, lookAhead, domains, assignment, limitCheck, progress);
    }
    if (parts.repairRadius > 0) {
      return new BlockRepair(parts, lookAhead, domains, assignment, limitCheck, progress);
    }
    if (Combination.isPlainBacktracking(parts, lookAhead)) {
      return new PlainBacktracking(parts.order, domains, assignment, limitCheck, progress);
    }
    if (recorder == null && Combination.isIterativeSampling(parts)) { // a trace refutes decisions
      TreeSearch bySets =
          SamplingBySets.tryOn(parts, lookAhead, domains, assignment, limitCheck, progress);
      return bySets != null
          ? bySets
          : new IterativeSampling(parts, lookAhead, domains, assignment, limitCheck, progress);
    }
    return new DepthFirstSearch(
        parts, lookAhead, lookBack, domains, assignment, limitCheck, progress);
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
    return new SearchResult(ending, counters, progress.mostAssigned(), domains);
  }

  /**
   * Searches, or continues the search, until about {@code fails} contradictions have been counted
   * in all: the run pauses before the next decision. Pauses change nothing but the number {@link
   * #mostAssigned}.
   *
   * @return how the search ended, or {@code null} if it has paused
   * @throws UnsupportedOperationException if the search has paused and cannot be continued: plain
   *     backtracking, repairs and iterative sampling
   */
  public @Nullable Ending searchUntil(long fails) {
    limitCheck.pauseAt(fails);
    Ending ending;
    if (current > 0) {
      ending = ended(tree.resume(parts.wanted));
    } else if (establish()) {
      current = 1;
      ending = attempt(current);
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
      ending = attempt(current);
    }
    return ending == Ending.FAILS && counters.fails < limits.fails() ? null : ending;
  }

  void close() {
    if (recorder != null) {
      recorder.close(domains.snapshot(), assignment.snapshot(), counters);
    }
  }

  /**
   * Returns what the run counts. Between attempts the caller may take the numbers away and reset
   * them.
   */
  public Counters counters() {
    return counters;
  }

  /** Returns the largest number of variables that had a value at a contradiction or at the end. */
  public int mostAssigned() {
    return progress.mostAssigned();
  }

  /**
   * Filters the root; {@code false} if that alone shows that there is no solution. To be called
   * once, first.
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
    for (Decision decision : subproblem.decisions()) {
      if (!apply(decision)) {
        return false;
      }
    }
    counters.reset();
    return true;
  }

  /** Makes a decision and draws its consequences, as the search does; whether none contradicts. */
  boolean apply(Decision decision) {
    int x = decision.variable();
    int tried = decision.value();
    boolean isHalf = Halves.isHalf(tried);
    if (!decision.isEqual()) {
      if (isHalf) {
        domains.refuteHalf(x, tried);
      } else {
        domains.refute(x, tried);
      }
      return !domains.isEmpty(x) && (parts.branching == Branching.D_WAY || lookAhead.after(x));
    }
    if (isHalf) {
      domains.keepHalf(x, tried);
    } else {
      assignment.decide(x, tried);
    }
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
   * Runs attempt {@code number}, from 1, which depends on nothing but its number.
   *
   * @return how the search ended, or {@code null} if only this attempt did
   */
  public @Nullable Ending attempt(long number) {
    tree.returnToRoot();
    domains.undo();
    counters.attempts++;
    if (!tree.takeUpWhatIsKnown()) {
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
    return ended(tree.search(parts.restarts.failsOf(number), parts.wanted));
  }

  private @Nullable Ending ended(@Nullable Ending ending) {
    if (ending != null && ending != Ending.EXHAUSTED) {
      progress.rememberAssigned();
    }
    return ending;
  }
}
