package org.cspworkbench.generator.givens;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.Arrays;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Unit;

/**
 * The removal of givens from a complete grid. After each operation, the givens that are left have
 * one solution.
 *
 * <p>Givens are visited in some order, and each that is not needed is removed. A proof for every
 * given would take about 80 proofs, most of which decide little: at first no given is needed, in
 * the end every one is. So several givens are removed at once, and one proof decides about all of
 * them. If there is another solution, they are restored, and the cells in which it differs are
 * recorded as an unavoidable set, which shows without a solver that some later given is needed. The
 * result is the same as with a proof for each given in turn, because a given that is needed once is
 * needed ever after.
 *
 * <p>A pattern may have to be symmetric; then givens are removed and restored in whole orbits. Can
 * be used again for any number of grids, but not by several threads.
 */
final class GivenRemoval {

  /** One orbit in so many is kept at first when a puzzle is constrained. */
  private static final int KEPT = 4;

  /** By how much the effort of a proof grows that was given up before. */
  private static final int MORE_EFFORT = 8;

  private final Shape shape;
  private final int[][] orbits;
  private final int[][] units;
  private final UniquenessProof proof;
  private final UnavoidableSets sets;
  private final int[] givens;
  private final int[] solution;
  private final int[] removed; // the orbits that have been removed since the last proof
  private int removedCount;
  private final int[] undecided; // the orbits that are left only for want of a proof
  private int undecidedCount;
  private int undecidedAlone; // the givens for which it is not known whether each alone is needed
  private final boolean[] saved; // by orbit, whether it was given
  private int left;
  private IntConsumer progress = givens -> {};

  /** Creates the removal of givens of this symmetry from grids of this shape. */
  GivenRemoval(Shape shape, Symmetry symmetry) {
    this.shape = shape;
    this.orbits = arrays(symmetry.orbits(shape));
    this.units =
        arrays(shape.units().stream().map(Unit::cells).collect(ImmutableList.toImmutableList()));
    this.proof = UniquenessProof.of(shape);
    this.sets = new UnavoidableSets(shape.cellCount());
    this.givens = new int[shape.cellCount()];
    this.solution = new int[shape.cellCount()];
    this.removed = new int[orbits.length];
    this.undecided = new int[orbits.length];
    this.saved = new boolean[orbits.length];
  }

  private static int[][] arrays(ImmutableList<ImmutableIntArray> lists) {
    return lists.stream().map(ImmutableIntArray::toArray).toArray(int[][]::new);
  }

  /**
   * Starts on another grid, all of whose cells are given.
   *
   * @throws IllegalArgumentException if the grid is not complete and correct
   */
  void start(Grid grid) {
    for (int cell = 0; cell < solution.length; cell++) {
      solution[cell] = grid.value(cell);
      givens[cell] = solution[cell];
    }
    checkArgument(
        isCorrect() && keepsRules(grid),
        "givens can be removed only from a complete and correct grid");
    left = solution.length;
    undecidedCount = 0;
    undecidedAlone = 0;
    sets.clear();
  }

  private boolean isCorrect() {
    for (int[] unit : units) {
      int values = 1; // as bits; 0 must not be among them
      for (int cell : unit) {
        int value = 1 << solution[cell];
        if ((values & value) != 0) {
          return false;
        }
        values |= value;
      }
    }
    return true;
  }

  private boolean keepsRules(Grid grid) {
    return shape.rules().stream().allMatch(rule -> rule.conflicts(grid).isEmpty());
  }

  /** Reports to {@code progress} before every proof how many givens are left. */
  void reportTo(IntConsumer newProgress) {
    progress = newProgress;
  }

  /** Returns the number of givens for which the proof that they are needed was given up. */
  int undecided() {
    return undecidedAlone + IntStream.of(undecided).limit(undecidedCount).map(this::size).sum();
  }

  /** Returns the number of orbits. They are numbered from 0; without symmetry each is one cell. */
  int orbitCount() {
    return orbits.length;
  }

  /** Returns how many givens are left. */
  int left() {
    return left;
  }

  /** Returns whether the cells of {@code orbit} are given. */
  boolean isGiven(int orbit) {
    return givens[orbits[orbit][0]] != 0;
  }

