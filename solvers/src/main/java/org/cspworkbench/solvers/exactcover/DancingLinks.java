package org.cspworkbench.solvers.exactcover;

import java.util.Arrays;

/**
 * Algorithm X by dancing links: finds every exact cover, depth first, covering the item with the
 * fewest options next (Knuth, "Dancing Links", Millennial Perspectives in Computer Science, 2000;
 * arXiv cs/0011047).
 *
 * <p>Each item heads a ring of its options. Covering an item takes it out of the ring of items, and
 * each of its options out of the rings of the other items that the option covers; what has been
 * taken out still knows its neighbours, and so uncovering, the same in the opposite order, puts
 * everything back without having stored anything.
 *
 * <p>Secondary items stand in no ring of items: none has to be covered, but two options that cover
 * the same one still exclude each other. Options lie one behind the other in the arrays, with a
 * spacer between them that leads back to the first node, or on to the last, of its neighbours.
 */
public final class DancingLinks {

  /**
   * Controls a search and is notified of its steps. A node stands for an option among those of an
   * item; items and options have the numbers of the {@link CoverMatrix}.
   */
  public interface Guide {

    /** Returns whether another option may be tried. */
    boolean mayTry();

    /** {@code item} is covered by choosing the option of {@code node} from those that it has. */
    void tries(int item, int node, int othersLeft);

    /**
     * The option of {@code node}, already chosen, covers {@code item} as well, which takes away
     * {@code othersLeft} other options.
     */
    void covers(int item, int node, int othersLeft);

    /** {@code item} waits again to be covered. */
    void uncovers(int item, int node);

    /** The option of {@code node} has been tried. */
    void takesBack(int item, int node);

    /** No option is left for {@code item}. */
    void failsAt(int item);

    /** Called when every primary item is covered; returns whether the search continues. */
    boolean finds();
  }

  /** Denotes "no node". */
  public static final int NONE = -1;

  private static final int ROOT = 0; // of the ring of items
  private static final int SPACER = 0;

  private final int[] left; // by item, from 1
  private final int[] right;
  private final int[] size; // how many options an item has
  private final int[] up; // by node; the first nodes are the items
  private final int[] down;
  private final int[] top; // the item of a node, or SPACER
  private final int[] option; // by node
  private final int[] first; // by option: its first node

  private final int[] branch; // by level: the item that is covered there
  private final int[] tried; // by level: the node of the option that covers it
  private final int[] othersLeft; // by level: options that have not been tried
  private int level;

  /** Links for {@code matrix}, as it is now. */
  public DancingLinks(CoverMatrix matrix) {
    int items = matrix.items();
    int nodes = items + 1 + matrix.nodes() + matrix.options().size() + 1;
    left = new int[items + 1];
    right = new int[items + 1];
    size = new int[items + 1];
    up = new int[nodes];
    down = new int[nodes];
    top = new int[nodes];
    option = new int[nodes];
    first = new int[matrix.options().size()];
    branch = new int[matrix.primaryItems() + 1];
    tried = new int[matrix.primaryItems() + 1];
    othersLeft = new int[matrix.primaryItems() + 1];
    for (int item = 1; item <= items; item++) {
      boolean primary = item <= matrix.primaryItems();
      left[item] = primary ? item - 1 : item;
      right[item] = primary ? item + 1 : item;
      up[item] = item;
      down[item] = item;
    }
    left[ROOT] = matrix.primaryItems();
    right[ROOT] = matrix.primaryItems() > 0 ? 1 : ROOT;
    right[matrix.primaryItems()] = ROOT;
    int node = items + 1; // a spacer
    for (int o = 0; o < first.length; o++) {
      first[o] = node + 1;
      int length = matrix.options().get(o).length();
      down[node] = node + length;
      for (int k = 0; k < length; k++) {
        append(++node, matrix.options().get(o).get(k) + 1, o);
      }
      up[++node] = first[o];
    }
  }

  private void append(int node, int item, int ofOption) {
    top[node] = item;
    option[node] = ofOption;
    up[node] = up[item];
    down[node] = item;
    down[up[item]] = node;
    up[item] = node;
    size[item]++;
  }

