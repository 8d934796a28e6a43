package org.cspworkbench.core.trace;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import java.util.Arrays;

/**
 * The domains of a run between two events of its trace: a bit for each value of a narrow domain,
 * and an interval with holes for each wide one, whose bits are kept from the first hole on. Each
 * change overwrites one word, which the trail saves.
 */
final class StateDomains {

  private final TraceKey key;
  private final StateTrail trail;
  private long[] words; // narrow domains, then an interval for each wide one, then holes
  private int[] holes; // by wide domain: where the bits of its holes begin, or NONE
  private int end; // of the words in use

  StateDomains(TraceKey key, StateTrail trail, DomainSnapshot from) {
    this.key = key;
    this.trail = trail;
    words = new long[0];
    holes = new int[0];
    set(from);
  }

  /** The domains of {@code other}, of the same trace. */
  StateDomains(TraceKey key, StateTrail trail, StateDomains other) {
    this.key = key;
    this.trail = trail;
    words = new long[0];
    holes = new int[0];
    set(other);
  }

  /** Makes the domains equal to {@code from}. */
  void set(DomainSnapshot from) {
    int narrow = key.narrowWordCount();
    words = Arrays.copyOf(from.words, narrow + key.wideCount());
    end = words.length;
    holes = new int[key.wideCount()];
    Arrays.fill(holes, NONE);
    for (int x = 0; x < key.structure().variables().size() && holes.length > 0; x++) {
      if (key.isWide(x)) {
        set(x, from.wide.get(key.wideNumber(x)));
      }
    }
  }

  private void set(int x, ValueSet values) {
    int count = values.intervalCount();
    words[slot(x)] =
        count == 0 ? interval(0, -1) : interval(values.first(0), values.last(count - 1));
    for (int k = 1; k < count; k++) {
      int bits = bitsOf(x);
      for (int i = values.last(k - 1) + 1; i < values.first(k); i++) {
        words[bits + (i >>> 6)] |= 1L << i;
      }
    }
  }

  /** Makes the domains equal to those of {@code other}, of the same trace. */
  void set(StateDomains other) {
    words = Arrays.copyOf(other.words, other.end);
    end = other.end;
    holes = other.holes.clone();
  }

  /** Returns whether variable {@code x} has a value at {@code i}. */
  boolean contains(int x, int i) {
    if (!key.isWide(x)) {
      return (words[key.firstWord(x) + (i >>> 6)] >>> i & 1) != 0;
    }
    return first(x) <= i && i <= last(x) && !isHole(x, i);
  }

  /** Returns the number of values of variable {@code x}. */
  int count(int x) {
    if (key.isWide(x)) {
      int first = first(x);
      int last = last(x);
      return first > last ? 0 : last - first + 1 - holeCount(x, first, last);
    }
    int count = 0;
    for (int w = key.firstWord(x); w < key.endOfWords(x); w++) {
      count += Long.bitCount(words[w]);
    }
    return count;
  }

  /** Returns the first value of variable {@code x} from {@code from} on, or {@code NONE}. */
  int next(int x, int from) {
    if (key.isWide(x)) {
      int at = Math.max(from, first(x));
      return at > last(x) ? NONE : nextOfHoles(x, at, false);
    }
    int first = key.firstWord(x);
    for (int w = first + (from >>> 6); w < key.endOfWords(x); w++) {
      long rest = words[w] & (w == first + (from >>> 6) ? -1L << from : -1L);
      if (rest != 0) {
        return (w - first) * Long.SIZE + Long.numberOfTrailingZeros(rest);
      }
    }
    return NONE;
  }

  /** Returns the values of variable {@code x}. */
  ValueSet values(int x) {
    if (!key.isWide(x)) {
      ValueSet.Builder values = new ValueSet.Builder();
      for (int i = next(x, 0); i != NONE; i = i + 1 == sizeOfDomain(x) ? NONE : next(x, i + 1)) {
        values.add(i, i);
      }
      return values.build();
    }
    return within(x, first(x), last(x));
  }

