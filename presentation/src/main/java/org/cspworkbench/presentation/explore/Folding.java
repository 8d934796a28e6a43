package org.cspworkbench.presentation.explore;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import org.cspworkbench.presentation.playback.SearchTree;

/**
 * The folded parts of a tree. Immutable.
 *
 * @param fails whether failed subtrees are folded
 * @param turned the nodes of the search tree whose subtrees are an exception to {@code fails}
 */
public record Folding(boolean fails, ImmutableSet<Integer> turned) {

  /** Returns a folding that folds nothing. */
  public static Folding none() {
    return new Folding(false, ImmutableSet.of());
  }

  /** Returns a folding that folds all failed subtrees, or nothing. */
  public Folding withFails(boolean left) {
    return new Folding(left, ImmutableSet.of());
  }

  /** Returns a copy with the state below {@code node} reversed. */
  public Folding turnedAt(int node) {
    ImmutableSet<Integer> one = ImmutableSet.of(node);
    return new Folding(fails, Sets.symmetricDifference(turned, one).immutableCopy());
  }

  /**
   * Returns whether the subtree of {@code node} is folded. Forced values are folded with the choice
   * above them, and a single failure needs no less space when folded.
   */
  public boolean isFolded(SearchTree tree, int node) {
    boolean isFail = fails && !tree.isForced(node) && tree.isInVain(node) && tree.fails(node) > 1;
    return isFail != turned.contains(node);
  }
}
