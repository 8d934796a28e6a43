package org.cspworkbench.core.fast;

import static java.util.Objects.requireNonNull;
import static org.cspworkbench.core.kernel.Network.NONE;

import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.trace.Counters;
import org.cspworkbench.core.trace.TraceRecorder;
import org.jspecify.annotations.Nullable;

/**
 * Revision by words, 64 pairs at a time, on one run: what a fixed variable leaves to its
 * neighbours, and what the values left at the head of an arc support at its tail.
 *
 * <p>Where there are masks, one variable after the other is read along a row of them, so that no
 * arc need be looked at from which nothing comes.
 */
public final class WordRevision {

  private final Network network;
  private final Domains domains;
  private final Counters counters;
  private final @Nullable TraceRecorder recorder;
  private final @Nullable TraceRecorder fineRecorder;
  private final @Nullable PairSupports pairSupports;
  private final boolean oneWordEach;
  private final long[] words; // the domains
  private long shrunk;
  private long fixed;

  /** Revision by words of these domains. */
  public WordRevision(Domains domains) {
    this.domains = domains;
    this.network = domains.network();
    this.counters = domains.counters();
    this.recorder = domains.recorder();
    this.fineRecorder = domains.fineRecorder();
    this.pairSupports = PairSupports.of(network);
    this.oneWordEach = network.isOneWordEach();
    this.words = domains.trail().words();
  }

  /**
   * Applies {@code y}, fixed to value {@code v}, to {@code neighbours} of it among the variables 64
   * · {@code word} to 64 · {@code word} + 63, one bit each: one revision of all the arcs to each of
   * them, by one word. For networks with {@link PairSupports} only.
   *
   * @return whether each of them has a value left; then {@link #shrunk} and {@link #fixed} give
   *     what has changed
   */
  public boolean applyToAll(int y, int v, int word, long neighbours) {
    PairSupports supports = masks();
    long[] left = supports.masks;
    boolean areUnlike = (neighbours & ~supports.unlike(y, word)) == 0;
    int row = areUnlike ? supports.rowOfUnlike(v) : supports.row(y, v) + word * Long.SIZE;
    int step = areUnlike ? 0 : -1; // one mask for all, or one for each
    boolean recordsEach = domains.recordsEachLoss();
    long changed = 0;
    long single = 0;
    int prunings = 0;
    for (long rest = neighbours; rest != 0; rest &= rest - 1) {
      int bit = Long.numberOfTrailingZeros(rest);
      int x = word * Long.SIZE + bit;
      if (fineRecorder != null) {
        fineRecorder.reviseWithParallels(supports.firstArc(x, y));
      }
      long before = words[x];
      long after = before & left[row + (bit & step)];
      long pruned = before ^ after;
      if (recordsEach && pruned != 0) {
        domains.recordLoss(x, after, supports.firstArc(x, y), v);
      }
      words[x] = after;
      prunings += Long.bitCount(pruned);
      long lowest = rest & -rest;
      if (after == 0) {
        recordLosses(supports, word, changed | lowest, neighbours, y, v);
        count(Long.bitCount(neighbours) - Long.bitCount(rest) + 1, prunings);
        domains.emptiedBy(supports.firstArc(x, y), pruned, v);
        return false;
      }
      changed |= lowest & ifAny(pruned); // by arithmetic: what happens here nobody can predict
      single |= lowest & ~ifAny(after & (after - 1));
    }
    recordLosses(supports, word, changed, neighbours, y, v);
    count(Long.bitCount(neighbours), prunings);
    shrunk = changed;
    fixed = single & changed;
    return true;
  }

  private void recordLosses(
      PairSupports supports, int word, long losers, long revised, int y, int v) {
    if (recorder != null && fineRecorder == null) { // otherwise each loss has been recorded
      supports.recordPrunings(recorder, word, losers, revised, y, v);
    }
  }

  private PairSupports masks() {
    return requireNonNull(pairSupports, "the pairs of this network are not listed");
  }

  /**
   * Returns whether {@link #removeFromAll} can apply {@code y} to {@code open} neighbours of it
   * among the variables 64 · {@code word} to 64 · {@code word} + 63, one bit each.
   */
  public boolean areUnlike(int y, int word, long open, Neighbours neighbours) {
    return oneWordEach && (open & ~neighbours.unlike(y, word)) == 0;
  }

