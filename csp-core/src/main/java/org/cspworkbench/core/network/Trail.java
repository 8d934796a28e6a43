package org.cspworkbench.core.network;

import static com.google.common.base.Preconditions.checkState;

import java.util.Arrays;

/**
 * Memory that can be set back: a sequence of 64-bit words, the old contents of those that were
 * overwritten, and a mark for every level of the search.
 *
 * <p>Whoever keeps state that backtracking must undo takes a range of words before the search
 * starts, and calls {@link #save} before it overwrites one of them. Undoing a level costs one store
 * for each word saved since its mark.
 */
final class Trail {

  /** The memory. Its owners read and write it directly; it is replaced when it grows. */
  long[] words;

  private int[] savedSlots = new int[256];
  private long[] savedWords = new long[256];
  private int length;
  private int[] marks = new int[64];
  private int level;

  Trail(int wordCount) {
    words = new long[wordCount];
  }

  /** Takes {@code count} more words, all 0, before the first level; says where they begin. */
  int grow(int count) {
    checkState(level == 0, "what backtracking sets back is set up before the search");
    int start = words.length;
    words = Arrays.copyOf(words, start + count);
    return start;
  }

  /** Remembers what {@code slot} holds; called before it is overwritten. */
  void save(int slot) {
    if (length == savedSlots.length) {
      savedSlots = Arrays.copyOf(savedSlots, 2 * length);
      savedWords = Arrays.copyOf(savedWords, 2 * length);
    }
    savedSlots[length] = slot;
    savedWords[length++] = words[slot];
  }

  /** How many levels are open. */
  int level() {
    return level;
  }

  /** Starts a level. */
  void mark() {
    if (level == marks.length) {
      marks = Arrays.copyOf(marks, 2 * level);
    }
    marks[level++] = length;
  }

  /** Ends the current level: everything is as it was at its mark. */
  void undo() {
    int mark = marks[--level];
    while (length > mark) {
      length--;
      words[savedSlots[length]] = savedWords[length];
    }
  }
}