  /** Returns how many cells {@code orbit} has. */
  int size(int orbit) {
    return orbits[orbit].length;
  }

  /**
   * Keeps a quarter of the orbits of a complete grid, which leaves many solutions, and rules these
   * out one after the other: restores the first orbit, in this order, in which another solution
   * differs. So few of the resulting givens are redundant.
   *
   * @param order all orbits; the first quarter is kept
   * @param stop is polled; returns whether to stop; then all givens are restored
   */
  void constrain(int[] order, BooleanSupplier stop) {
    for (int i = order.length / KEPT; i < order.length; i++) {
      take(order[i]);
    }
    UniquenessProof.Verdict verdict = prove(UniquenessProof.USUAL_EFFORT, stop);
    while (verdict != UniquenessProof.Verdict.UNIQUE && !stop.getAsBoolean()) {
      restore(firstOpen(order, verdict == UniquenessProof.Verdict.ANOTHER));
      verdict = prove(UniquenessProof.USUAL_EFFORT, stop);
    }
    for (int i = 0; i < order.length && verdict != UniquenessProof.Verdict.UNIQUE; i++) {
      if (!isGiven(order[i])) {
        restore(order[i]);
      }
    }
  }

  /**
   * Returns the first orbit that is not given, of those in which the other solution differs, or of
   * all.
   */
  private int firstOpen(int[] order, boolean isAnotherKnown) {
    int index = 0;
    while (isGiven(order[index]) || (isAnotherKnown && !differs(order[index]))) {
      index++;
    }
    return order[index];
  }

  private boolean differs(int orbit) {
    int[] another = proof.another();
    return IntStream.of(orbits[orbit]).anyMatch(cell -> solution[cell] != another[cell]);
  }

  /** Searches for another solution; if there is one, records where it differs. */
  private UniquenessProof.Verdict prove(long effort, BooleanSupplier stop) {
    UniquenessProof.Verdict verdict = proof.of(givens, solution, effort, stop);
    if (verdict == UniquenessProof.Verdict.ANOTHER) {
      sets.addDifference(solution, proof.another(), givens);
    }
    return verdict;
  }

  /**
   * Removes, in this order, each orbit that is given and not needed, unless fewer than {@code
   * wanted} givens would be left.
   *
   * @param stop is polled; returns whether to stop
   */
  void remove(int[] order, int wanted, BooleanSupplier stop) {
    remove(order, wanted, UniquenessProof.USUAL_EFFORT, stop);
  }

  /**
   * Removes, in this order, each orbit that is given and not needed. A proof that was given up is
   * repeated with more effort; with fewer givens it may also have become easier.
   *
   * @param stop is polled; returns whether to stop
   */
  void minimise(int[] order, BooleanSupplier stop) {
    long effort = UniquenessProof.USUAL_EFFORT;
    remove(order, 0, effort, stop);
    while (undecidedCount > 0 && !stop.getAsBoolean()) {
      effort *= MORE_EFFORT;
      remove(Arrays.copyOf(undecided, undecidedCount), 0, effort, stop);
    }
  }

  private void remove(int[] order, int wanted, long effort, BooleanSupplier stop) {
    undecidedCount = 0;
    int next = 0;
    int patience = Integer.MAX_VALUE; // how many orbits to remove at once at most
    while (next < order.length && left > wanted && !stop.getAsBoolean()) {
      progress.accept(left);
      int end = removeSome(order, next, Math.min(patience, usualStep()), wanted);
      UniquenessProof.Verdict verdict =
          removedCount == 0 ? UniquenessProof.Verdict.UNIQUE : prove(effort, stop);
      if (verdict == UniquenessProof.Verdict.UNIQUE) {
        next = end;
        patience = Integer.MAX_VALUE;
        continue;
      }
      if (verdict == UniquenessProof.Verdict.GAVE_UP && removedCount == 1) {
        undecided[undecidedCount++] = removed[0]; // it is not known whether it is needed: it stays
        next = end;
      } else if (verdict == UniquenessProof.Verdict.GAVE_UP) {
        patience = removedCount / 2;
      }
      for (int i = 0; i < removedCount; i++) {
        restore(removed[i]);
      }
    }
    for (; next < order.length && left > wanted; next++) {
      if (isGiven(order[next])) {
        undecided[undecidedCount++] = order[next]; // there was no time for a proof
      }
    }
  }

