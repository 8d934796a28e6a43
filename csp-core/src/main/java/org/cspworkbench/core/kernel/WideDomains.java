package org.cspworkbench.core.kernel;

import static org.cspworkbench.core.kernel.Network.NONE;

import java.util.Arrays;
import org.cspworkbench.core.trace.ValueSet;

/**
 * The wide domains of one run: each an interval of indices with holes. An interval takes one word,
 * its first and its last value, whatever its width; bits are kept from the first value on that is
 * removed from its inside, one for each value, set where there is a hole. All of it is restored by
 * backtracking.
 *
 * <p>Removal of values at either end costs as much as there are holes next to them.
 */
final class WideDomains {

  private final Network network;
  private final Trail trail; // of the domains, in which each interval has a word
  private final int firstInterval;
  private final Trail bits; // of the holes
  private final int[] holes; // by variable: where its bits begin, or NONE
  private int end; // of the bits in use

  /** Whole intervals, which the caller has to store in {@code trail} from there on. */
  WideDomains(Network network, Trail trail, int firstInterval) {
    this.network = network;
    this.trail = trail;
    this.firstInterval = firstInterval;
    bits = new Trail(0);
    bits.useTrailing();
    holes = new int[network.variableCount()];
    Arrays.fill(holes, NONE);
  }

  /** Starts a level. */
  void mark() {
    bits.mark();
  }

  /** Ends the last {@code levels} levels. */
  void undo(int levels) {
    bits.undo(levels);
  }

  /** Makes the holes equal to those of {@code original}; the intervals are in the trail. */
  void copyFrom(WideDomains original) {
    for (int x = 0; x < holes.length; x++) {
      int from = original.holes[x];
      if (from != NONE) {
        int to = bitsOf(x);
        System.arraycopy(original.bits.words, from, bits.words, to, wordCount(x));
      } else if (holes[x] != NONE) {
        Arrays.fill(bits.words, holes[x], holes[x] + wordCount(x), 0);
      }
    }
  }

  /** Stores an interval without holes, and saves the one before. */
  void set(int x, int first, int last) {
    int slot = slot(x);
    trail.save(slot);
    trail.words[slot] = ((long) first << Integer.SIZE) | (last & 0xffff_ffffL);
  }

  /** Returns the first value of {@code x}, which is not empty. */
  int first(int x) {
    return (int) (trail.words[slot(x)] >>> Integer.SIZE);
  }

  /** Returns the last value of {@code x}, which is not empty. */
  int last(int x) {
    return (int) trail.words[slot(x)];
  }

  /** Returns whether {@code x} still has value {@code i}. */
  boolean contains(int x, int i) {
    return first(x) <= i && i <= last(x) && !isHole(x, i);
  }

  /** Returns the first value after {@code i}, or {@link Network#NONE}. */
  int next(int x, int i) {
    int last = last(x);
    int at = Math.max(i + 1, first(x));
    if (at > last || !isHole(x, at)) {
      return at > last ? NONE : at;
    }
    int w = at >>> 6;
    long left = ~bits.words[holes[x] + w] & (-1L << at);
    while (left == 0) { // the last value is no hole
      left = ~bits.words[holes[x] + ++w];
    }
    return w * Long.SIZE + Long.numberOfTrailingZeros(left);
  }

  /** Returns the last value before {@code i}, or {@link Network#NONE}. */
  int previous(int x, int i) {
    int first = first(x);
    int at = Math.min(i - 1, last(x));
    if (at < first || !isHole(x, at)) {
      return at < first ? NONE : at;
    }
    int w = at >>> 6;
    long left = ~bits.words[holes[x] + w] & (-1L >>> (Long.SIZE - 1 - (at & 63)));
    while (left == 0) { // the first value is no hole
      left = ~bits.words[holes[x] + --w];
    }
    return w * Long.SIZE + Long.SIZE - 1 - Long.numberOfLeadingZeros(left);
  }

