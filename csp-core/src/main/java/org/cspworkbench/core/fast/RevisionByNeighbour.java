package org.cspworkbench.core.fast;

import static org.cspworkbench.core.kernel.Network.NONE;

import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.trace.Counters;
import org.cspworkbench.core.trace.TraceRecorder;
import org.jspecify.annotations.Nullable;

/**
 * Revision of the neighbours along the bits of words, which are the neighbours that are open: for
 * each of them one arc after the other, or only a look at its domain where the constraint is that
 * two values differ.
 */
final class RevisionByNeighbour implements NeighbourRevision {

  private final Network network;
  private final Domains domains;
  private final Assignment assignment;
  private final VariableQueue queue;
  private final QueueingRevision arcs;
  private final Neighbours neighbours;
  private final Counters counters;
  private final @Nullable TraceRecorder recorder;
  private final @Nullable TraceRecorder fineRecorder;
  private final boolean oneWordEach;
  private final long[] words; // the domains

  RevisionByNeighbour(
      Domains domains,
      Assignment assignment,
      VariableQueue queue,
      QueueingRevision arcs,
      Neighbours neighbours) {
    this.network = domains.network();
    this.domains = domains;
    this.assignment = assignment;
    this.queue = queue;
    this.arcs = arcs;
    this.neighbours = neighbours;
    this.counters = domains.counters();
    this.recorder = domains.recorder();
    this.fineRecorder = domains.fineRecorder();
    this.oneWordEach = network.isOneWordEach();
    this.words = domains.trail().words();
  }

  @Override
  public boolean assigned(int y) {
    arcs.headAssigned(y);
    int v = domains.first(y);
    for (int w = 0; w < assignment.wordCount(); w++) {
      long open = neighbours.of(y, w) & assignment.open(w);
      if (open != 0 && !apply(y, v, w, open)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Applies {@code y}, fixed to value {@code v}, to {@code open} neighbours of it among the
   * variables 64 · {@code word} to 64 · {@code word} + 63, one bit each.
   */
  private boolean apply(int y, int v, int word, long open) {
    if (oneWordEach && (open & ~neighbours.unlike(y, word)) == 0) {
      return removeFromAll(y, v, word, open);
    }
    domains.countWork(Long.bitCount(open));
    for (long rest = open; rest != 0; rest &= rest - 1) {
      int x = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
      for (int arc = neighbours.firstArc(x, y); arc != NONE; arc = neighbours.nextParallel(arc)) {
        if (!arcs.keepSupported(arc, x, v)) {
          return false;
        }
      }
    }
    return true;
  }

  /** The same where only the value of the same index disagrees: reads the domains alone. */
  private boolean removeFromAll(int y, int v, int word, long open) {
    long changed = 0;
    long single = 0;
    int counted = 0;
    for (long rest = open; rest != 0; rest &= rest - 1) {
      int x = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
      if (fineRecorder != null) {
        fineRecorder.revise(neighbours.firstArc(x, y));
      }
      if ((words[x] >>> v & 1) != 0) {
        int arc = neighbours.firstArc(x, y);
        if (recorder != null) { // what is recorded next comes behind these revisions
          int revised = Long.bitCount(open) - Long.bitCount(rest) + 1;
          count(revised - counted);
          counted = revised;
        }
        domains.prune(x, x, 1L << v, arc);
        domains.blameForLoss(x, arc);
        long left = words[x];
        if (left == 0) {
          count(Long.bitCount(open) - Long.bitCount(rest) + 1 - counted);
          return false;
        }
        long lowest = rest & -rest;
        changed |= lowest;
        single |= (left & (left - 1)) == 0 ? lowest : 0;
      }
    }
    count(Long.bitCount(open) - counted);
    if (changed != 0) {
      queue.add(word, changed, single);
    }
    return true;
  }

  private void count(int revisions) {
    counters.revisions += revisions;
    counters.checks += revisions;
  }

  @Override
  public boolean shrunk(int y) {
    arcs.headShrunk(y);
    int gone = network.domainSize(y) - domains.size(y);
    if (gone < network.leastSupportsInto(y)) {
      return true;
    }
    for (int w = 0; w < assignment.wordCount(); w++) {
      if (!revise(y, w, neighbours.of(y, w) & assignment.open(w), gone)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Revises {@code open} neighbours of {@code y} among the variables 64 · {@code word} to 64 ·
   * {@code word} + 63, one bit each.
   *
   * @param gone how many values {@code y} has lost
   */
  boolean revise(int y, int word, long open, int gone) {
    for (long rest = open; rest != 0; rest &= rest - 1) {
      int x = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
      for (int arc = neighbours.firstArc(x, y); arc != NONE; arc = neighbours.nextParallel(arc)) {
        if (gone >= network.leastSupports(arc) && !arcs.revise(arc, x)) {
          return false;
        }
      }
    }
    return true;
  }

  @Override
  public void clear() {
    arcs.clear();
  }
}