  /** Chooses {@code option} for good, before the search; its items must not be covered yet. */
  public void choose(int chosen, Guide guide) {
    int node = first[chosen];
    cover(top[node]);
    guide.covers(top[node] - 1, node, size[top[node]] - 1);
    coverOthers(node, guide);
  }

  /**
   * Searches, once: if every item is covered, a solution has been found and the search backtracks;
   * otherwise it covers an item and tries the options that cover it one by one, each time covering
   * the other items of the option; when none is left, it backtracks.
   *
   * @return whether the search is complete and was not stopped by {@code guide}
   */
  public boolean search(Guide guide) {
    boolean deeper = true;
    while (true) {
      if (deeper && right[ROOT] == ROOT) {
        deeper = false;
        if (!guide.finds()) {
          return false;
        }
      } else if (deeper) {
        deeper = branchOn(itemWithFewestOptions(), guide);
      }
      if (!deeper) {
        if (level == 0) {
          return true;
        }
        takeBack(guide);
      }
      int item = branch[level];
      int node = down[tried[level]];
      if (node == item) {
        uncover(item);
        deeper = false;
      } else if (guide.mayTry()) {
        tried[level++] = node;
        guide.tries(item - 1, node, --othersLeft[level - 1]);
        coverOthers(node, guide);
        deeper = true;
      } else {
        return false;
      }
    }
  }

  /** Returns the first of those items that have the fewest options. */
  private int itemWithFewestOptions() {
    int fewest = right[ROOT];
    for (int item = right[fewest]; item != ROOT; item = right[item]) {
      if (size[item] < size[fewest]) {
        fewest = item;
      }
    }
    return fewest;
  }

  private boolean branchOn(int item, Guide guide) {
    if (size[item] == 0) {
      guide.failsAt(item - 1);
      return false;
    }
    branch[level] = item;
    tried[level] = item;
    othersLeft[level] = size[item];
    cover(item);
    return true;
  }

  private void takeBack(Guide guide) {
    int node = tried[--level];
    uncoverOthers(node, guide);
    guide.takesBack(branch[level] - 1, node);
  }

  private void coverOthers(int node, Guide guide) {
    for (int other = next(node); other != node; other = next(other)) {
      cover(top[other]);
      guide.covers(top[other] - 1, other, size[top[other]]);
    }
  }

  private void uncoverOthers(int node, Guide guide) {
    for (int other = previous(node); other != node; other = previous(other)) {
      uncover(top[other]);
      guide.uncovers(top[other] - 1, other);
    }
  }

  private void cover(int item) {
    left[right[item]] = left[item];
    right[left[item]] = right[item];
    for (int node = down[item]; node != item; node = down[node]) {
      hide(node);
    }
  }

  private void uncover(int item) {
    for (int node = up[item]; node != item; node = up[node]) {
      unhide(node);
    }
    left[right[item]] = item;
    right[left[item]] = item;
  }

  /** Takes the option of {@code node} out of the rings of all other items that it covers. */
  private void hide(int node) {
    for (int other = next(node); other != node; other = next(other)) {
      down[up[other]] = down[other];
      up[down[other]] = up[other];
      size[top[other]]--;
    }
  }

  private void unhide(int node) {
    for (int other = previous(node); other != node; other = previous(other)) {
      down[up[other]] = other;
      up[down[other]] = other;
      size[top[other]]++;
    }
  }

  /** Returns the next node of the same option, in a circle. */
  private int next(int node) {
    return top[node + 1] == SPACER ? up[node + 1] : node + 1;
  }

  private int previous(int node) {
    return top[node - 1] == SPACER ? down[node - 1] : node - 1;
  }

  /** Returns the number of the option to which {@code node} belongs. */
  public int option(int node) {
    return option[node];
  }

  /** Returns how many options {@code item} has left. */
  public int optionsLeft(int item) {
    return size[item + 1];
  }

  /**
   * Returns the node behind {@code node} among those of its item, or {@link #NONE}; behind {@link
   * #NONE} the first.
   */
  public int following(int item, int node) {
    int following = down[node == NONE ? item + 1 : node];
    return following == item + 1 ? NONE : following;
  }

  /** Returns the current options: in a solution, those of the cover. */
  public int[] tried() {
    return Arrays.stream(tried, 0, level).map(node -> option[node]).toArray();
  }
}
