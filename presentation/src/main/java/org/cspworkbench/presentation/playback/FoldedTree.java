package org.cspworkbench.presentation.playback;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.function.IntPredicate;

/**
 * A view of a search tree in which some nodes are merged or folded. A forced value is merged with
 * the node above it; the descendants of a folded node are hidden and counted; untried values are
 * leaves after all other nodes. Immutable.
 *
 * <p>Nodes are numbered from 0, the root, in the order of the search tree, so that {@link #parents}
 * can be passed to {@link TidyLayout}.
 */
public final class FoldedTree {

  private final int[] parents;
  private final int[] tops;
  private final int[] bottoms;
  private final int[] hidden;
  private final ImmutableList<Untried> untried;

  private FoldedTree(
      int[] parents, int[] tops, int[] bottoms, int[] hidden, ImmutableList<Untried> untried) {
    this.parents = parents;
    this.tops = tops;
    this.bottoms = bottoms;
    this.hidden = hidden;
    this.untried = untried;
  }

  /**
   * Creates the view of the current {@code tree}.
   *
   * @param folded whether the descendants of a node are hidden
   */
  public static FoldedTree of(SearchTree tree, IntPredicate folded) {
    int nodes = tree.size();
    int[] shownAs = new int[nodes];
    int[] parents = new int[nodes];
    int[] tops = new int[nodes];
    int[] bottoms = new int[nodes];
    int[] hidden = new int[nodes];
    int size = 0;
    int node = SearchTree.ROOT;
    while (node < nodes) {
      int above = tree.parent(node);
      if (isMerged(tree, node, above)) {
        shownAs[node] = shownAs[above];
      } else {
        parents[size] = above == SearchTree.NONE ? -1 : shownAs[above];
        tops[size] = node;
        shownAs[node] = size++;
      }
      bottoms[shownAs[node]] = node;
      boolean isFolded = tree.below(node) > 0 && folded.test(node);
      hidden[shownAs[node]] = isFolded ? tree.below(node) : 0;
      node += 1 + hidden[shownAs[node]];
    }
    return new FoldedTree(
        Arrays.copyOf(parents, size),
        Arrays.copyOf(tops, size),
        Arrays.copyOf(bottoms, size),
        Arrays.copyOf(hidden, size),
        ImmutableList.of());
  }

  /**
   * Returns this view, which has no untried values yet, with those of {@code values} whose parent
   * is visible and not folded.
   */
  public FoldedTree with(ImmutableList<Untried> values) {
    ImmutableList<Untried> seen =
        values.stream()
            .filter(each -> bottoms[shown(each.node())] == each.node())
            .filter(each -> hidden[shown(each.node())] == 0)
            .collect(ImmutableList.toImmutableList());
    int[] longer = Arrays.copyOf(parents, tops.length + seen.size());
    for (int k = 0; k < seen.size(); k++) {
      longer[tops.length + k] = shown(seen.get(k).node());
    }
    return new FoldedTree(longer, tops, bottoms, hidden, seen);
  }

  /**
   * Returns whether {@code node} is merged with its parent. A forced value with siblings is not:
   * the search may branch on another variable after it.
   */
  private static boolean isMerged(SearchTree tree, int node, int above) {
    return above != SearchTree.NONE
        && tree.isForced(node)
        && tree.below(above) == 1 + tree.below(node);
  }

  /** Returns the number of nodes of this view, including the untried values. */
  public int size() {
    return parents.length;
  }

  /** Returns whether {@code node} is an untried value. */
  public boolean isUntried(int node) {
    return node >= tops.length;
  }

  /** Returns the untried value of {@code node}. */
  public Untried untried(int node) {
    return untried.get(node - tops.length);
  }

  /** Returns the parent of each node of this view, −1 for the root. */
  public int[] parents() {
    return parents.clone();
  }

  /**
   * Returns the first node of the search tree that is merged into {@code node}, that is, the
   * choice; or {@link SearchTree#NONE} for an untried value.
   */
  public int top(int node) {
    return isUntried(node) ? SearchTree.NONE : tops[node];
  }

  /**
   * Returns the last node of the search tree that is merged into {@code node}, that is, the last
   * forced value; or {@link SearchTree#NONE} for an untried value.
   */
  public int bottom(int node) {
    return isUntried(node) ? SearchTree.NONE : bottoms[node];
  }

  /**
   * Returns the number of nodes of the search tree that are hidden below {@code node}; 0 if it is
   * not folded.
   */
  public int hidden(int node) {
    return isUntried(node) ? 0 : hidden[node];
  }

  /**
   * Returns the node of this view that shows {@code node} of the search tree, which may be merged
   * or hidden.
   */
  public int shown(int node) {
    int place = Arrays.binarySearch(tops, node);
    return place >= 0 ? place : -place - 2; // hidden and merged nodes follow their top
  }
}
