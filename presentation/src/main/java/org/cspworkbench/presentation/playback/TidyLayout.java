package org.cspworkbench.presentation.playback;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.Arrays;

/**
 * A tidy drawing of a tree: the nodes of a level are on one line, siblings are in order and at
 * least 1 apart, a parent is centred above its children, equal subtrees are drawn equally, and the
 * drawing is as narrow as these rules allow.
 *
 * <p>Source: E. M. Reingold and J. S. Tilford, "Tidier drawings of trees" (1981), for any number of
 * children as by J. Q. Walker (1990), in linear time as by C. Buchheim, M. Jünger and S. Leipert,
 * "Improving Walker's algorithm to run in linear time" (2002). The names are those of the latter
 * paper.
 *
 * <p>Time and memory are linear in the number of nodes. There is no recursion, because a search
 * tree may be deeper than the stack.
 */
public final class TidyLayout {

  private static final int NONE = -1;
  private static final double DISTANCE = 1;

  private final int[] parent;
  private final int[] firstChild;
  private final int[] lastChild;
  private final int[] nextSibling;
  private final int[] previousSibling;
  private final int[] number; // the index among its siblings
  private final int[] thread;
  private final int[] ancestor;
  private final double[] prelim;
  private final double[] mod;
  private final double[] change;
  private final double[] shift;
  private final double[] x;
  private final int[] depth;
  private double width;
  private int deepest;

  private TidyLayout(int[] parent) {
    int n = parent.length;
    this.parent = parent;
    firstChild = filled(n);
    lastChild = filled(n);
    nextSibling = filled(n);
    previousSibling = filled(n);
    number = new int[n];
    thread = filled(n);
    ancestor = new int[n];
    prelim = new double[n];
    mod = new double[n];
    change = new double[n];
    shift = new double[n];
    x = new double[n];
    depth = new int[n];
  }

  private static int[] filled(int n) {
    int[] none = new int[n];
    Arrays.fill(none, NONE);
    return none;
  }

  /**
   * Computes the layout of a tree.
   *
   * @param parents the parent of each node, which precedes it; −1 for node 0, the root. Siblings
   *     are ordered by their numbers
   * @throws IllegalArgumentException if the array is not such a tree
   */
  public static TidyLayout of(int... parents) {
    checkArgument(parents.length > 0 && parents[0] == NONE, "a tree begins with its root");
    TidyLayout layout = new TidyLayout(parents.clone());
    for (int v = 1; v < parents.length; v++) {
      checkArgument(parents[v] >= 0 && parents[v] < v, "the parent of node %s comes before it", v);
      layout.link(v);
    }
    // children follow their parent, so that in reverse order they are placed before it
    for (int v = parents.length - 1; v >= 0; v--) {
      layout.placeChildren(v);
    }
    layout.secondWalk();
    return layout;
  }

  private void link(int v) {
    int above = parent[v];
    depth[v] = depth[above] + 1;
    ancestor[v] = v;
    int before = lastChild[above];
    if (before == NONE) {
      firstChild[above] = v;
    } else {
      nextSibling[before] = v;
      previousSibling[v] = before;
      number[v] = number[before] + 1;
    }
    lastChild[above] = v;
  }

  /**
   * Performs the first walk of the paper at one node: places its children as close together as
   * possible.
   */
  private void placeChildren(int v) {
    int defaultAncestor = firstChild[v];
    for (int w = firstChild[v]; w != NONE; w = nextSibling[w]) {
      int left = previousSibling[w];
      if (left != NONE) { // prelim is the middle of the children of w so far
        double middle = prelim[w];
        prelim[w] = prelim[left] + DISTANCE;
        mod[w] = firstChild[w] == NONE ? 0 : prelim[w] - middle;
        defaultAncestor = apportion(v, w, defaultAncestor);
      }
    }
    executeShifts(v);
    if (firstChild[v] != NONE) {
      prelim[v] = (prelim[firstChild[v]] + prelim[lastChild[v]]) / 2;
    }
  }

