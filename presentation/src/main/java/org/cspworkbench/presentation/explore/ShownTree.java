package org.cspworkbench.presentation.explore;

import com.google.common.collect.ImmutableList;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.paint.graph.TreeScene;
import org.cspworkbench.presentation.playback.FoldedTree;
import org.cspworkbench.presentation.playback.SearchTree;
import org.cspworkbench.presentation.playback.Untried;

/**
 * A search tree as it is displayed. Immutable, so that it can be built in the background.
 *
 * @param trace the recording of the run
 * @param tree the search tree when this was created
 * @param folding the folded parts
 * @param scene the displayed nodes with their layout
 * @param isComplete whether the tree is complete
 */
public record ShownTree(
    Trace trace, SearchTree tree, Folding folding, TreeScene scene, boolean isComplete) {

  /** Larger trees are shown with failed subtrees folded in any case. */
  private static final int MOST_SHOWN = 200_000;

  /** Creates the displayed tree; a complete tree also shows the values that were not tried. */
  public static ShownTree of(Trace trace, SearchTree tree, Folding wanted, boolean isComplete) {
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

  /** Returns whether nodes are left out, because the tree is too large. */
  public boolean isCut() {
    return isComplete && tree.length() < trace.length();
  }

  /** Returns the displayed node of the run after {@code position} events. */
  public int shownAt(int position) {
    return scene.shown().shown(tree.at(Math.min(position, tree.length())));
  }

  /**
   * Returns the position at which the propagation of the value of a node has ended and nothing else
   * has been tried.
   */
  public int settled(int node) {
    int position = tree.position(node);
    while (position < tree.length() && !leaves(trace.kind(position))) {
      position++;
    }
    return position;
  }

  /**
   * Returns whether there is an event of one of these kinds between the one that created {@code
   * node} and {@code position}.
   */
  boolean hasPassed(Set<EventKind> kinds, int node, int position) {
    return IntStream.range(tree.position(node), Math.min(position, tree.length()))
        .anyMatch(event -> kinds.contains(trace.kind(event)));
  }

  private static boolean leaves(EventKind kind) {
    return switch (kind) {
      case TRY, REFUTE, BACKTRACK, LEARN, JUMP, RESTART, GAP -> true;
      default -> false;
    };
  }

  /** Returns the children of {@code node} in the search tree, in the order of the search. */
  public ImmutableList<Integer> children(int node) {
    ImmutableList.Builder<Integer> children = ImmutableList.builder();
    int end = node + tree.below(node);
    for (int child = node + 1; child <= end; child += 1 + tree.below(child)) {
      children.add(child);
    }
    return children.build();
  }

  /** Returns the variable that is decided at a node of the search tree, if it is known. */
  public OptionalInt decides(int node) {
    ImmutableList<Integer> children = children(node);
    if (!children.isEmpty() && tree.variable(children.get(0)) != SearchTree.NONE) {
      return OptionalInt.of(tree.variable(children.get(0)));
    }
    int shown = scene.shown().shown(node);
    int child = scene.firstChild(shown);
    return child != 0 && scene.shown().isUntried(child)
        ? OptionalInt.of(scene.shown().untried(child).decision().variable())
        : OptionalInt.empty();
  }
}
