package org.cspworkbench.core.kernel;

import static com.google.common.base.Preconditions.checkState;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Memory that backtracking restores: a sequence of 64-bit words, and for every level of the search
 * their values when it began.
 *
 * <p>An owner of state that backtracking must undo takes a range of words before the search starts,
 * and calls {@link #save} before it overwrites one of them. Where there are few words, all of them
 * are copied at each level, which costs less than trailing, that is, saving each one that is
 * overwritten; with trailing, undoing a level costs one store for each word saved since its mark.
 */
public final class Trail {

  /** Up to so many words a level is a copy of all of them. */
  private static final int MAX_COPIED = 128;

  /** The memory. Its owners read and write it directly; it is replaced when it grows. */
  long[] words;

  /** Whether words may have been overwritten without being noted since the observer last asked. */
  boolean overwritten;

  private @Nullable Object observer;
  private int leastLength; // since the observer last asked
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

  /**
   * Saves what is overwritten, however few words there are. To be called before the first level.
   */
  void useTrailing() {
    checkState(level == 0, "values restored by backtracking must be created before the search");
    copies = false;
  }

  /** Returns the memory, which later calls of {@link #grow} replace. */
  public long[] words() {
    return words;
  }

  /** Returns whether each word that is overwritten is saved; otherwise levels are copies. */
  public boolean isTrailing() {
    return !copies;
  }

  /** Saves the word at {@code slot}, where trailing is used; called before it is overwritten. */
  public void save(int slot) {
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

  /** Returns how many slots are saved. */
  public int length() {
    return length;
  }

  /**
   * Returns the least {@link #length} since {@code asking} last called this, or {@link
   * Network#NONE} if that is not known: another has called it since, or words may have been
   * overwritten without being noted.
   */
  public int leastLengthSinceAskedBy(Object asking) {
    int least = observer == asking && !overwritten ? Math.min(leastLength, length) : Network.NONE;
    observer = asking;
    overwritten = false;
    leastLength = length;
    return least;
  }

  /** Returns the slot that was saved at {@code place}. */
  public int slot(int place) {
    return savedSlots[place];
  }

  /** Returns how many levels are open. */
  int level() {
    return level;
  }

  /** Starts a level. */
  void mark() {
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
    if (words.length == 0) {
      return;
    }
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
    if (copies) {
      if (words.length > 0) { // else the call alone would cost as much as a small copy
        System.arraycopy(copied, level * words.length, words, 0, words.length);
      }
      return;
    }
    int mark = marks[level];
    while (length > mark) {
      length--;
      words[savedSlots[length]] = savedWords[length];
    }
    leastLength = Math.min(leastLength, mark);
  }
}