  /** Returns the values of {@code x}. */
  ValueSet values(int x) {
    int last = last(x);
    if (holes[x] == NONE) {
      return ValueSet.range(first(x), last);
    }
    ValueSet.Builder values = new ValueSet.Builder();
    for (int i = next(x, NONE); i != NONE; i = next(x, i)) {
      int start = i;
      i = Math.min(last, nextHole(x, i) - 1);
      values.add(start, i);
    }
    return values.build();
  }

  /** Returns the first hole of {@code x} after {@code i}, or the number behind its bits. */
  private int nextHole(int x, int i) {
    int w = i >>> 6;
    long left = bits.words[holes[x] + w] & (-1L << i);
    while (left == 0 && w + 1 < wordCount(x)) {
      left = bits.words[holes[x] + ++w];
    }
    return w * Long.SIZE + Long.numberOfTrailingZeros(left);
  }

  /** Returns the values 64 · {@code word} to 64 · {@code word} + 63 of {@code x}, one bit each. */
  long word(int x, int word) {
    long behind = upTo(last(x) - (word << 6));
    long before = upTo(first(x) - 1 - (word << 6));
    return behind & ~before & ~(holes[x] == NONE ? 0 : bits.words[holes[x] + word]);
  }

  /** Returns the bits up to {@code i}, which may lie outside of the word. */
  private static long upTo(int i) {
    return i < 0 ? 0 : i >= Long.SIZE - 1 ? -1L : (1L << (i + 1)) - 1;
  }

  /** Removes value {@code i}, which {@code x} has. */
  void remove(int x, int i) {
    int first = first(x);
    int last = last(x);
    if (i == first) {
      set(x, i == last ? last + 1 : next(x, i), last);
    } else if (i == last) {
      set(x, first, previous(x, i));
    } else {
      int slot = bitsOf(x) + (i >>> 6);
      bits.save(slot);
      bits.words[slot] |= 1L << i;
    }
  }

  /** Removes all values but {@code i}, which {@code x} has. */
  void keepOnly(int x, int i) {
    set(x, i, i);
  }

  /** Removes the values behind {@code i}; returns how many. */
  int keepUpTo(int x, int i) {
    int last = last(x);
    if (last <= i) {
      return 0;
    }
    int first = first(x);
    int count = count(x, Math.max(first, i + 1), last);
    set(x, first, i < first ? first - 1 : previous(x, i + 1));
    return count;
  }

  /** Removes the values up to {@code i}; returns how many. */
  int keepBehind(int x, int i) {
    int first = first(x);
    if (i < first) {
      return 0;
    }
    int last = last(x);
    int count = count(x, first, Math.min(i, last));
    set(x, i >= last ? last + 1 : next(x, i), last);
    return count;
  }

  /** Returns how many of the values from {@code from} to {@code to}, within the interval, exist. */
  private int count(int x, int from, int to) {
    if (holes[x] == NONE) {
      return to - from + 1;
    }
    int count = 0;
    for (int w = from >>> 6; w <= to >>> 6; w++) {
      long within = upTo(to - (w << 6)) & ~upTo(from - 1 - (w << 6));
      count += Long.bitCount(within & ~bits.words[holes[x] + w]);
    }
    return count;
  }

  private boolean isHole(int x, int i) {
    return holes[x] != NONE && (bits.words[holes[x] + (i >>> 6)] >>> i & 1) != 0;
  }

  private int slot(int x) {
    return firstInterval + network.wideNumber(x);
  }

  private int wordCount(int x) {
    return network.endOfWords(x) - network.firstWord(x);
  }

  /** Returns where the bits of the holes of {@code x} begin: all 0 when they are taken. */
  private int bitsOf(int x) {
    if (holes[x] == NONE) {
      int count = wordCount(x);
      if (end + count > bits.words.length) {
        bits.grow(Math.max(count, bits.words.length));
      }
      holes[x] = end;
      end += count;
    }
    return holes[x];
  }
}
