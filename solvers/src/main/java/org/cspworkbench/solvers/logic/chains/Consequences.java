package org.cspworkbench.solvers.logic.chains;

import java.util.Arrays;
import org.cspworkbench.solvers.logic.position.BoardLayout;

/**
 * What follows by singles from each candidate after a base, which is a position or an assumption in
 * one. If the base loses candidates, the consequences only grow: they are derived from what is
 * known already.
 */
final class Consequences {

  private final BoardLayout layout;
  private final int[] numbers; // by cell, then digit: the assumption of this candidate
  private final SinglesInParallel[] each; // of 64 assumptions
  private final int[][] bases; // by 64 assumptions: the base that they are after
  private final boolean[] areShared; // by 64 assumptions: whether others use them
  private int[] base; // by cell: its candidates; of a filled cell, its digit

  private Consequences(
      BoardLayout layout,
      int[] base,
      int[] numbers,
      SinglesInParallel[] each,
      int[][] bases,
      boolean areShared) {
    this.layout = layout;
    this.base = base;
    this.numbers = numbers;
    this.each = each;
    this.bases = bases;
    this.areShared = new boolean[each.length];
    Arrays.fill(this.areShared, areShared);
  }

  /** Returns what follows from each candidate after {@code base}. */
  static Consequences of(BoardLayout layout, Assumption base) {
    int[] candidates = base.candidates();
    int[] numbers = new int[candidates.length * layout.size()];
    int count = 0;
    for (int cell = 0; cell < candidates.length; cell++) {
      count += base.isFilled(cell) ? 0 : Integer.bitCount(candidates[cell]);
    }
    SinglesInParallel[] each = new SinglesInParallel[(count + Long.SIZE - 1) / Long.SIZE];
    for (int i = 0; i < each.length; i++) {
      int assumptions = Math.min(count - i * Long.SIZE, Long.SIZE);
      each[i] = new SinglesInParallel(layout, candidates, assumptions);
    }
    int number = 0;
    for (int cell = 0; cell < candidates.length; cell++) {
      int rest = base.isFilled(cell) ? 0 : candidates[cell];
      for (; rest != 0; rest &= rest - 1) {
        int digit = Integer.numberOfTrailingZeros(rest);
        numbers[cell * layout.size() + digit] = number;
        each[number / Long.SIZE].assume(number % Long.SIZE, cell, digit);
        number++;
      }
    }
    for (SinglesInParallel some : each) {
      some.conclude();
    }
    int[][] bases = new int[each.length][];
    Arrays.fill(bases, candidates);
    return new Consequences(layout, candidates, numbers, each, bases, false);
  }

  /** Returns whether {@code narrower} has no candidates but those of the base. */
  boolean canBeAfter(Assumption narrower) {
    for (int cell = 0; cell < base.length; cell++) {
      if ((narrower.candidates(cell) & ~base[cell]) != 0) {
        return false;
      }
    }
    return true;
  }

  /** Returns what follows after {@code narrower}, a base with no other candidates than this one. */
  Consequences after(Assumption narrower) {
    return new Consequences(
        layout, narrower.candidates(), numbers, each.clone(), bases.clone(), true);
  }

  /** Makes {@code narrower} the base, which has no other candidates than the present one. */
  void narrow(Assumption narrower) {
    base = narrower.candidates();
  }

  /** Returns 64 assumptions after the present base. */
  private SinglesInParallel each(int index) {
    int[] before = bases[index];
    if (before != base) {
      SinglesInParallel some = areShared[index] ? each[index].copy() : each[index];
      for (int cell = 0; cell < base.length; cell++) {
        for (int rest = before[cell] & ~base[cell]; rest != 0; rest &= rest - 1) {
          some.remove(cell, Integer.numberOfTrailingZeros(rest));
        }
      }
      some.conclude();
      each[index] = some;
      bases[index] = base;
      areShared[index] = false;
    }
    return each[index];
  }

  /** Returns whether {@code digit} in {@code cell} leads to a contradiction. */
  boolean fails(int cell, int digit) {
    int number = number(cell, digit);
    int word = number / Long.SIZE;
    return each[word].fails(number % Long.SIZE) // after an earlier base, and so after this one
        || each(word).fails(number % Long.SIZE);
  }

  /** Returns what follows from {@code digit} in {@code cell}, which does not fail. */
  Assumption assuming(int cell, int digit) {
    int number = number(cell, digit);
    return new Assumption(layout, each(number / Long.SIZE).candidates(number % Long.SIZE));
  }

  /** Adds the digits of all grids that are completed, by cell, to {@code digits}. */
  void addComplete(int[] digits) {
    for (int i = 0; i < each.length; i++) {
      each(i).addComplete(digits);
    }
  }

  private int number(int cell, int digit) {
    return numbers[cell * layout.size() + digit - 1];
  }
}
