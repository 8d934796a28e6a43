package org.cspworkbench.core.kernel;

import static com.google.common.base.Preconditions.checkState;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Memory that can be set back: a sequence of 64-bit words, and for every level of the search what
 * they held when it began.
 *
 * <p>Whoever keeps state that backtracking must undo takes a range of words before the search
 * starts, and calls {@link #save} before it overwrites one of them. Where there are few words, all
 * of them are copied for each level, which costs less than to note each one that is overwritten;
 * otherwise undoing a level costs one store for each word saved since its mark.
 */
final class Trail {

  /** Up to so many words a level is a copy of all of them. */
  private static final int MAX_COPIED = 128;

  /** The memory. Its owners read and write it directly; it is replaced when it grows. */
  long[] words;

  /** Who looks for changes. */
  @Nullable ChangedVariables observer;

  /** The fewest slots that were noted at a time since the observer last looked. */
  int lowest;

  /** Whether words may have been overwritten since then without being noted. */
  boolean overwritten;

  private int[] savedSlots = new int[256];
  private long[] savedWords = new long[256];
  private int length;
  private int[] marks = new int[64];
  private int level;
  private boolean copies;
  private long[] copied = new long[0]; // by level, all words as they were when it began

  Trail(int wordCount) {
    words = new long[wordCount];
    copies = wordCount <= MAX_COPIED;
  }

  /**
   * Takes {@code count} more words, all 0; returns where they begin. After the first level, only if
   * what is overwritten is noted; then the words are 0 in all levels that are open.
   */
  int grow(int count) {
    checkState(
        level == 0 || !copies, "values restored by backtracking must be created before the search");
    int start = words.length;
    words = Arrays.copyOf(words, Math.addExact(start, count));
    copies &= words.length <= MAX_COPIED;
    return start;
  }

  /** Notes what is overwritten, however few words there are. To be said before the first level. */
  void noteEach() {
    checkState(level == 0, "values restored by backtracking must be created before the search");
    copies = false;
  }

  /** Returns whether {@link #save} does anything. */
  boolean notes() {
    return !copies;
  }

  /** Remembers what {@code slot} holds; called before it is overwritten. */
  void save(int slot) {
    if (!copies) {
      note(slot);
    }
  }

  private void note(int slot) {
    if (length == savedSlots.length) {
      savedSlots = Arrays.copyOf(savedSlots, 2 * length);
      savedWords = Arrays.copyOf(savedWords, 2 * length);
    }
    savedSlots[length] = slot;
    savedWords[length++] = words[slot];
  }

  /** Returns how many slots are noted. */
  int length() {
    return length;
  }

  /** Returns the slot that was noted at {@code place}. */
  int slot(int place) {
    return savedSlots[place];
  }

  /** Returns how many levels are open. */
  int level() {
    return level;
  }

  /** Starts a level. */
  void mark() {
    if (words.length == 0) {
      level++;
      return;
    }
    if (copies) {
      copy();
      return;
    }
    if (level == marks.length) {
      marks = Arrays.copyOf(marks, 2 * level);
    }
    marks[level++] = length;
  }

  private void copy() {
    int start = level++ * words.length;
    if (start + words.length > copied.length) {
      copied = Arrays.copyOf(copied, Math.max(64 * words.length, 2 * copied.length));
    }
    System.arraycopy(words, 0, copied, start, words.length);
  }

  /**
   * Ends the last {@code levels} levels, at least one: everything is as it was when the first of
   * them began.
   */
  void undo(int levels) {
    level -= levels;
    if (words.length == 0) {
      return;
    }
    if (copies) {
      System.arraycopy(copied, level * words.length, words, 0, words.length);
      return;
    }
    int mark = marks[level];
    while (length > mark) {
      length--;
      words[savedSlots[length]] = savedWords[length];
    }
    lowest = Math.min(lowest, mark);
  }
}
