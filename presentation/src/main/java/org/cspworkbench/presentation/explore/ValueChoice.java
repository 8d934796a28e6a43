package org.cspworkbench.presentation.explore;

import org.cspworkbench.presentation.playback.SearchTree;

/**
 * A value that could be chosen at a node, with its result in the run.
 *
 * @param label the label of the value, with its variable if that is not the variable of the node
 * @param fate the result of trying the value
 * @param forced how many variables received their value by propagation before it failed
 * @param wipedOut the variable whose domain became empty; the empty string if none is known
 * @param fails how many values failed below it, including itself
 * @param solutions how many solutions there are below it
 * @param node its node of the search tree, or {@link SearchTree#NONE}
 * @param isLater whether this result is complete only after the current position
 */
public record ValueChoice(
    String label,
    Fate fate,
    int forced,
    String wipedOut,
    int fails,
    int solutions,
    int node,
    boolean isLater) {

  /** Returns a value that was not tried. */
  static ValueChoice untried(String label) {
    return new ValueChoice(label, Fate.UNTRIED, 0, "", 0, 0, SearchTree.NONE, false);
  }

  /** The result of trying a value. */
  public enum Fate {
    /** It failed immediately or after forced values. */
    FAILED,
    /** Its subtree was exhausted without a solution. */
    EXHAUSTED,
    /** Its subtree has solutions. */
    SOLVED,
    /** It was abandoned because of a decision above it. */
    SKIPPED,
    /** The search is in its subtree, or stopped there. */
    OPEN,
    /** It was not tried. */
    UNTRIED
  }

  /** Returns whether the value was tried, so that its node can be selected. */
  public boolean wasTried() {
    return fate != Fate.UNTRIED;
  }
}
