package org.cspworkbench.core.fast;

import static org.cspworkbench.core.kernel.Network.NONE;

import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.jspecify.annotations.Nullable;

/**
 * Revises all open neighbours of a variable that has lost values, and adds those that lose values
 * to the queue. Of three ways it takes the fastest that the network has room for:
 *
 * <ul>
 *   <li><em>by mask</em>: a word for each value and each neighbour says what the value leaves of
 *       the neighbour's domain, whatever the number of constraints between them;
 *   <li><em>by neighbour</em>: the bits of a word are the neighbours; for each of them that is
 *       open, one arc after the other, or only a look at its domain where the constraint is that
 *       two values differ;
 *   <li><em>by arc</em>: along the list of all arcs, each of which asks whether its tail is open,
 *       where a variable has few neighbours among many, as in a grid.
 * </ul>
 *
 * <p>Where domains take several words, what a variable has lost is known for most of them, and only
 * the values that it supported are asked about.
 */
public final class NeighbourRevision {

  private final Network network;
  private final Domains domains;
  private final Assignment assignment;
  private final VariableQueue queue;
  private final WordRevision revision;
  private final @Nullable LossRevision losses; // null: each domain is one word
  private final @Nullable Neighbours neighbours; // null: by arc
  private final @Nullable PairSupports masks; // null: by neighbour

  /** Revisions of these domains, which add to {@code queue}. */
  public NeighbourRevision(Domains domains, Assignment assignment, VariableQueue queue) {
    this.network = domains.network();
    this.domains = domains;
    this.assignment = assignment;
    this.queue = queue;
    this.revision = new WordRevision(domains);
    this.losses = LossRevision.of(domains);
    this.neighbours = Neighbours.of(network);
    this.masks = PairSupports.of(network);
  }

  /**
   * Removes from each open neighbour of {@code y} what disagrees with {@code v}, the only value of
   * {@code y}.
   *
   * @return whether each has a value left
   */
  public boolean apply(int y, int v) {
    if (losses != null) {
      losses.forget(y);
    }
    if (neighbours == null) {
      return applyByArc(y, v);
    }
    for (int w = 0; w < assignment.wordCount(); w++) {
      long open = neighbours.of(y, w) & assignment.open(w);
      if (open != 0 && !apply(y, v, w, open, neighbours)) {
        return false;
      }
    }
    return true;
  }

  private boolean apply(int y, int v, int word, long open, Neighbours neighbours) {
    if (masks != null) {
      return add(word, revision.applyToAll(y, v, word, open));
    }
    return revision.areUnlike(y, word, open, neighbours)
        ? add(word, revision.removeFromAll(y, v, word, open, neighbours))
        : applyByNeighbour(y, v, word, open, neighbours);
  }

  /** Adds to the queue what a revision by words has changed, unless it has failed. */
  private boolean add(int word, boolean isConsistent) {
    if (isConsistent) {
      queue.add(word, revision.shrunk(), revision.fixed());
    }
    return isConsistent;
  }

  private boolean applyByNeighbour(int y, int v, int word, long open, Neighbours neighbours) {
    for (long rest = open; rest != 0; rest &= rest - 1) {
      int x = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
      for (int arc = neighbours.firstArc(x, y); arc != NONE; arc = neighbours.nextParallel(arc)) {
        if (!apply(arc, x, v)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean applyByArc(int y, int v) {
    int end = network.arcsByNeighbourEnd(y);
    for (int place = network.arcsByNeighbourStart(y); place < end; place++) {
      int arc = network.arcByNeighbour(place);
      int x = network.tail(arc);
      if (!assignment.isAssigned(x) && !apply(arc, x, v)) {
        return false;
      }
    }
    return true;
  }

  private boolean apply(int arc, int x, int v) {
    boolean isKept = keep(x);
    return !revision.keepSupportedBy(arc, v) || addUnlessEmpty(x, isKept);
  }

  /** Keeps the domain of {@code x}, unless there is no need, or one before it is kept already. */
  private boolean keep(int x) {
    if (losses == null || queue.isWaiting(x)) {
      return false;
    }
    losses.keep(x);
    return true;
  }

  private boolean addUnlessEmpty(int x, boolean isKept) {
    if (!queue.addUnlessEmpty(x)) {
      return false;
    }
    if (losses != null && isKept) {
      losses.confirm(x);
    }
    return true;
  }

  /** Forgets what has been lost, when the queue is emptied. */
  public void clear() {
    if (losses != null) {
      losses.clear();
    }
  }

  /**
   * Removes from each open neighbour of {@code y} what no value left of {@code y} supports. Arcs
   * are left out to which the number of values that {@code y} has lost cannot matter.
   *
   * @return whether each has a value left
   */
  public boolean revise(int y) {
    boolean byLoss = losses != null && losses.findLost(y);
    int gone = network.domainSize(y) - domains.size(y);
    if (gone < network.leastSupportsInto(y)) {
      return true;
    }
    return neighbours != null
        ? reviseByWord(y, gone, byLoss, neighbours)
        : reviseByArc(y, gone, byLoss);
  }

  private boolean reviseByWord(int y, int gone, boolean byLoss, Neighbours neighbours) {
    for (int w = 0; w < assignment.wordCount(); w++) {
      long open = neighbours.of(y, w) & assignment.open(w);
      boolean holds =
          (masks != null && (open & masks.joinedBySeveral(y, w)) == 0)
              ? reviseByMask(y, w, open & masks.worthRevising(y, gone, w))
              : reviseByNeighbour(y, w, open, gone, byLoss, neighbours);
      if (!holds) {
        return false;
      }
    }
    return true;
  }

  private boolean reviseByMask(int y, int word, long open) {
    for (long rest = open; rest != 0; ) {
      int x = revision.reviseUntilLoss(y, word, rest);
      if (x == NONE) {
        return true;
      }
      if (!queue.addUnlessEmpty(x)) {
        return false;
      }
      rest &= -2L << x;
    }
    return true;
  }

  private boolean reviseByNeighbour(
      int y, int word, long open, int gone, boolean byLoss, Neighbours neighbours) {
    for (long rest = open; rest != 0; rest &= rest - 1) {
      int x = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
      for (int arc = neighbours.firstArc(x, y); arc != NONE; arc = neighbours.nextParallel(arc)) {
        if (gone >= network.leastSupports(arc) && !revise(arc, x, byLoss)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean reviseByArc(int y, int gone, boolean byLoss) {
    int end = network.arcsByNeighbourEnd(y);
    for (int place = network.arcsByNeighbourStart(y); place < end; place++) {
      int arc = network.arcByNeighbour(place);
      int x = network.tail(arc);
      if (gone >= network.leastSupports(arc)
          && !assignment.isAssigned(x)
          && !revise(arc, x, byLoss)) {
        return false;
      }
    }
    return true;
  }

  private boolean revise(int arc, int x, boolean byLoss) {
    boolean isKept = keep(x);
    boolean hasLost =
        (byLoss && losses != null && network.isTable(arc))
            ? losses.revise(arc)
            : revision.revise(arc);
    return !hasLost || addUnlessEmpty(x, isKept);
  }
}
