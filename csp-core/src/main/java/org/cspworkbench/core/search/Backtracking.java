package org.cspworkbench.core.search;

import static org.cspworkbench.core.kernel.Network.NONE;

import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.trace.TraceRecorder;
import org.jspecify.annotations.Nullable;

/**
 * What a search does at a contradiction. This is chronological backtracking: it undoes the last
 * decision, which is refuted next. Other forms undo more, or go on otherwise.
 */
class Backtracking {

  /** How the search goes on. */
  enum Step {
    /** Nothing contradicts itself: a variable is selected. */
    SELECT,
    /** The decision that was undone last is refuted. */
    REFUTE,
    /** The attempt ends, and the next one starts from the root. */
    RESTART,
    /** Everything has been searched. */
    EXHAUSTED
  }

  final Domains domains;
  final Decisions decisions;
  final SearchProgress progress;
  final @Nullable ObjectiveBound bound;
  private final @Nullable TraceRecorder recorder;

  Backtracking(
      Domains domains,
      Decisions decisions,
      SearchProgress progress,
      @Nullable ObjectiveBound bound) {
    this.domains = domains;
    this.decisions = decisions;
    this.progress = progress;
    this.bound = bound;
    this.recorder = domains.recorder();
  }

  /** The decision just made, on {@code x}, has failed at once. */
  Step failed(int x) {
    progress.failAt(x);
    decisions.undoFailed();
    return Step.REFUTE;
  }

  /** A decision has been refuted, and now its variable or another one has no value left. */
  Step deadEnd() {
    return backtrackTo(decisions.depth());
  }

  /** Every variable has one value, and these values violate a constraint. */
  Step violated() {
    int x = domains.network().tail(domains.failedArc());
    progress.failAt(x);
    progress.recordViolation();
    return deadEnd();
  }

  /** A solution has been found, and more are wanted. */
  Step solved() {
    if (bound != null) {
      bound.found();
    }
    return backtrackTo(decisions.depth());
  }

  /** Undoes the decision of {@code level} and all later ones. */
  final Step backtrackTo(int level) {
    return decisions.backtrackTo(level) ? Step.REFUTE : Step.EXHAUSTED;
  }

  /** Called when {@code x} has been selected, or NONE, before any limit is checked. */
  void selected(int x) {
    if (recorder != null && x != NONE) {
      recorder.select(x);
    }
  }

  /** Called before a decision on {@code x} is made. */
  void deciding(int x) {}

  /** Called when the decision that was undone last has been refuted. */
  void refuted() {}

  /** Returns whether the attempt may end before everything has been searched. */
  boolean mayRestart() {
    return true;
  }

  /** Called when the attempt ends before everything has been searched. The decisions stand. */
  void restarting() {}

  /** Undoes every decision that stands. */
  void returnToRoot() {
    decisions.undoAll();
  }

  /**
   * Applies, at the root, what earlier attempts have found and learnt.
   *
   * @return whether that leaves anything to search
   */
  boolean applyLearnt() {
    if (bound == null || bound.propagate()) {
      return true;
    }
    progress.recordViolation();
    return false;
  }
}
