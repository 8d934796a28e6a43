package org.cspworkbench.app.gui.explore;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import org.cspworkbench.presentation.tree.SearchTree;

/**
 * What is left out of a tree. Immutable.
 *
 * @param fails whether all that led to no solution is left out
 * @param turned the nodes of the search tree below which it is the other way round
 */
record Folding(boolean fails, ImmutableSet<Integer> turned) {

  /** Nothing is left out. */
  static Folding none() {
    return new Folding(false, ImmutableSet.of());
  }

  /** All that led to no solution is left out, or all is shown again. */
  Folding withFails(boolean left) {
    return new Folding(left, ImmutableSet.of());
  }

  /** The other way round below {@code node}. */
  Folding turnedAt(int node) {
    ImmutableSet<Integer> one = ImmutableSet.of(node);
    return new Folding(fails, Sets.symmetricDifference(turned, one).immutableCopy());
  }

  /**
   * Whether what is below {@code node} is left out. Forced values go with the choice above them,
   * and a single failure takes no less room folded.
   */
  boolean isFolded(SearchTree tree, int node) {
    boolean isFail = fails && !tree.isForced(node) && tree.isInVain(node) && tree.fails(node) > 1;
    return isFail != turned.contains(node);
  }
}
