package org.cspworkbench.core.kernel;

import static org.cspworkbench.core.kernel.Network.NONE;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import org.cspworkbench.core.trace.DomainSnapshot;
import org.cspworkbench.core.trace.ValueSet;
import org.jspecify.annotations.Nullable;

/**
 * What each variable can still be, which the trail restores: bit sets over value indices, and
 * intervals where a domain is wide. Where some domain takes several words, the sizes are stored
 * too.
 */
public abstract sealed class DomainStore permits Domains {

  final Network network;
  final Trail trail;
  final long[] words; // of the trail: the narrow domains, then the sizes and intervals, if any
  private final boolean oneWordEach;
  private final int firstSize;
  private final @Nullable WideDomains wide; // null: every domain is narrow

  /** With the values that {@code initial} contains. */
  DomainStore(Network network, InitialDomains initial) {
    this.network = network;
    oneWordEach = network.isOneWordEach();
    firstSize = network.narrowWordCount();
    int n = network.variableCount();
    int sizes = oneWordEach ? 0 : n;
    trail = new Trail(firstSize + sizes + network.wideCount() + Assignment.wordCount(n));
    words = trail.words;
    wide = network.wideCount() == 0 ? null : new WideDomains(network, trail, firstSize + sizes);
    initial.copyTo(words, wide);
    for (int x = 0; x < sizes; x++) {
      words[firstSize + x] = initial.size(x);
    }
  }

  /** A copy, with a trail of its own. */
  DomainStore(DomainStore original) {
    network = original.network;
    oneWordEach = original.oneWordEach;
    firstSize = original.firstSize;
    trail = new Trail(original.words.length);
    words = trail.words;
    wide =
        original.wide == null
            ? null
            : new WideDomains(network, trail, firstSize + network.variableCount());
    copyFrom(original);
  }

  /** Makes these domains, and what is assigned over them, equal to {@code original}. */
  public final void copyFrom(DomainStore original) {
    System.arraycopy(original.words, 0, words, 0, words.length);
    if (wide != null && original.wide != null) {
      wide.copyFrom(original.wide);
    }
  }

  /** Returns the network over which these domains are. */
  public final Network network() {
    return network;
  }

  /**
   * Returns the trail of the domains: for {@link org.cspworkbench.core.fast}, which reads and
   * writes words, and for nothing else.
   */
  public final Trail trail() {
    return trail;
  }

  /** Returns how many values {@code x} has left. */
  public final int size(int x) {
    return oneWordEach ? Long.bitCount(words[x]) : (int) words[firstSize + x];
  }

  /** Returns whether {@code x} has no value left. */
  public final boolean isEmpty(int x) {
    return oneWordEach ? words[x] == 0 : words[firstSize + x] == 0;
  }

  /** Returns whether {@code x} has exactly one value left. */
  public final boolean isSingle(int x) {
    if (oneWordEach) {
      long word = words[x];
      return (word & (word - 1)) == 0 && word != 0;
    }
    return words[firstSize + x] == 1;
  }

  /** Returns whether {@code x} still has value {@code i}. */
  public final boolean contains(int x, int i) {
    if (wide != null && network.isWide(x)) {
      return wide.contains(x, i);
    }
    return (words[network.firstWord(x) + (i >>> 6)] >>> i & 1) != 0;
  }

  /** Returns the first value that {@code x} has left, or {@link Network#NONE}. */
  public final int first(int x) {
    if (oneWordEach) {
      long word = words[x];
      return word == 0 ? NONE : Long.numberOfTrailingZeros(word);
    }
    return next(x, NONE);
  }

  /** Returns the first value after {@code i} that {@code x} has left, or {@link Network#NONE}. */
  public final int next(int x, int i) {
    int from = i + 1;
    if (oneWordEach) {
      long rest = from == Long.SIZE ? 0 : words[x] & (-1L << from);
      return rest == 0 ? NONE : Long.numberOfTrailingZeros(rest);
    }
    if (wide != null && network.isWide(x)) {
      return wide.next(x, i);
    }
    int first = network.firstWord(x);
    int end = network.endOfWords(x);
    for (int w = first + (from >>> 6); w < end; w++) {
      long rest = words[w] & (w == first + (from >>> 6) ? -1L << from : -1L);
      if (rest != 0) {
        return (w - first) * Long.SIZE + Long.numberOfTrailingZeros(rest);
      }
    }
    return NONE;
  }

  /** Returns the last value that {@code x} has left, or {@link Network#NONE}. */
  public final int last(int x) {
    if (wide != null && network.isWide(x)) {
      return isEmpty(x) ? NONE : wide.last(x);
    }
    int first = network.firstWord(x);
    for (int w = network.endOfWords(x) - 1; w >= first; w--) {
      if (words[w] != 0) {
        return (w - first) * Long.SIZE + Long.SIZE - 1 - Long.numberOfLeadingZeros(words[w]);
      }
    }
    return NONE;
  }