  /** Moves the subtree of w away from those on its left, level by level along both contours. */
  private int apportion(int above, int w, int defaultAncestor) {
    int insideRight = w;
    int outsideRight = w;
    int insideLeft = previousSibling[w];
    int outsideLeft = firstChild[above];
    double modInsideRight = mod[insideRight];
    double modOutsideRight = mod[outsideRight];
    double modInsideLeft = mod[insideLeft];
    double modOutsideLeft = mod[outsideLeft];
    while (nextRight(insideLeft) != NONE && nextLeft(insideRight) != NONE) {
      insideLeft = nextRight(insideLeft);
      insideRight = nextLeft(insideRight);
      outsideLeft = nextLeft(outsideLeft);
      outsideRight = nextRight(outsideRight);
      ancestor[outsideRight] = w;
      double overlap =
          prelim[insideLeft] + modInsideLeft - (prelim[insideRight] + modInsideRight) + DISTANCE;
      if (overlap > 0) {
        int greatest = ancestor[insideLeft];
        moveSubtree(parent[greatest] == above ? greatest : defaultAncestor, w, overlap);
        modInsideRight += overlap;
        modOutsideRight += overlap;
      }
      modInsideLeft += mod[insideLeft];
      modInsideRight += mod[insideRight];
      modOutsideLeft += mod[outsideLeft];
      modOutsideRight += mod[outsideRight];
    }
    if (nextRight(insideLeft) != NONE && nextRight(outsideRight) == NONE) {
      thread[outsideRight] = nextRight(insideLeft);
      mod[outsideRight] += modInsideLeft - modOutsideRight;
    }
    if (nextLeft(insideRight) != NONE && nextLeft(outsideLeft) == NONE) {
      thread[outsideLeft] = nextLeft(insideRight);
      mod[outsideLeft] += modInsideRight - modOutsideLeft;
      return w;
    }
    return defaultAncestor;
  }

  private int nextLeft(int v) {
    return firstChild[v] == NONE ? thread[v] : firstChild[v];
  }

  private int nextRight(int v) {
    return lastChild[v] == NONE ? thread[v] : lastChild[v];
  }

  private void moveSubtree(int from, int to, double by) {
    int subtrees = number[to] - number[from];
    change[to] -= by / subtrees;
    shift[to] += by;
    change[from] += by / subtrees;
    prelim[to] += by;
    mod[to] += by;
  }

  /** Distributes the shifts of subtrees among the smaller ones between them. */
  private void executeShifts(int v) {
    double moved = 0;
    double changed = 0;
    for (int w = lastChild[v]; w != NONE; w = previousSibling[w]) {
      prelim[w] += moved;
      mod[w] += moved;
      changed += change[w];
      moved += shift[w] + changed;
    }
  }

  /** Performs the second walk of the paper: adds the shifts of all ancestors to each node. */
  private void secondWalk() {
    double[] movedWith = new double[parent.length];
    double leftmost = 0;
    for (int v = 0; v < parent.length; v++) {
      double moved = v == 0 ? 0 : movedWith[parent[v]];
      x[v] = prelim[v] + moved;
      movedWith[v] = moved + mod[v];
      leftmost = Math.min(leftmost, x[v]);
    }
    for (int v = 0; v < x.length; v++) {
      x[v] -= leftmost;
      width = Math.max(width, x[v]);
      deepest = Math.max(deepest, depth[v]);
    }
  }

  /** Returns the x coordinate of a node; the leftmost is at 0. */
  public double x(int node) {
    return x[node];
  }

  /** Returns the depth of a node; the root has depth 0. */
  public int depth(int node) {
    return depth[node];
  }

  /** Returns the depth of the deepest node. */
  public int deepest() {
    return deepest;
  }

  /** Returns the x coordinate of the rightmost node. */
  public double width() {
    return width;
  }
}
