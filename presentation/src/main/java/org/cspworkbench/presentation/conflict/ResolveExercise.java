package org.cspworkbench.presentation.conflict;

import com.google.common.primitives.ImmutableIntArray;

/**
 * An exercise: the learner resolves a contradiction down to the first unique implication point by
 * naming, one after the other, the literals that go. Immutable.
 *
 * @param analysis the analysis that the learner repeats; its contradiction follows from decisions
 * @param cut the number of the cut that is reached
 * @param mistakes how many wrong literals were named
 * @param last the verdict on the last literal
 * @param named the last literal, or NONE at the start
 */
public record ResolveExercise(
    NogoodDerivation analysis, int cut, int mistakes, Verdict last, int named) {

  /** A verdict on a literal that was named. */
  public enum Verdict {
    /** Nothing was named yet. */
    ASKED,
    /** It is the latest of the last level before the cut. */
    RIGHT,
    /** It is not just before the cut. */
    NOT_BEFORE_CUT,
    /** It follows from earlier decisions alone. */
    EARLIER_LEVEL,
    /** Another literal of that level before the cut became true later. */
    NOT_LATEST
  }

  /** Returns the exercise at the contradiction. */
  public static ResolveExercise of(NogoodDerivation analysis) {
    return new ResolveExercise(analysis, 0, 0, Verdict.ASKED, -1);
  }

  /** Returns whether one literal of the last level is left. */
  public boolean isDone() {
    return analysis.isResolved(cut);
  }

  /** Returns the exercise after the learner has named {@code node}. */
  public ResolveExercise name(int node) {
    if (isDone()) {
      return this;
    }
    Verdict verdict = verdict(node);
    return verdict == Verdict.RIGHT
        ? new ResolveExercise(analysis, cut + 1, mistakes, verdict, node)
        : new ResolveExercise(analysis, cut, mistakes + 1, verdict, node);
  }

  private Verdict verdict(int node) {
    ImmutableIntArray literals = analysis.cuts().get(cut).literals();
    if (!literals.contains(node)) {
      return Verdict.NOT_BEFORE_CUT;
    }
    if (analysis.graph().nodes().get(node).level() < analysis.graph().level()) {
      return Verdict.EARLIER_LEVEL;
    }
    return analysis.cuts().get(cut + 1).resolved() == node ? Verdict.RIGHT : Verdict.NOT_LATEST;
  }
}
