package org.cspworkbench.presentation.conflict;

import com.google.common.primitives.ImmutableIntArray;

/**
 * A step of the analysis of a contradiction: a cut through the implication graph. The literals just
 * before it cannot all be true.
 *
 * @param literals the nodes just before the cut, ascending
 * @param step how it comes from the cut before
 * @param resolved the node that has gone, or NONE at the first cut
 */
public record Cut(ImmutableIntArray literals, Step step, int resolved) {

  /** How a cut comes from the one before. */
  public enum Step {
    /** It is the first: the literals behind the contradiction itself. */
    START,
    /** The latest literal of the last level is replaced with those that imply it. */
    RESOLVED,
    /** One of several removals of earlier levels is replaced with the literal that implies them. */
    REPLACED,
    /** A literal follows from the others and is left out. */
    IMPLIED
  }
}
