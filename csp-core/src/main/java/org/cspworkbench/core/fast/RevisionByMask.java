package org.cspworkbench.core.fast;

import static org.cspworkbench.core.kernel.Network.NONE;

import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Journal;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.kernel.Trail;
import org.cspworkbench.core.trace.Counters;
import org.cspworkbench.core.trace.TraceRecorder;
import org.jspecify.annotations.Nullable;

/**
 * Revision of the neighbours by masks, {@link PairSupports}: a word for each value and each
 * neighbour states what the value leaves of the neighbour's domain, whatever the number of
 * constraints between the two. One neighbour after the other is read along a row of masks, so that
 * no arc need be looked at by which nothing is removed.
 */
final class RevisionByMask implements NeighbourRevision {

  private final Network network;
  private final Domains domains;
  private final Assignment assignment;
  private final VariableQueue queue;
  private final RevisionByNeighbour byNeighbour;
  private final Neighbours neighbours;
  private final PairSupports supports;
  private final Counters counters;
  private final @Nullable TraceRecorder recorder;
  private final @Nullable TraceRecorder fineRecorder;
  private final Trail trail;
  private final long[] words; // the domains
  private final long[] masks;

  RevisionByMask(
      Domains domains,
      Assignment assignment,
      VariableQueue queue,
      RevisionByNeighbour byNeighbour,
      Neighbours neighbours,
      PairSupports supports) {
    this.network = domains.network();
    this.domains = domains;
    this.assignment = assignment;
    this.queue = queue;
    this.byNeighbour = byNeighbour;
    this.neighbours = neighbours;
    this.supports = supports;
    this.counters = domains.counters();
    this.recorder = domains.recorder();
    this.fineRecorder = domains.fineRecorder();
    this.trail = domains.trail();
    this.words = trail.words();
    this.masks = supports.masks;
  }