  /**
   * Applies {@code y}, fixed to value {@code v}, to {@code open} neighbours of it that must not
   * take the value of the same index: one revision of the arc to each of them. Only their domains
   * are read, unless they have the value.
   *
   * @return whether each of them has a value left; then {@link #shrunk} and {@link #fixed} give
   *     what has changed
   */
  public boolean removeFromAll(int y, int v, int word, long open, Neighbours neighbours) {
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
          count(revised - counted, 0);
          counted = revised;
        }
        domains.prune(x, x, 1L << v, arc);
        domains.blameForLoss(x, arc);
        long left = words[x];
        if (left == 0) {
          count(Long.bitCount(open) - Long.bitCount(rest) + 1 - counted, 0);
          return false;
        }
        long lowest = rest & -rest;
        changed |= lowest;
        single |= (left & (left - 1)) == 0 ? lowest : 0;
      }
    }
    count(Long.bitCount(open) - counted, 0);
    shrunk = changed;
    fixed = single;
    return true;
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

  /**
   * Returns those to which the last call of {@link #applyToAll} has left fewer values than before.
   */
  public long shrunk() {
    return shrunk;
  }

  /** Returns those among {@link #shrunk} that have one value left. */
  public long fixed() {
    return fixed;
  }

  /**
   * Revises {@code neighbours} of {@code y} among the variables 64 · {@code word} to 64 · {@code
   * word} + 63, one bit each, to each of which one arc leads, up to the first from which something
   * is pruned because no value left at {@code y} supports it. For networks with {@link
   * PairSupports} only.
   *
   * @return the variable that has lost values, or {@link Network#NONE} if none has
   */
  public int reviseUntilLoss(int y, int word, long neighbours) {
    PairSupports supports = masks();
    long[] left = supports.masks;
    long head = words[y];
    int first = rowOf(y, Long.numberOfTrailingZeros(head), word);
    int last = rowOf(y, Long.SIZE - 1 - Long.numberOfLeadingZeros(head), word);
    for (long rest = neighbours; rest != 0; rest &= rest - 1) {
      int bit = Long.numberOfTrailingZeros(rest);
      int x = word * Long.SIZE + bit;
      if (fineRecorder != null) {
        fineRecorder.revise(supports.firstArc(x, y));
      }
      long unsupported = words[x] & ~(left[first + bit] | left[last + bit]);
      if (unsupported != 0) {
        unsupported = unsupportedWithin(y, word, bit, head, unsupported);
        if (unsupported != 0) {
          countByRows(Long.bitCount(neighbours) - Long.bitCount(rest) + 1);
          int arc = supports.firstArc(x, y);
          domains.prune(x, x, unsupported, arc);
          domains.blameForLoss(x, arc);
          return x;
        }
      }
    }
    countByRows(Long.bitCount(neighbours));
    return NONE;
  }

  private int rowOf(int y, int v, int word) {
    return masks().row(y, v) + word * Long.SIZE;
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
    long[] left = masks().masks;
    long unsupported = values;
    long rest = head & (head - 1) & ~Long.highestOneBit(head);
    while (rest != 0 && unsupported != 0) {
      unsupported &= ~left[rowOf(y, Long.numberOfTrailingZeros(rest), word) + bit];
      rest &= rest - 1;
      counters.checks++;
    }
    return unsupported;
  }

  /**
   * Prunes from the tail of {@code arc} all that value {@code v}, the only one of its head, does
   * not support: one revision.
   *
   * @return whether anything was pruned
   */
  public boolean keepSupportedBy(int arc, int v) {
    domains.countRevision(arc);
    int x = network.tail(arc);
    if (network.isDifference(arc)) {
      counters.checks++;
      return removeConflict(arc, x, network.conflict(arc, v));
    }
    int inverse = network.inverse(arc);
    int first = network.firstWord(x);
    int end = network.firstWord(x + 1);
    boolean pruned = false;
    for (int w = first; w < end; w++) {
      long unsupported = words[w] & ~network.supports(inverse, v, w - first);
      if (unsupported != 0) {
        domains.prune(x, w, unsupported, arc);
        pruned = true;
      }
    }
    counters.checks += end - first;
    return pruned && domains.blameForLoss(x, arc);
  }

  private boolean removeConflict(int arc, int x, int i) {
    if (i < 0 || i >= network.domainSize(x)) {
      return false;
    }
    int w = network.firstWord(x) + (i >>> 6);
    long bit = 1L << i;
    if ((words[w] & bit) == 0) {
      return false;
    }
    domains.prune(x, w, bit, arc);
    return domains.blameForLoss(x, arc);
  }

  /**
   * Prunes from the tail of {@code arc} all that no value left at its head supports: one revision.
   *
   * @return whether anything was pruned
   */
  public boolean revise(int arc) {
    domains.countRevision(arc);
    int x = network.tail(arc);
    if (oneWordEach) {
      long unsupported = unsupported(arc, x);
      if (unsupported == 0) {
        return false;
      }
      domains.prune(x, x, unsupported, arc);
      return domains.blameForLoss(x, arc);
    }
    int first = network.firstWord(x);
    int end = network.firstWord(x + 1);
    boolean pruned = false;
    for (int w = first; w < end; w++) {
      long unsupported = unsupported(arc, words[w], w - first);
      if (unsupported != 0) {
        domains.prune(x, w, unsupported, arc);
        pruned = true;
      }
    }
    return pruned && domains.blameForLoss(x, arc);
  }

  /**
   * Returns those of the values of {@code x}, the tail, that have no support, where all domains are
   * words.
   */
  private long unsupported(int arc, int x) {
    int y = network.head(arc);
    long values = words[x];
    long head = words[y];
    long[] rows = network.rowsOfHead(arc);
    boolean byRows = rows.length > 0 && Long.bitCount(head) <= 2 * Long.bitCount(values);
    return byRows ? unsupportedByRows(rows, values, head) : unsupportedByValues(arc, values, 0, y);
  }

  /**
   * Takes from {@code values} what each value of {@code head} supports, two at a time from both
   * ends, until none is left.
   */
  private long unsupportedByRows(long[] rows, long values, long head) {
    long left = values;
    long rest = head;
    while (rest != 0 && left != 0) {
      int last = Long.SIZE - 1 - Long.numberOfLeadingZeros(rest);
      left &= ~(rows[Long.numberOfTrailingZeros(rest)] | rows[last]);
      rest &= (rest - 1) & ~(1L << last);
    }
    counters.checks += Long.bitCount(head) - Long.bitCount(rest);
    return left;
  }

  /**
   * Returns those of {@code values}, the tail's from 64 · {@code word} on, that have no support.
   */
  private long unsupported(int arc, long values, int word) {
    int y = network.head(arc);
    return network.isTable(arc) && domains.size(y) <= 2 * Long.bitCount(values)
        ? unsupportedByRows(arc, values, word, y)
        : unsupportedByValues(arc, values, word, y);
  }

  private long unsupportedByRows(int arc, long values, int word, int y) {
    long[] rows = network.rowsOfHead(arc);
    int wordsPerRow = domains.wordCount(network.tail(arc));
    long left = values;
    for (int w = network.firstWord(y), at = word; w < network.firstWord(y + 1); w++) {
      for (long rest = words[w]; rest != 0; rest &= rest - 1) {
        left &= ~rows[at + Long.numberOfTrailingZeros(rest) * wordsPerRow];
        counters.checks++;
        if (left == 0) {
          return 0;
        }
      }
      at += Long.SIZE * wordsPerRow;
    }
    return left;
  }

  private long unsupportedByValues(int arc, long values, int word, int y) {
    long left = values;
    for (long rest = values; rest != 0; rest &= rest - 1) {
      int i = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
      if (isSupported(arc, i, y)) {
        left &= ~(rest & -rest);
      }
    }
    return left;
  }

  private boolean isSupported(int arc, int i, int y) {
    int first = network.firstWord(y);
    int end = network.firstWord(y + 1);
    for (int w = first; w < end; w++) {
      counters.checks++;
      if ((network.supports(arc, i, w - first) & words[w]) != 0) {
        return true;
      }
    }
    return false;
  }
}