  /**
   * Returns how many givens could be removed, each alone. In an orbit of one cell there are none
   * after {@link #minimise}.
   *
   * @param stop is polled; returns whether to stop; the givens that are left are undecided then
   */
  int removable(BooleanSupplier stop) {
    int removable = 0;
    for (int[] orbit : orbits) {
      for (int cell : orbit) {
        if (orbit.length > 1 && givens[cell] != 0 && !sets.needs(cell)) {
          UniquenessProof.Verdict verdict = proveWithout(cell, stop);
          removable += verdict == UniquenessProof.Verdict.UNIQUE ? 1 : 0;
          undecidedAlone += verdict == UniquenessProof.Verdict.GAVE_UP ? 1 : 0;
        }
      }
    }
    return removable;
  }

  /** Searches for another solution without one given, until that is decided or stopped. */
  private UniquenessProof.Verdict proveWithout(int cell, BooleanSupplier stop) {
    sets.removed(cell);
    givens[cell] = 0;
    long effort = UniquenessProof.USUAL_EFFORT;
    UniquenessProof.Verdict verdict = prove(effort, stop);
    while (verdict == UniquenessProof.Verdict.GAVE_UP && !stop.getAsBoolean()) {
      effort *= MORE_EFFORT;
      verdict = prove(effort, stop);
    }
    sets.restored(cell);
    givens[cell] = solution[cell];
    return verdict;
  }

  /** Returns how many orbits to remove at once: many at first, one at a time in the end. */
  private int usualStep() {
    return Math.max(1, (left - shape.cellCount() / 4) / 4);
  }

  /**
   * Removes up to {@code most} orbits that are not known to be needed, starting at index {@code
   * from} of {@code order}, and returns the index at which it stopped.
   */
  private int removeSome(int[] order, int from, int most, int wanted) {
    removedCount = 0;
    int index = from;
    while (index < order.length && removedCount < most && left > wanted) {
      int orbit = order[index++];
      if (isGiven(orbit) && left - size(orbit) >= wanted && take(orbit)) {
        removed[removedCount++] = orbit;
      }
    }
    return index;
  }

  /**
   * Removes the givens of {@code orbit} unless one is known to be needed; returns whether it did.
   */
  private boolean take(int orbit) {
    int[] cells = orbits[orbit];
    for (int i = 0; i < cells.length; i++) {
      if (sets.needs(cells[i])) {
        while (--i >= 0) {
          sets.restored(cells[i]);
          givens[cells[i]] = solution[cells[i]];
        }
        return false;
      }
      sets.removed(cells[i]);
      givens[cells[i]] = 0;
    }
    left -= cells.length;
    return true;
  }

  /** Restores the givens of {@code orbit}. */
  void restore(int orbit) {
    for (int cell : orbits[orbit]) {
      sets.restored(cell);
      givens[cell] = solution[cell];
    }
    left += size(orbit);
  }

  /** Restores orbits in this order as long as there are no more than {@code wanted} givens. */
  void restoreUpTo(int[] order, int wanted) {
    for (int orbit : order) {
      if (!isGiven(orbit) && left + size(orbit) <= wanted) {
        restore(orbit);
      }
    }
  }

  /** Saves which cells are given, in place of what was saved before. */
  void save() {
    for (int orbit = 0; orbit < orbits.length; orbit++) {
      saved[orbit] = isGiven(orbit);
    }
  }

  /** Returns to the givens that were saved. */
  void returnToSaved() {
    for (int orbit = 0; orbit < orbits.length; orbit++) {
      if (saved[orbit] && !isGiven(orbit)) {
        restore(orbit);
      }
    }
    for (int orbit = 0; orbit < orbits.length; orbit++) {
      if (!saved[orbit] && isGiven(orbit)) {
        take(orbit); // it is not needed: the saved givens have one solution without it
      }
    }
  }

  /** Returns the puzzle that is left. */
  Grid puzzle() {
    return Grid.ofGivens(shape, givens);
  }
}
