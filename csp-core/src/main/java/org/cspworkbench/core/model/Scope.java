package org.cspworkbench.core.model;

/**
 * The domains of the variables of one constraint during one run, by their position in the
 * constraint's scope, as its propagator reads and filters them. A value is named by its index in
 * the whole domain of its variable. Each removal is recorded with the constraint as its cause, and
 * wakes the other constraints on the variable. All operations are O(1) unless they remove values.
 *
 * <p>An abstract class rather than an interface: the virtual machine calls the only implementation
 * of a class without a check of its type, which is 4 % of a search that filters by matchings.
 */
public abstract class Scope {

  /** Stands for "no value". */
  public static final int NONE = -1;

  /** Numbers that a propagator keeps, all 0 at first, and that backtracking restores. */
  public interface Reversible {

    /** Returns the number at {@code place}. */
    long get(int place);

    /** Returns the number at {@code place}, which is an {@code int}. */
    default int getInt(int place) {
      return (int) get(place);
    }

    /** Sets the number at {@code place}, for as long as the current level of the search lasts. */
    void set(int place, long number);
  }

  /** Returns the number of positions: the size of the scope. */
  public abstract int size();

  /** Returns the number of values left at {@code position}. */
  public abstract int domainSize(int position);

  /** Returns the first value left at {@code position}, or {@link #NONE}. */
  public abstract int first(int position);

  /** Returns the first value left at {@code position} after {@code i}, or {@link #NONE}. */
  public abstract int next(int position, int i);

  /** Which of the values 64·{@code word} to 64·{@code word} + 63 are left, one bit each. */
  public abstract long word(int position, int word);

  /** Returns the number of words that hold the values at {@code position}. */
  public abstract int wordCount(int position);

  /** Returns the value at index {@code i} of the domain at {@code position}. */
  public abstract int value(int position, int i);

  /** Returns whether {@code value} is left at {@code position}. */
  public abstract boolean hasValue(int position, long value);

  /** Returns the number of values at {@code position} before any was removed. */
  public abstract int wholeSize(int position);

  /** Returns whether the positions have the same variable. */
  public abstract boolean isSame(int position, int other);

  /** Returns the smallest value left at {@code position}. */
  public abstract int min(int position);

  /** Returns the largest value left at {@code position}. */
  public abstract int max(int position);

  /**
   * Removes the value at index {@code i}, which is still there, from the domain at {@code
   * position}.
   *
   * @return whether the domain has a value left
   */
  public abstract boolean remove(int position, int i);

  /**
   * Removes the values greater than {@code most} at {@code position}.
   *
   * @return whether the domain has a value left
   */
  public abstract boolean removeAbove(int position, long most);

  /**
   * Removes the values less than {@code least} at {@code position}.
   *
   * @return whether the domain has a value left
   */
  public abstract boolean removeBelow(int position, long least);

  /**
   * Removes {@code value} at {@code position}, if it is there.
   *
   * @return whether the domain has a value left
   */
  public abstract boolean removeValue(int position, long value);

  /** Removes every value at {@code position}: the constraint cannot be satisfied. */
  public void removeAll(int position) {
    for (int i = first(position); i != NONE; i = next(position, i)) {
      remove(position, i);
    }
  }

  /**
   * Returns whether one of the values in {@code set}, one bit each, is left at {@code position}.
   */
  public boolean hasAny(int position, long[] set) {
    for (int w = 0; w < set.length; w++) {
      if ((word(position, w) & set[w]) != 0) {
        return true;
      }
    }
    return false;
  }

  /**
   * Removes the values in {@code set}, one bit each, at {@code position}.
   *
   * @return whether the domain has a value left
   */
  public boolean removeAll(int position, long[] set) {
    for (int w = 0; w < set.length; w++) {
      for (long rest = word(position, w) & set[w]; rest != 0; rest &= rest - 1) {
        if (!remove(position, w * Long.SIZE + Long.numberOfTrailingZeros(rest))) {
          return false;
        }
      }
    }
    return true;
  }

  /**
   * Returns whether these values, one for each position, satisfy the constraint; counts one check.
   */
  public abstract boolean allows(int... values);

  /**
   * Creates numbers that backtracking restores together with the domains. To be called while the
   * propagator is created.
   */
  public abstract Reversible reversible(int count);

  /** Returns the same domains, each variable at one position only, in order of appearance. */
  public abstract Scope withoutRepeats();

  /**
   * Returns the table of values computed from the structure of the problem, which all runs over it
   * share.
   */
  public abstract MemoTable memo();
}