  @Override
  public boolean assigned(int y) {
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
   * variables 64 · {@code word} to 64 · {@code word} + 63, one bit each: one revision of all the
   * arcs to each of them, by one word.
   */
  private boolean apply(int y, int v, int word, long open) {
    boolean areUnlike = (open & ~neighbours.unlike(y, word)) == 0;
    int row = areUnlike ? supports.rowOfUnlike(v) : supports.row(y, v) + word * Long.SIZE;
    int step = areUnlike ? 0 : -1; // one mask for all, or one for each
    Journal kept = domains.journal();
    Journal losses = kept != null && kept.recordsEachLoss() ? kept : null;
    boolean saves = losses != null || trail.isTrailing();
    long changed = 0;
    long single = 0;
    int prunings = 0;
    for (long rest = open; rest != 0; rest &= rest - 1) {
      int bit = Long.numberOfTrailingZeros(rest);
      int x = word * Long.SIZE + bit;
      if (fineRecorder != null) {
        fineRecorder.reviseWithParallels(neighbours.firstArc(x, y));
      }
      long before = words[x];
      long after = before & masks[row + (bit & step)];
      long pruned = before ^ after;
      if (saves && pruned != 0) {
        trail.save(x);
        if (losses != null) {
          losses.kept(after, neighbours.firstArc(x, y), v);
        }
      }
      words[x] = after;
      prunings += Long.bitCount(pruned);
      long lowest = rest & -rest;
      if (after == 0) {
        recordLosses(word, changed | lowest, open, y, v);
        count(Long.bitCount(open) - Long.bitCount(rest) + 1, prunings);
        domains.emptiedBy(x, pruned, y, v);
        return false;
      }
      changed |= lowest & ifAny(pruned); // by arithmetic: a branch would be mispredicted
      single |= lowest & ~ifAny(after & (after - 1));
    }
    recordLosses(word, changed, open, y, v);
    count(Long.bitCount(open), prunings);
    queue.add(word, changed, single & changed);
    return true;
  }

  /**
   * Records that {@code losers} have lost values to {@code y}, fixed to {@code v}. To be called
   * before the revisions of {@code revised}, among which they are, are counted.
   */
  private void recordLosses(int word, long losers, long revised, int y, int v) {
    if (recorder != null && fineRecorder == null) { // otherwise each loss has been recorded
      int first = y * network.variableCount() + word * Long.SIZE;
      recorder.pruneBy(neighbours.firstArcs(), first, losers, revised, y * Long.SIZE + v);
    }
  }

  /** Returns all bits if {@code word} has any, otherwise none. */
  private static long ifAny(long word) {
    return (word | -word) >> 63;
  }

  private void count(int revisions, int prunings) {
    counters.revisions += revisions;
    counters.checks += revisions;
    counters.prunings += prunings;
  }

  /** Where several arcs lead to a neighbour, they are revised one after the other. */
  @Override
  public boolean shrunk(int y) {
    int gone = network.domainSize(y) - domains.size(y);
    if (gone < network.leastSupportsInto(y)) {
      return true;
    }
    for (int w = 0; w < assignment.wordCount(); w++) {
      long open = neighbours.of(y, w) & assignment.open(w);
      boolean holds =
          (open & supports.joinedBySeveral(y, w)) == 0
              ? revise(y, w, open & supports.worthRevising(y, gone, w))
              : byNeighbour.revise(y, w, open, gone);
      if (!holds) {
        return false;
      }
    }
    return true;
  }

  private boolean revise(int y, int word, long open) {
    for (long rest = open; rest != 0; ) {
      int x = reviseUntilLoss(y, word, rest);
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

  /**
   * Revises {@code open} neighbours of {@code y} among the variables 64 · {@code word} to 64 ·
   * {@code word} + 63, one bit each, to each of which one arc leads, up to the first from which
   * something is pruned because no value left at {@code y} supports it.
   *
   * @return the variable that has lost values, or {@link Network#NONE} if none has
   */
  private int reviseUntilLoss(int y, int word, long open) {
    long head = words[y];
    int first = row(y, Long.numberOfTrailingZeros(head), word);
    int last = row(y, Long.SIZE - 1 - Long.numberOfLeadingZeros(head), word);
    for (long rest = open; rest != 0; rest &= rest - 1) {
      int bit = Long.numberOfTrailingZeros(rest);
      int x = word * Long.SIZE + bit;
      if (fineRecorder != null) {
        fineRecorder.revise(neighbours.firstArc(x, y));
      }
      long unsupported = words[x] & ~(masks[first + bit] | masks[last + bit]);
      if (unsupported != 0) {
        unsupported = unsupportedWithin(y, word, bit, head, unsupported);
        if (unsupported != 0) {
          countByRows(Long.bitCount(open) - Long.bitCount(rest) + 1);
          int arc = neighbours.firstArc(x, y);
          domains.prune(x, x, unsupported, arc);
          domains.blameForLoss(x, arc);
          return x;
        }
      }
    }
    countByRows(Long.bitCount(open));
    return NONE;
  }

  private int row(int y, int v, int word) {
    return supports.row(y, v) + word * Long.SIZE;
  }

  private void countByRows(int revisions) {
    counters.revisions += revisions;
    counters.checks += 2L * revisions;
  }

  /**
   * Returns those of {@code values} that no value of {@code head} but the first and the last
   * supports.
   */
  private long unsupportedWithin(int y, int word, int bit, long head, long values) {
    long unsupported = values;
    long rest = head & (head - 1) & ~Long.highestOneBit(head);
    while (rest != 0 && unsupported != 0) {
      unsupported &= ~masks[row(y, Long.numberOfTrailingZeros(rest), word) + bit];
      rest &= rest - 1;
      counters.checks++;
    }
    return unsupported;
  }

  /** Does nothing: what a variable has lost is not kept where each domain is one word. */
  @Override
  public void clear() {}
}
