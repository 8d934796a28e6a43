package org.cspworkbench.generator.dig;

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
 * A complete grid in which a puzzle is being dug. Whatever is done to it, the givens that are left
 * have one solution.
 *
 * <p>To dig is to go through the cells in some order and blank each that is not needed. Whoever
 * asks a solver about every cell asks about 80 times, and nearly always in vain: at first no cell
 * is needed, in the end every one. So several cells are blanked at once and one question asked for
 * all of them. If there is another solution, they are given back, and where that differs is
 * remembered as an unavoidable set: it says without a solver of some later cell that it is needed.
 * What is left in the end is the same as if each cell had been asked about in its turn, for a given
 * that is needed once is needed ever after.
 *
 * <p>A pattern may have to be symmetric; then cells are blanked and given back in whole orbits. Can
 * be used again for any number of grids, but not by two threads at once.
 */
final class Excavation {

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
  private final int[] blanked; // the orbits that have been blanked since the last proof
  private int blankedCount;
  private final int[] undecided; // the orbits that the last dig left only for want of a proof
  private int undecidedCount;
  private int undecidedAlone; // the givens of which it is not known whether each alone is needed
  private final boolean[] remembered; // by orbit, whether it was given
  private int left;
  private IntConsumer progress = givens -> {};

  /** A site for digs of this symmetry in grids of this shape. */
  Excavation(Shape shape, Symmetry symmetry) {
    this.shape = shape;
    this.orbits = arrays(symmetry.orbits(shape));
    this.units =
        arrays(shape.units().stream().map(Unit::cells).collect(ImmutableList.toImmutableList()));
    this.proof = UniquenessProof.of(shape);
    this.sets = new UnavoidableSets(shape.cellCount());
    this.givens = new int[shape.cellCount()];
    this.solution = new int[shape.cellCount()];
    this.blanked = new int[orbits.length];
    this.undecided = new int[orbits.length];
    this.remembered = new boolean[orbits.length];
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
        isCorrect() && keepsRules(grid), "only a complete and correct grid can be dug in");
    left = solution.length;
    undecidedCount = 0;
    undecidedAlone = 0;
    sets.clear();
  }

  private boolean isCorrect() {
    for (int[] unit : units) {
      int values = 1; // as bits; 0 is not to be among them
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

  /** Tells {@code progress} before every proof how many givens are left. */
  void reportTo(IntConsumer newProgress) {
    progress = newProgress;
  }

  /** Of how many givens nobody knows whether they are needed: the last proofs were given up. */
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
   * In a grid on which work has just started, keeps a quarter of the orbits, which leaves many
   * solutions, and rules out one after the other: gives the first orbit, in this order, in which it
   * differs. So there is hardly an idle one among the givens in the end.
   *
   * @param order all orbits; the first quarter is kept
   * @param stop is polled; returns whether to stop; then everything is given
   */
  void constrain(int[] order, BooleanSupplier stop) {
    for (int i = order.length / KEPT; i < order.length; i++) {
      take(order[i]);
    }
    UniquenessProof.Verdict verdict = prove(UniquenessProof.USUAL_EFFORT, stop);
    while (verdict != UniquenessProof.Verdict.UNIQUE && !stop.getAsBoolean()) {
      giveBack(firstOpen(order, verdict == UniquenessProof.Verdict.ANOTHER));
      verdict = prove(UniquenessProof.USUAL_EFFORT, stop);
    }
    for (int i = 0; i < order.length && verdict != UniquenessProof.Verdict.UNIQUE; i++) {
      if (!isGiven(order[i])) {
        giveBack(order[i]);
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

  /** Asks whether there is another solution; if so, remembers it. */
  private UniquenessProof.Verdict prove(long effort, BooleanSupplier stop) {
    UniquenessProof.Verdict verdict = proof.of(givens, solution, effort, stop);
    if (verdict == UniquenessProof.Verdict.ANOTHER) {
      sets.addDifference(solution, proof.another(), givens);
    }
    return verdict;
  }

  /**
   * Blanks, in this order, each orbit that is given and not needed, unless fewer than {@code
   * wanted} givens would be left.
   *
   * @param stop is polled; returns whether to stop
   */
  void dig(int[] order, int wanted, BooleanSupplier stop) {
    dig(order, wanted, UniquenessProof.USUAL_EFFORT, stop);
  }

  /**
   * Blanks, in this order, each orbit that is given and not needed. Where a proof was given up, it
   * is tried again with more effort; with fewer givens it may have become easy, too.
   *
   * @param stop is polled; returns whether to stop
   */
  void minimise(int[] order, BooleanSupplier stop) {
    long effort = UniquenessProof.USUAL_EFFORT;
    dig(order, 0, effort, stop);
    while (undecidedCount > 0 && !stop.getAsBoolean()) {
      effort *= MORE_EFFORT;
      dig(Arrays.copyOf(undecided, undecidedCount), 0, effort, stop);
    }
  }

  private void dig(int[] order, int wanted, long effort, BooleanSupplier stop) {
    undecidedCount = 0;
    int next = 0;
    int patience = Integer.MAX_VALUE; // how many orbits to blank at once at most
    while (next < order.length && left > wanted && !stop.getAsBoolean()) {
      progress.accept(left);
      int end = blank(order, next, Math.min(patience, usualStep()), wanted);
      UniquenessProof.Verdict verdict =
          blankedCount == 0 ? UniquenessProof.Verdict.UNIQUE : prove(effort, stop);
      if (verdict == UniquenessProof.Verdict.UNIQUE) {
        next = end;
        patience = Integer.MAX_VALUE;
        continue;
      }
      if (verdict == UniquenessProof.Verdict.GAVE_UP && blankedCount == 1) {
        undecided[undecidedCount++] = blanked[0]; // nobody knows whether it is needed: it stays
        next = end;
      } else if (verdict == UniquenessProof.Verdict.GAVE_UP) {
        patience = blankedCount / 2;
      }
      for (int i = 0; i < blankedCount; i++) {
        giveBack(blanked[i]);
      }
    }
    for (; next < order.length && left > wanted; next++) {
      if (isGiven(order[next])) {
        undecided[undecidedCount++] = order[next]; // there was no time to ask
      }
    }
  }

  /**
   * Returns how many givens could be removed, each alone. In an orbit of one cell there are none
   * after {@link #minimise}.
   *
   * @param stop is polled; returns whether to stop; the givens not asked about are undecided then
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

  /** Asks for a solution without the given in {@code cell}, until that is decided or stopped. */
  private UniquenessProof.Verdict proveWithout(int cell, BooleanSupplier stop) {
    sets.taken(cell);
    givens[cell] = 0;
    long effort = UniquenessProof.USUAL_EFFORT;
    UniquenessProof.Verdict verdict = prove(effort, stop);
    while (verdict == UniquenessProof.Verdict.GAVE_UP && !stop.getAsBoolean()) {
      effort *= MORE_EFFORT;
      verdict = prove(effort, stop);
    }
    sets.given(cell);
    givens[cell] = solution[cell];
    return verdict;
  }

  /** Many at first, one by one in the end: what can go at once nearly always can. */
  private int usualStep() {
    return Math.max(1, (left - shape.cellCount() / 4) / 4);
  }

  /**
   * Blanks up to {@code most} orbits of which it is not known that they are needed, starting at
   * index {@code from} of {@code order}, and says at which index it stopped.
   */
  private int blank(int[] order, int from, int most, int wanted) {
    blankedCount = 0;
    int index = from;
    while (index < order.length && blankedCount < most && left > wanted) {
      int orbit = order[index++];
      if (isGiven(orbit) && left - size(orbit) >= wanted && take(orbit)) {
        blanked[blankedCount++] = orbit;
      }
    }
    return index;
  }

  /** Takes the givens of {@code orbit} away, unless one is known to be needed. */
  private boolean take(int orbit) {
    int[] cells = orbits[orbit];
    for (int i = 0; i < cells.length; i++) {
      if (sets.needs(cells[i])) {
        while (--i >= 0) {
          sets.given(cells[i]);
          givens[cells[i]] = solution[cells[i]];
        }
        return false;
      }
      sets.taken(cells[i]);
      givens[cells[i]] = 0;
    }
    left -= cells.length;
    return true;
  }

  /** Gives the cells of {@code orbit} again. */
  void giveBack(int orbit) {
    for (int cell : orbits[orbit]) {
      sets.given(cell);
      givens[cell] = solution[cell];
    }
    left += size(orbit);
  }

  /** Gives orbits in this order, as long as no more than {@code wanted} givens come of it. */
  void fillUp(int[] order, int wanted) {
    for (int orbit : order) {
      if (!isGiven(orbit) && left + size(orbit) <= wanted) {
        giveBack(orbit);
      }
    }
  }

  /** Remembers which cells are given, in place of what was remembered before. */
  void remember() {
    for (int orbit = 0; orbit < orbits.length; orbit++) {
      remembered[orbit] = isGiven(orbit);
    }
  }

  /** Goes back to the givens that were remembered. */
  void goBack() {
    for (int orbit = 0; orbit < orbits.length; orbit++) {
      if (remembered[orbit] && !isGiven(orbit)) {
        giveBack(orbit);
      }
    }
    for (int orbit = 0; orbit < orbits.length; orbit++) {
      if (!remembered[orbit] && isGiven(orbit)) {
        take(orbit); // it is not needed, as what was remembered has one solution without it
      }
    }
  }

  /** Returns the puzzle that is left. */
  Grid puzzle() {
    return Grid.ofGivens(shape, givens);
  }
}
