package org.cspworkbench.core.kernel;

import static org.cspworkbench.core.kernel.Network.NONE;

import java.util.Arrays;

/**
 * What each variable can still be: bit sets over value indices, which the trail restores. Where
 * some domain takes several words, the sizes are stored too.
 */
public abstract sealed class DomainStore permits Domains {

  final Network network;
  final Trail trail;
  final long[] words; // of the trail: the domains, then the sizes if some are wide
  private final boolean oneWordEach;
  private final int firstSize;

  /** With these words. */
  DomainStore(Network network, long[] initial) {
    this.network = network;
    oneWordEach = network.isOneWordEach();
    int n = network.variableCount();
    firstSize = initial.length;
    trail = new Trail(initial.length + (oneWordEach ? 0 : n) + Assignment.wordCount(n));
    words = trail.words;
    System.arraycopy(initial, 0, words, 0, initial.length);
    if (!oneWordEach) {
      for (int w = 0; w < initial.length; w++) {
        words[firstSize + network.variableOfWord(w)] += Long.bitCount(initial[w]);
      }
    }
  }

  /** A copy, with a trail of its own. */
  DomainStore(DomainStore original) {
    network = original.network;
    oneWordEach = original.oneWordEach;
    firstSize = original.firstSize;
    trail = new Trail(original.words.length);
    words = trail.words;
    System.arraycopy(original.words, 0, words, 0, words.length);
  }

  /** Makes these domains, and what is assigned over them, equal to {@code original}. */
  public final void copyFrom(DomainStore original) {
    System.arraycopy(original.words, 0, words, 0, words.length);
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
    int first = network.firstWord(x);
    int end = network.firstWord(x + 1);
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
    int first = network.firstWord(x);
    for (int w = network.firstWord(x + 1) - 1; w >= first; w--) {
      if (words[w] != 0) {
        return (w - first) * Long.SIZE + Long.SIZE - 1 - Long.numberOfLeadingZeros(words[w]);
      }
    }
    return NONE;
  }

  /** Returns the values 64 · {@code word} to 64 · {@code word} + 63 of {@code x}, one bit each. */
  public final long word(int x, int word) {
    return words[network.firstWord(x) + word];
  }

  /** Returns the number of words that the domain of {@code x} takes. */
  public final int wordCount(int x) {
    return network.firstWord(x + 1) - network.firstWord(x);
  }

  /**
   * Returns what every domain holds, as the words of {@link org.cspworkbench.core.trace.TraceKey}.
   */
  public final long[] snapshot() {
    return Arrays.copyOf(words, network.wordCount());
  }

  /** Removes all values of {@code x} but {@code i}. */
  final void keepOnly(int x, int i) {
    if (oneWordEach) {
      overwrite(x, x, words[x] & 1L << i);
      return;
    }
    for (int w = network.firstWord(x), end = network.firstWord(x + 1), at = i;
        w < end;
        w++, at -= Long.SIZE) {
      overwrite(x, w, at >>> 6 == 0 ? words[w] & 1L << at : 0);
    }
  }

  /** Removes {@code bits} from word {@code w} of {@code x}. */
  final void removeFrom(int x, int w, long bits) {
    overwrite(x, w, words[w] & ~bits);
  }

  private void overwrite(int x, int w, long word) {
    if (!oneWordEach) {
      trail.save(firstSize + x);
      words[firstSize + x] += Long.bitCount(word) - Long.bitCount(words[w]);
    }
    trail.save(w);
    words[w] = word;
  }
}
