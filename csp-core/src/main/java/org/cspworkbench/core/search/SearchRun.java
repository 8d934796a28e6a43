package org.cspworkbench.core.search;

import static org.cspworkbench.core.network.Network.NONE;

import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.network.Assignment;
import org.cspworkbench.core.network.Domains;
import org.cspworkbench.core.network.Network;
import org.cspworkbench.core.search.lookback.LookBack;
import org.cspworkbench.core.trace.Counters;
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
  private final Domains domains;
  private final Assignment assignment;
  private final Consistency rootFilter;
  private final SearchProgress progress;
  private final TreeSearch tree;

  SearchRun(Search parts, Limits limits, @Nullable TraceRecorder recorder) {
    this.parts = parts;
    this.limits = limits;
    LimitCheck limitCheck = new LimitCheck(limits, counters);
    this.recorder = recorder;
    this.network = parts.network;
    this.domains = new Domains(network, parts.csp, counters, recorder);
    this.assignment = new Assignment(domains);
    this.progress = new SearchProgress(domains, assignment, parts.onSolution);
    LookBack lookBack = parts.lookBack == null ? null : parts.lookBack.on(domains, assignment);
    Consistency lookAhead = parts.lookAhead.on(domains, assignment);
    this.tree = tree(lookAhead, lookBack, limitCheck);
    this.rootFilter =
        parts.rootFilter == null ? lookAhead : parts.rootFilter.on(domains, assignment);
    Combination.check(parts, lookAhead, lookBack, rootFilter);
    parts.order.start(network);
    parts.values.start(network);
  }

  private TreeSearch tree(
      Consistency lookAhead, @Nullable LookBack lookBack, LimitCheck limitCheck) {
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
      return new IterativeSampling(parts, lookAhead, domains, assignment, limitCheck, progress);
    }
    return new DepthFirstSearch(
        parts, lookAhead, lookBack, domains, assignment, limitCheck, progress);
  }

  SearchResult solve() {
    return new SearchResult(search(), counters, progress.mostAssigned(), domains);
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
    if (!rootFilter.establish()) {
      progress.fail();
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
    Ending ending = tree.search(parts.restarts.failsOf(number), parts.wanted);
    if (ending != null && ending != Ending.EXHAUSTED) {
      progress.rememberAssigned();
    }
    return ending;
  }
}