  /** Returns the last value of wide {@code x} before {@code i}, or {@link Network#NONE}. */
  final int previousOfWide(int x, int i) {
    return wide == null ? NONE : wide.previous(x, i);
  }

  /**
   * Returns the middle one of the values that {@code x} has left, the lower of two; where the
   * domain is wide, the last value up to the middle between the first and the last.
   */
  public final int middle(int x) {
    int middle = first(x);
    if (wide != null && network.isWide(x)) {
      return wide.previous(x, middle + (wide.last(x) - middle) / 2 + 1);
    }
    for (int passed = 1, size = size(x); passed < (size + 1) / 2; passed++) {
      middle = next(x, middle);
    }
    return middle;
  }

  /** Returns the values 64 · {@code word} to 64 · {@code word} + 63 of {@code x}, one bit each. */
  public final long word(int x, int word) {
    if (wide != null && network.isWide(x)) {
      return wide.word(x, word);
    }
    return words[network.firstWord(x) + word];
  }

  /** Returns the number of words that the domain of {@code x} takes. */
  public final int wordCount(int x) {
    return network.endOfWords(x) - network.firstWord(x);
  }

  /** Returns the values that {@code x} has left. */
  public final ValueSet values(int x) {
    if (wide != null && network.isWide(x)) {
      return wide.values(x);
    }
    ValueSet.Builder values = new ValueSet.Builder();
    for (int i = first(x); i != NONE; i = next(x, i)) {
      values.add(i, i);
    }
    return values.build();
  }

  /** Returns what every domain holds. */
  public final DomainSnapshot snapshot() {
    ImmutableList.Builder<ValueSet> sets = ImmutableList.builder();
    for (int x = 0; wide != null && x < network.variableCount(); x++) {
      if (network.isWide(x)) {
        sets.add(wide.values(x));
      }
    }
    return new DomainSnapshot(Arrays.copyOf(words, network.narrowWordCount()), sets.build());
  }

  /** Starts a level. */
  final void markDomains() {
    trail.mark();
    if (wide != null) {
      wide.mark();
    }
  }

  /** Ends the last {@code levels} levels. */
  final void undoDomains(int levels) {
    trail.undo(levels);
    if (wide != null) {
      wide.undo(levels);
    }
  }

  /** Removes all values of {@code x} but {@code i}. */
  final void keepOnly(int x, int i) {
    if (oneWordEach) {
      overwrite(x, x, words[x] & 1L << i);
      return;
    }
    if (wide != null && network.isWide(x)) {
      wide.keepOnly(x, i);
      resize(x, 1 - size(x));
      return;
    }
    for (int w = network.firstWord(x), end = network.endOfWords(x), at = i;
        w < end;
        w++, at -= Long.SIZE) {
      overwrite(x, w, at >>> 6 == 0 ? words[w] & 1L << at : 0);
    }
  }

  /**
   * Sets aside the values of {@code x} behind {@code i}: a decision, or one refuted, of which a log
   * knows nothing. Returns how many there were.
   */
  public final int keepUpTo(int x, int i) {
    if (wide != null && network.isWide(x)) {
      return resize(x, -wide.keepUpTo(x, i));
    }
    return keepHalf(x, i, 0);
  }

  /** Sets aside the values of {@code x} up to {@code i}; the same. */
  public final int keepBehind(int x, int i) {
    if (wide != null && network.isWide(x)) {
      return resize(x, -wide.keepBehind(x, i));
    }
    return keepHalf(x, i, -1L);
  }

  /** Keeps the values up to {@code i}, or those behind it if {@code flip} is all ones. */
  private int keepHalf(int x, int i, long flip) {
    int split = i + 1;
    int removed = 0;
    int first = network.firstWord(x);
    for (int w = first, end = network.endOfWords(x), from = 0; w < end; w++, from += Long.SIZE) {
      long lower = split <= from ? 0 : split - from >= Long.SIZE ? -1L : (1L << split) - 1;
      long gone = words[w] & ~(lower ^ flip);
      if (gone != 0) {
        removeFrom(x, w, gone);
        removed += Long.bitCount(gone);
      }
    }
    return removed;
  }

  /** Removes {@code bits}, all of which it has, from word {@code w} of {@code x}. */
  final void removeFrom(int x, int w, long bits) {
    if (wide != null && network.isWide(x)) {
      int base = (w - network.firstWord(x)) * Long.SIZE;
      for (long rest = bits; rest != 0; rest &= rest - 1) {
        wide.remove(x, base + Long.numberOfTrailingZeros(rest));
      }
      resize(x, -Long.bitCount(bits));
      return;
    }
    overwrite(x, w, words[w] & ~bits);
  }

  /** Adds {@code change} to the size of {@code x}; returns how many values that takes away. */
  private int resize(int x, int change) {
    trail.save(firstSize + x);
    words[firstSize + x] += change;
    return -change;
  }

  private void overwrite(int x, int w, long word) {
    if (!oneWordEach) {
      resize(x, Long.bitCount(word) - Long.bitCount(words[w]));
    }
    trail.save(w);
    words[w] = word;
  }
}
