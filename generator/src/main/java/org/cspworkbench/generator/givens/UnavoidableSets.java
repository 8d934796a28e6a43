package org.cspworkbench.generator.givens;

import java.util.Arrays;

/**
 * Sets of cells of one solution each of which must hold a given: two solutions differ in exactly
 * these cells, so that without a given among them both would fit (McGuire, Tugemann and Civario,
 * "There is no 16-clue Sudoku", 2012, call such sets unavoidable).
 *
 * <p>For each set the number of givens in it is kept. So the time of each operation on a cell is
 * linear in the number of known sets with that cell.
 */
final class UnavoidableSets {

  private final int[][] setsOf; // by cell: the sets that it is in
  private final int[] setCountOf; // by cell
  private int[] givensIn = new int[256]; // by set
  private int count;

  /** Creates an empty collection of sets over this many cells. */
  UnavoidableSets(int cellCount) {
    setsOf = new int[cellCount][16];
    setCountOf = new int[cellCount];
  }

  /** Removes all sets: those of one solution have no meaning for another. */
  void clear() {
    Arrays.fill(setCountOf, 0);
    count = 0;
  }

  /** Adds the set of the cells in which two solutions differ, in a puzzle of these givens. */
  void addDifference(int[] one, int[] another, int[] givens) {
    if (count == givensIn.length) {
      givensIn = Arrays.copyOf(givensIn, 2 * count);
    }
    int givensInSet = 0;
    for (int cell = 0; cell < one.length; cell++) {
      if (one[cell] != another[cell]) {
        addTo(cell);
        givensInSet += givens[cell] == 0 ? 0 : 1;
      }
    }
    givensIn[count++] = givensInSet;
  }

  private void addTo(int cell) {
    int sets = setCountOf[cell]++;
    if (sets == setsOf[cell].length) {
      setsOf[cell] = Arrays.copyOf(setsOf[cell], 2 * sets);
    }
    setsOf[cell][sets] = count;
  }

  /** Returns whether the given in {@code cell} is the last in one of the known sets. */
  boolean needs(int cell) {
    int[] sets = setsOf[cell];
    for (int i = 0; i < setCountOf[cell]; i++) {
      if (givensIn[sets[i]] == 1) {
        return true;
      }
    }
    return false;
  }

  /** Records that the given in {@code cell} was removed. */
  void removed(int cell) {
    int[] sets = setsOf[cell];
    for (int i = 0; i < setCountOf[cell]; i++) {
      givensIn[sets[i]]--;
    }
  }

  /** Records that the given in {@code cell} was restored. */
  void restored(int cell) {
    int[] sets = setsOf[cell];
    for (int i = 0; i < setCountOf[cell]; i++) {
      givensIn[sets[i]]++;
    }
  }
}
