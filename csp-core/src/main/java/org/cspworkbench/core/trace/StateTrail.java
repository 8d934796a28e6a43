package org.cspworkbench.core.trace;

import com.google.common.primitives.Ints;
import com.google.common.primitives.Longs;
import java.util.Arrays;

/**
 * The changes of the state of a run that can be undone, latest last: words of domains that were
 * overwritten, variables that were placed, and items of an exact cover that were covered.
 */
final class StateTrail {

  /** In place of a slot: an item was covered here. */
  static final int COVERED = Integer.MIN_VALUE;

  private int[] slots = new int[16]; // of words, or ~x for variable x placed, or COVERED
  private long[] words = new long[16]; // what those words held
  private int length;

  void set(StateTrail other) {
    slots = Arrays.copyOf(other.slots, other.length);
    words = Arrays.copyOf(other.words, other.length);
    length = other.length;
  }

  int length() {
    return length;
  }

  void clear() {
    length = 0;
  }

  /** Adds the word at {@code slot}, which holds {@code word} until now. */
  void addWord(int slot, long word) {
    push(slot, word);
  }

  void addPlaced(int x) {
    push(~x, 0);
  }

  void addCovered() {
    push(COVERED, 0);
  }

  private void push(int slot, long word) {
    slots = Ints.ensureCapacity(slots, length + 1, length);
    words = Longs.ensureCapacity(words, slots.length, 0);
    slots[length] = slot;
    words[length++] = word;
  }

  int lastSlot() {
    return slots[length - 1];
  }

  /** Returns what the word at the last slot held before it was overwritten. */
  long lastWord() {
    return words[length - 1];
  }

  /** Returns what the word at place {@code at} of the trail held before it was overwritten. */
  long word(int at) {
    return words[at];
  }

  void removeLast() {
    length--;
  }

  /** Returns how many variables were placed from {@code from} (inclusive) to {@code to}. */
  int placed(int from, int to) {
    return (int) Arrays.stream(slots, from, to).filter(slot -> slot < 0 && slot != COVERED).count();
  }
}