  /** Returns the values of wide variable {@code x} from {@code from} to {@code to}, less holes. */
  private ValueSet within(int x, int from, int to) {
    if (holes[key.wideNumber(x)] == NONE) {
      return ValueSet.range(from, to);
    }
    ValueSet.Builder values = new ValueSet.Builder();
    int at = from;
    while (at <= to) {
      int start = nextOfHoles(x, at, false);
      at = nextOfHoles(x, start, true);
      values.add(start, Math.min(to, at - 1));
    }
    return values.build();
  }

  private int sizeOfDomain(int x) {
    return key.structure().variables().get(x).domain().size();
  }

  /** Removes the value at {@code address}, which is there. */
  void remove(int address) {
    int x = key.variableAt(address);
    if (!key.isWide(x)) {
      overwrite(address >>> 6, words[address >>> 6] & ~(1L << address));
      return;
    }
    int i = key.indexAt(address);
    int first = first(x);
    int last = last(x);
    if (i == first) {
      keepBehind(x, i);
    } else if (i == last) {
      keepUpTo(x, i - 1);
    } else {
      int slot = bitsOf(x) + (i >>> 6);
      overwrite(slot, words[slot] | 1L << i);
    }
  }

  /** Removes the values of the half {@code half}, in a change of each word of a narrow domain. */
  void removeHalf(int half) {
    int bound = Halves.bound(half);
    int x = key.variableAt(bound);
    if (key.isWide(x)) {
      removeAtEnd(half);
      return;
    }
    for (int w = key.firstWord(x); w < key.endOfWords(x); w++) {
      long lost = 0;
      for (long rest = words[w]; rest != 0; rest &= rest - 1) {
        long bit = Long.lowestOneBit(rest);
        int address = w * Long.SIZE + Long.numberOfTrailingZeros(bit);
        lost |= Halves.contains(half, address) ? bit : 0;
      }
      overwrite(w, words[w] & ~lost);
    }
  }

  /** Removes the values of {@code half} of a wide domain, in one change. */
  private void removeAtEnd(int half) {
    int bound = Halves.bound(half);
    int x = key.variableAt(bound);
    if (Halves.isUpper(half)) {
      keepUpTo(x, key.indexAt(bound));
    } else {
      keepBehind(x, key.indexAt(bound));
    }
  }

  private void keepUpTo(int x, int i) {
    int first = first(x);
    int last = Math.min(last(x), i);
    while (last >= first && isHole(x, last)) {
      last--;
    }
    overwrite(slot(x), interval(first, Math.max(last, first - 1)));
  }

  private void keepBehind(int x, int i) {
    int last = last(x);
    int first = Math.max(first(x), i + 1);
    overwrite(slot(x), interval(first > last ? last + 1 : nextOfHoles(x, first, false), last));
  }

  /** Keeps of the values of variable {@code x}, whose domain is one word, those of {@code kept}. */
  void keep(int x, long kept) {
    int slot = key.firstWord(x);
    overwrite(slot, words[slot] & kept);
  }

  /** Undoes the last change, of the word at {@code slot}, which held {@code word}. */
  void restore(int slot, long word) {
    words[slot] = word;
  }

  private void overwrite(int slot, long word) {
    trail.addWord(slot, words[slot]);
    words[slot] = word;
  }

  /** Returns how many values the last change has taken from variable {@code x}. */
  int lastRemovedCount(int x) {
    return isOfInterval(x) ? lastRemoved(x).size() : Long.bitCount(bitsOfLastChange());
  }

