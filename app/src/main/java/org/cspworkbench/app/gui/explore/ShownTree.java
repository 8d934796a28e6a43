package org.cspworkbench.app.gui.explore;

import com.google.common.collect.ImmutableList;
import java.util.OptionalInt;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.paint.TreeScene;
import org.cspworkbench.presentation.tree.FoldedTree;
import org.cspworkbench.presentation.tree.SearchTree;
import org.cspworkbench.presentation.tree.Untried;

/**
 * A tree as it is shown, with the run that has walked it. Does not change, so that it can be made
 * beside the thread that paints it.
 *
 * @param trace the tape of the run
 * @param tree the tree on it, as it was when this was made
 * @param folding what of it is left out
 * @param scene what of it is seen, and where
 * @param isComplete whether the tree grows no more
 */
record ShownTree(
    Trace trace, SearchTree tree, Folding folding, TreeScene scene, boolean isComplete) {

  /** With more nodes than these to be seen, what led to no solution is left out all the same. */
  private static final int MOST_SHOWN = 200_000;

  /** Where a tree grows no more, the values that were left to be tried are shown too. */
  static ShownTree of(Trace trace, SearchTree tree, Folding wanted, boolean isComplete) {
    Folding folding = wanted;
    FoldedTree folded = fold(tree, folding);
    if (folded.size() > MOST_SHOWN && !folding.fails()) {
      folding = folding.withFails(true);
      folded = fold(tree, folding);
    }
    boolean isWhole = isComplete && tree.length() == trace.length();
    ImmutableList<Untried> untried = isWhole ? Untried.at(trace, tree) : ImmutableList.of();
    TreeScene scene = new TreeScene(trace.csp(), tree, folded.with(untried));
    return new ShownTree(trace, tree, folding, scene, isComplete);
  }

  private static FoldedTree fold(SearchTree tree, Folding folding) {
    return FoldedTree.of(tree, node -> folding.isFolded(tree, node));
  }

  /** What is shown for where the run stands when {@code position} events lie behind. */
  int shownAt(int position) {
    return scene.shown().shown(tree.at(Math.min(position, tree.length())));
  }

  /**
   * Where on the tape all that follows from the value of a node of the search tree has been worked
   * out, and nothing else has been tried.
   */
  int settled(int node) {
    int position = tree.position(node);
    while (position < tree.length() && !leaves(trace.kind(position))) {
      position++;
    }
    return position;
  }

  private static boolean leaves(EventKind kind) {
    return switch (kind) {
      case TRY, REFUTE, BACKTRACK, JUMP, RESTART, GAP -> true;
      default -> false;
    };
  }

  /** The nodes of the search tree that stand right below {@code node}, in the order they came. */
  ImmutableList<Integer> children(int node) {
    ImmutableList.Builder<Integer> children = ImmutableList.builder();
    int end = node + tree.below(node);
    for (int child = node + 1; child <= end; child += 1 + tree.below(child)) {
      children.add(child);
    }
    return children.build();
  }

  /** Which variable is decided at a node of the search tree, if one is known. */
  OptionalInt decides(int node) {
    ImmutableList<Integer> children = children(node);
    if (!children.isEmpty() && tree.variable(children.get(0)) != SearchTree.NONE) {
      return OptionalInt.of(tree.variable(children.get(0)));
    }
    int shown = scene.shown().shown(node);
    int child = scene.firstChild(shown);
    return child != 0 && scene.shown().isUntried(child)
        ? OptionalInt.of(scene.shown().untried(child).variable())
        : OptionalInt.empty();
  }
}
