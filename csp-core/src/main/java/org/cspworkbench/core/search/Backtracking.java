package org.cspworkbench.core.search;

import static org.cspworkbench.core.kernel.Network.NONE;

import java.util.function.BiFunction;
import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.search.order.VariableOrder;
import org.cspworkbench.core.trace.TraceRecorder;
import org.jspecify.annotations.Nullable;

/**
 * What a search does at a contradiction. This is chronological backtracking: it undoes the last
 * decision, which is refuted next. Other forms undo more, or go on otherwise: {@link Backjumping},
 * {@link LongJumps}, {@link BlockRepair}, {@link LearningBacktracking}. Each makes the {@link
 * Policy} by which a search chooses it.
 */
public class Backtracking {

  /** Chronological backtracking: the last decision is undone, and refuted. */
  public static final Policy CHRONOLOGICAL = new Policy(Backtracking::chronological);

  /** What a search does at its contradictions, for {@link Search#onContradiction}. */
  public static final class Policy {

    private final BiFunction<Search, SearchProgress, Backtracking> maker;

    Policy(BiFunction<Search, SearchProgress, Backtracking> maker) {
      this.maker = maker;
    }

    /** Puts the policy to work on one run, together with the look-ahead. */
    Backtracking on(Search parts, SearchProgress progress) {
      return maker.apply(parts, progress);
    }
  }

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

  final Search parts;
  final SearchProgress progress;
  final Domains domains;
  final Assignment assignment;
  final Consistency lookAhead;
  final @Nullable ObjectiveBound bound;
  final Decisions decisions;
  private final @Nullable TraceRecorder recorder;

  /** If conflict sets are to be kept, they must be there already: the look-ahead fills them. */
  Backtracking(Search parts, SearchProgress progress) {
    this.parts = parts;
    this.progress = progress;
    this.domains = progress.domains;
    this.assignment = progress.assignment;
    this.lookAhead = parts.lookAhead.on(domains, assignment);
    this.bound = ObjectiveBound.on(parts, domains, lookAhead);
    this.decisions = new Decisions(domains, assignment);
    this.recorder = domains.recorder();
  }

  private static Backtracking chronological(Search parts, SearchProgress progress) {
    return parts.nogoods ? new NogoodRecording(parts, progress) : new Backtracking(parts, progress);
  }

  /**
   * Checks that the other parts of the search go with it.
   *
   * @throws IncompatibleParts if they do not
   */
  void check() {}

  /** Returns whether later attempts use what it has learnt from earlier ones. */
  boolean learnsFromAttempts() {
    return false;
  }

  /** Returns what chooses the variable to decide. */
  VariableOrder order() {
    return parts.order;
  }

  /** Returns what chooses the decisions on it. */
  Branching branching() {
    return parts.branching;
  }

  /** Returns what draws the consequences of a decision: the look-ahead and all that follows it. */
  Consistency propagation() {
    return bound == null ? lookAhead : bound;
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
    if (bound == null || bound.propagateAtRoot()) {
      return true;
    }
    progress.recordViolation();
    return false;
  }

  @Override
  public String toString() {
    return "chronological backtracking";
  }
}
