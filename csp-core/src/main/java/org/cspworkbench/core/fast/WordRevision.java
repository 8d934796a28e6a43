package org.cspworkbench.core.fast;

import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.trace.Counters;

/**
 * Revision by words, 64 pairs at a time, on one run: removes from the tail of an arc what the
 * values left at its head do not support.
 */
final class WordRevision implements ArcRevision {

  private final Network network;
  private final Domains domains;
  private final Counters counters;
  private final boolean oneWordEach;
  private final long[] words; // the domains

  WordRevision(Domains domains) {
    this.domains = domains;
    this.network = domains.network();
    this.counters = domains.counters();
    this.oneWordEach = network.isOneWordEach();
    this.words = domains.trail().words();
  }

  /**
   * Removes the values at the tail of {@code arc} that value {@code v}, the only one of its head,
   * does not support: one revision.
   *
   * @return whether any was removed
   */
  boolean keepSupportedBy(int arc, int v) {
    domains.countWork(1);
    domains.countRevision(arc);
    int x = network.tail(arc);
    int inverse = network.inverse(arc);
    int first = network.firstWord(x);
    int end = network.endOfWords(x);
    boolean pruned = false;
    for (int w = first; w < end; w++) {
      long unsupported = domains.word(x, w - first) & ~network.supports(inverse, v, w - first);
      if (unsupported != 0) {
        domains.prune(x, w, unsupported, arc);
        pruned = true;
      }
    }
    counters.checks += end - first;
    return pruned && domains.blameForLoss(x, arc);
  }

  @Override
  public boolean revise(int arc) {
    domains.countWork(1);
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
    int end = network.endOfWords(x);
    boolean pruned = false;
    for (int w = first; w < end; w++) {
      long unsupported = unsupported(arc, domains.word(x, w - first), w - first);
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
    for (int w = network.firstWord(y), at = word; w < network.endOfWords(y); w++) {
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
    if (network.isDirect(arc)) {
      counters.checks++;
      return values & ~network.supported(arc, word, domains);
    }
    boolean isLong = network.hasManyPairs(arc);
    long left = values;
    for (long rest = values; rest != 0; rest &= rest - 1) {
      if (isLong) {
        domains.countWork(0);
      }
      int i = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
      if (isSupported(arc, i, y)) {
        left &= ~(rest & -rest);
      }
    }
    return left;
  }

  private boolean isSupported(int arc, int i, int y) {
    int end = domains.wordCount(y);
    for (int w = 0; w < end; w++) {
      counters.checks++;
      if ((network.supports(arc, i, w) & domains.word(y, w)) != 0) {
        return true;
      }
    }
    return false;
  }
}
