package org.cspworkbench.presentation.tree;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.function.IntPredicate;

/**
 * The part of a search tree that is shown. Values that were forced are shown with the choice above
 * them, as one node; what is below a folded node is left out and counted; values that were left to
 * be tried stand as leaves at the end. Immutable.
 *
 * <p>Nodes are numbered from 0, the root, in the order of the search tree, so that {@link #parents}
 * are what {@link TidyLayout} asks for.
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
   * What is shown of {@code tree} by now.
   *
   * @param folded whether what is below a node is left out
   */
  public static FoldedTree of(SearchTree tree, IntPredicate folded) {
    int most = tree.size();
    int[] shownAs = new int[most];
    int[] parents = new int[most];
    int[] tops = new int[most];
    int[] bottoms = new int[most];
    int[] hidden = new int[most];
    int size = 0;
    int node = SearchTree.ROOT;
    while (node < most) {
      int above = tree.parent(node);
      if (isOneWith(tree, node, above)) {
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

  /** The same with those of {@code values} that belong to what is shown; there may be none yet. */
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

  /** A forced value may still have siblings, if the search branches on another variable then. */
  private static boolean isOneWith(SearchTree tree, int node, int above) {
    return above != SearchTree.NONE
        && tree.isForced(node)
        && tree.below(above) == 1 + tree.below(node);
  }

  /** How many nodes are shown, with the values that were left to be tried. */
  public int size() {
    return parents.length;
  }

  /** Whether {@code node} stands for a value that was left to be tried. */
  public boolean isUntried(int node) {
    return node >= tops.length;
  }

  /** The value that was left to be tried for which {@code node} stands. */
  public Untried untried(int node) {
    return untried.get(node - tops.length);
  }

  /** The parent of each node that is shown, −1 for the root. */
  public int[] parents() {
    return parents.clone();
  }

  /**
   * The first node of the search tree that is shown as {@code node}, what was chosen there; or
   * {@link SearchTree#NONE} if that was not tried.
   */
  public int top(int node) {
    return isUntried(node) ? SearchTree.NONE : tops[node];
  }

  /**
   * The last node of the search tree that is shown as {@code node}, where that has led; or {@link
   * SearchTree#NONE} if it was not tried.
   */
  public int bottom(int node) {
    return isUntried(node) ? SearchTree.NONE : bottoms[node];
  }

  /** How many nodes of the search tree are left out below {@code node}; 0 if it is not folded. */
  public int hidden(int node) {
    return isUntried(node) ? 0 : hidden[node];
  }

  /** What is shown for {@code node} of the search tree: itself, or what it is folded into. */
  public int shown(int node) {
    int place = Arrays.binarySearch(tops, node);
    return place >= 0 ? place : -place - 2; // a node is followed by what it is shown with
  }
}