  /** Returns the values that the last change has taken from variable {@code x}. */
  ValueSet lastRemoved(int x) {
    if (isOfInterval(x)) {
      long before = trail.lastWord();
      int first = first(x);
      int last = last(x);
      int firstBefore = (int) (before >>> Integer.SIZE);
      int lastBefore = (int) before;
      return first > firstBefore
          ? within(x, firstBefore, Math.min(first - 1, lastBefore))
          : within(x, Math.max(last + 1, firstBefore), lastBefore);
    }
    ValueSet.Builder removed = new ValueSet.Builder();
    int from = trail.lastSlot() - (key.isWide(x) ? bitsOf(x) : key.firstWord(x));
    for (long rest = bitsOfLastChange(); rest != 0; rest &= rest - 1) {
      int i = from * Long.SIZE + Long.numberOfTrailingZeros(rest);
      removed.add(i, i);
    }
    return removed.build();
  }

  private boolean isOfInterval(int x) {
    return key.isWide(x) && trail.lastSlot() == slot(x);
  }

  private long bitsOfLastChange() {
    return trail.lastWord() ^ words[trail.lastSlot()];
  }

  /**
   * Returns whether the last change has taken the value at {@code index} from variable {@code x},
   * of whose narrow domain it has removed a half.
   */
  boolean hasJustLost(int x, int index) {
    int word = index >>> 6;
    int back = key.endOfWords(x) - key.firstWord(x) - word;
    return ((trail.word(trail.length() - back) & ~words[key.firstWord(x) + word]) >>> index & 1)
        != 0;
  }

  /** Returns the word of a narrow domain. */
  long word(int w) {
    return words[w];
  }

  /** Returns a number that changes with the holes of wide variable {@code x} and with its ends. */
  long hash(int x) {
    long hash = words[slot(x)];
    int bits = holes[key.wideNumber(x)];
    for (int w = 0; bits != NONE && w < wordCount(x); w++) {
      hash = hash * 0x9E37_79B9_7F4A_7C15L + words[bits + w];
    }
    return hash;
  }

  private int first(int x) {
    return (int) (words[slot(x)] >>> Integer.SIZE);
  }

  private int last(int x) {
    return (int) words[slot(x)];
  }

  private int slot(int x) {
    return key.narrowWordCount() + key.wideNumber(x);
  }

  private static long interval(int first, int last) {
    return ((long) first << Integer.SIZE) | (last & 0xFFFF_FFFFL);
  }

  private boolean isHole(int x, int i) {
    int bits = holes[key.wideNumber(x)];
    return bits != NONE && (words[bits + (i >>> 6)] >>> i & 1) != 0;
  }

  private int holeCount(int x, int first, int last) {
    int bits = holes[key.wideNumber(x)];
    int count = 0;
    for (int w = first >>> 6; bits != NONE && w <= last >>> 6; w++) {
      long from = w == first >>> 6 ? -1L << first : -1L;
      long to = w == last >>> 6 ? -1L >>> ~last : -1L;
      count += Long.bitCount(words[bits + w] & from & to);
    }
    return count;
  }

  /**
   * Returns the first index from {@code from} on that is a hole of wide variable {@code x}, or that
   * is none; the number behind the last one if there is no hole.
   */
  private int nextOfHoles(int x, int from, boolean isHole) {
    int bits = holes[key.wideNumber(x)];
    int count = wordCount(x);
    if (bits == NONE) {
      return isHole ? count * Long.SIZE : from;
    }
    for (int w = from >>> 6; w < count; w++) {
      long word = isHole ? words[bits + w] : ~words[bits + w];
      long rest = word & (w == from >>> 6 ? -1L << from : -1L);
      if (rest != 0) {
        return w * Long.SIZE + Long.numberOfTrailingZeros(rest);
      }
    }
    return count * Long.SIZE;
  }

  private int wordCount(int x) {
    return key.endOfWords(x) - key.firstWord(x);
  }

  /** Returns where the bits of the holes of {@code x} begin, which are created if need be. */
  private int bitsOf(int x) {
    int number = key.wideNumber(x);
    if (holes[number] == NONE) {
      holes[number] = end;
      end += wordCount(x);
      if (end > words.length) {
        words = Arrays.copyOf(words, Math.max(end, 2 * words.length));
      }
    }
    return holes[number];
  }
}
