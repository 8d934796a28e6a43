package org.cspworkbench.core.fast;

import java.util.Arrays;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.trace.Counters;
import org.jspecify.annotations.Nullable;

/**
 * Revision by what the head of an arc has lost since its arcs were last revised, on one run: only
 * values of the tail that one of the lost values supported can have lost their last support. For
 * tables over domains of several words, where most values support few others: this replaces
 * counters of supports, of which there would be one for each value and arc.
 *
 * <p>The domain of a variable in the queue is kept as it was before its first loss. Where a
 * variable has come into the queue by other means, its arcs are revised in full.
 */
final class LossRevision implements ArcRevision {

  private final Network network;
  private final Domains domains;
  private final Counters counters;
  private final long[] words; // the domains
  private final long[] before; // by word: the domains before the first loss
  private final long[] known; // one bit for each variable: that is known, and it is in the queue
  private final long[] lost; // of the last head
  private final long[] touched; // the values of a tail that a lost value supported
  private int lostCount;

  private LossRevision(Domains domains) {
    this.domains = domains;
    this.network = domains.network();
    this.counters = domains.counters();
    this.words = domains.trail().words();
    before = new long[network.narrowWordCount()];
    known = new long[(network.variableCount() + 63) >>> 6];
    int widest = 0;
    for (int x = 0; x < network.variableCount(); x++) {
      widest = network.isWide(x) ? widest : Math.max(widest, domains.wordCount(x));
    }
    lost = new long[widest];
    touched = new long[widest];
  }

  /** Returns the revision of these domains, or {@code null} if each of them is one word. */
  static @Nullable LossRevision of(Domains domains) {
    return domains.network().isOneWordEach() ? null : new LossRevision(domains);
  }

  /** Keeps the domain of {@code x}, from which a revision may remove values. */
  void keep(int x) {
    int first = network.firstWord(x);
    for (int w = first, end = network.endOfWords(x); w < end; w++) {
      before[w] = words[w];
    }
  }

  /** Records that {@code x} has come into the queue, since its domain was last kept. */
  void confirm(int x) {
    known[x >>> 6] |= 1L << x;
  }

  /** Forgets what {@code x}, which has left the queue, has lost. */
  void forget(int x) {
    known[x >>> 6] &= ~(1L << x);
  }

  /** Forgets all, when the queue is emptied. */
  void clear() {
    Arrays.fill(known, 0);
  }

  /**
   * Finds the values that {@code y}, which has left the queue, has lost, before the arcs into it
   * are revised.
   *
   * @return whether they are known, and fewer than those that are left
   */
  boolean findLost(int y) {
    if ((known[y >>> 6] >>> y & 1) == 0) {
      return false;
    }
    forget(y);
    lostCount = 0;
    int first = network.firstWord(y);
    for (int w = first, end = network.endOfWords(y); w < end; w++) {
      lost[w - first] = before[w] & ~words[w];
      lostCount += Long.bitCount(lost[w - first]);
    }
    return lostCount < domains.size(y);
  }

  /**
   * Removes the values at the tail of {@code arc}, a table, that have no support at its head, the
   * variable of the last {@link #findLost}.
   */
  @Override
  public boolean revise(int arc) {
    domains.countWork(1);
    domains.countRevision(arc);
    int x = network.tail(arc);
    int y = network.head(arc);
    findTouched(arc, y);
    long[] rows = network.rowsOfTail(arc);
    int first = network.firstWord(x);
    int firstOfHead = network.firstWord(y);
    int wordsOfHead = network.endOfWords(y) - firstOfHead;
    boolean pruned = false;
    for (int w = first, end = network.endOfWords(x); w < end; w++) {
      long unsupported = 0;
      for (long rest = touched[w - first] & words[w]; rest != 0; rest &= rest - 1) {
        int i = (w - first) * Long.SIZE + Long.numberOfTrailingZeros(rest);
        if (!isSupported(rows, i * wordsOfHead, firstOfHead, wordsOfHead)) {
          unsupported |= rest & -rest;
        }
      }
      if (unsupported != 0) {
        domains.prune(x, w, unsupported, arc);
        pruned = true;
      }
    }
    return pruned && domains.blameForLoss(x, arc);
  }

  private void findTouched(int arc, int y) {
    long[] rows = network.rowsOfHead(arc);
    int wordsPerRow = domains.wordCount(network.tail(arc));
    Arrays.fill(touched, 0, wordsPerRow, 0);
    int wordsOfHead = domains.wordCount(y);
    for (int w = 0; w < wordsOfHead; w++) {
      for (long rest = lost[w]; rest != 0; rest &= rest - 1) {
        int row = (w * Long.SIZE + Long.numberOfTrailingZeros(rest)) * wordsPerRow;
        for (int k = 0; k < wordsPerRow; k++) {
          touched[k] |= rows[row + k];
        }
      }
    }
    counters.checks += (long) lostCount * wordsPerRow;
  }

  private boolean isSupported(long[] rows, int row, int firstOfHead, int wordsOfHead) {
    for (int k = 0; k < wordsOfHead; k++) {
      if ((rows[row + k] & words[firstOfHead + k]) != 0) {
        counters.checks += k + 1;
        return true;
      }
    }
    counters.checks += wordsOfHead;
    return false;
  }
}
