package org.cspworkbench.solvers.logic.chains;

import java.util.Arrays;
import org.cspworkbench.solvers.logic.position.BoardLayout;

/**
 * What follows by singles from up to 64 assumptions, each of which has one bit in every word
 * (Seshu, "On an Improved Diagnosis Program", IEEE Transactions on Electronic Computers 14, 1965,
 * simulates as many faults of a circuit in this way). One operation on a word removes a candidate
 * after all assumptions that exclude it.
 *
 * <p>Only cells and units that have lost a candidate after some assumption are visited. An
 * assumption that fails is not followed any further.
 */
final class SinglesInParallel {

  private final BoardLayout layout;
  private final int size;
  private final long[] open; // by cell, then digit: after which assumptions the candidate remains
  private final long[] placed; // by cell: after which assumptions its single candidate is placed
  private final long[] narrowed; // the cells to visit, one bit each
  private final int[] changed; // by unit: the digits whose places are to be visited, one bit each
  private long failed;

  /** Creates as many assumptions, in all of which the cells have these candidates. */
  SinglesInParallel(BoardLayout layout, int[] candidates, int assumptions) {
    this.layout = layout;
    this.size = layout.size();
    this.open = new long[candidates.length * size];
    this.placed = new long[candidates.length];
    this.narrowed = new long[(candidates.length + Long.SIZE - 1) / Long.SIZE];
    this.changed = new int[layout.houses().size()];
    this.failed = assumptions == Long.SIZE ? 0 : -1L << assumptions;
    for (int cell = 0; cell < candidates.length; cell++) {
      narrowed[cell >>> 6] |= 1L << cell;
      for (int digit = 0; digit < size; digit++) {
        open[cell * size + digit] = (candidates[cell] >>> digit & 1) == 0 ? 0 : -1L;
      }
    }
    Arrays.fill(changed, (1 << size) - 1);
  }

  private SinglesInParallel(SinglesInParallel other) {
    this.layout = other.layout;
    this.size = other.size;
    this.open = other.open.clone();
    this.placed = other.placed.clone();
    this.narrowed = other.narrowed.clone();
    this.changed = other.changed.clone();
    this.failed = other.failed;
  }

  SinglesInParallel copy() {
    return new SinglesInParallel(this);
  }

  /** Assumes that {@code cell} is {@code digit}, from 0, in one of the assumptions. */
  void assume(int assumption, int cell, int digit) {
    leaveOnly(cell, digit, 1L << assumption);
  }

  /** Removes the candidate after every assumption. */
  void remove(int cell, int digit) {
    remove(cell, digit, ~failed);
  }

  /** Places singles until there are none left, or every assumption has failed. */
  void conclude() {
    boolean moved = true;
    while (moved && failed != -1L) {
      moved = visitCells() || visitUnits();
    }
  }

  /** Returns whether {@code assumption} leads to a contradiction. */
  boolean fails(int assumption) {
    return (failed >>> assumption & 1) != 0;
  }

  /** Returns the candidates of each cell after {@code assumption}. */
  int[] candidates(int assumption) {
    int[] candidates = new int[placed.length];
    unite(1L << assumption, candidates);
    return candidates;
  }

  /** Adds the candidates after all assumptions that fill every cell to {@code candidates}. */
  void addComplete(int[] candidates) {
    long complete = ~failed;
    for (int cell = 0; cell < placed.length && complete != 0; cell++) {
      complete &= placed[cell];
    }
    if (complete != 0) {
      unite(complete, candidates);
    }
  }

  private void unite(long assumptions, int[] candidates) {
    for (int cell = 0; cell < candidates.length; cell++) {
      for (int digit = 0; digit < size; digit++) {
        candidates[cell] |= (open[cell * size + digit] & assumptions) == 0 ? 0 : 1 << digit;
      }
    }
  }

  private boolean visitCells() {
    boolean moved = false;
    for (int w = 0; w < narrowed.length; w++) {
      while (narrowed[w] != 0) {
        int cell = w * Long.SIZE + Long.numberOfTrailingZeros(narrowed[w]);
        narrowed[w] &= narrowed[w] - 1;
        placeNakedSingles(cell);
        moved = true;
      }
    }
    return moved;
  }

  private boolean visitUnits() {
    boolean moved = false;
    for (int house = 0; house < changed.length; house++) {
      while (changed[house] != 0) {
        int digit = Integer.numberOfTrailingZeros(changed[house]);
        changed[house] &= changed[house] - 1;
        placeHiddenSingles(layout.houseCells(house), digit);
        moved = true;
      }
    }
    return moved;
  }

  private void placeNakedSingles(int cell) {
    int first = cell * size;
    long once = 0;
    long twice = 0;
    for (int i = first; i < first + size; i++) {
      twice |= once & open[i];
      once |= open[i];
    }
    failed |= ~once;
    long single = once & ~(twice | placed[cell] | failed);
    placed[cell] |= single;
    for (int digit = 0; single != 0; digit++) {
      long here = open[first + digit] & single;
      single &= ~here;
      if (here != 0) {
        for (int peer : layout.peerCells(cell)) {
          remove(peer, digit, here);
        }
      }
    }
  }

  private void placeHiddenSingles(int[] cells, int digit) {
    long once = 0;
    long twice = 0;
    for (int cell : cells) {
      long here = open[cell * size + digit];
      twice |= once & here;
      once |= here;
    }
    failed |= ~once;
    long single = once & ~(twice | failed);
    for (int i = 0; single != 0; i++) {
      long here = open[cells[i] * size + digit] & single;
      single &= ~here;
      if ((here & ~placed[cells[i]]) != 0) {
        leaveOnly(cells[i], digit, here & ~placed[cells[i]]);
      }
    }
  }

  private void leaveOnly(int cell, int digit, long assumptions) {
    for (int other = 0; other < size; other++) {
      if (other != digit) {
        remove(cell, other, assumptions);
      }
    }
  }

  private void remove(int cell, int digit, long assumptions) {
    int candidate = cell * size + digit;
    if ((open[candidate] & assumptions) != 0) {
      open[candidate] &= ~assumptions;
      narrowed[cell >>> 6] |= 1L << cell;
      for (int house : layout.houseIndices(cell)) {
        changed[house] |= 1 << digit;
      }
    }
  }
}
