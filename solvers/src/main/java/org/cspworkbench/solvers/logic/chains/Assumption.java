package org.cspworkbench.solvers.logic.chains;

import org.cspworkbench.solvers.logic.position.BoardLayout;
import org.cspworkbench.solvers.logic.position.Contradiction;
import org.cspworkbench.solvers.logic.position.House;
import org.cspworkbench.solvers.logic.position.Position;
import org.jspecify.annotations.Nullable;

/**
 * What follows by singles alone when something is assumed: cells with one candidate take it, digits
 * with one place in a unit go there, and so on until nothing moves or something has no place.
 *
 * <p>A unit is searched for digits with one place only if a cell of it has lost a candidate since
 * the last search.
 */
final class Assumption {

  private final BoardLayout layout;
  private final int[] candidates; // of a filled cell: its digit
  private final boolean[] filled;
  private final boolean[] changed; // by unit: whether it may hold a digit with one place
  private final long[] narrowed; // cells that may be empty with one candidate, one bit each
  private final int most; // steps, after which no more conclusions are needed
  private int steps;
  private int open;
  private @Nullable Contradiction clash;

  /** Assumes nothing yet. */
  Assumption(Position position) {
    this.layout = position.layout();
    this.most = Integer.MAX_VALUE;
    this.candidates = new int[layout.cellCount()];
    this.filled = new boolean[candidates.length];
    this.narrowed = new long[(candidates.length + Long.SIZE - 1) / Long.SIZE];
    for (int cell = 0; cell < candidates.length; cell++) {
      filled[cell] = !position.isEmpty(cell);
      candidates[cell] =
          filled[cell] ? Position.bit(position.value(cell)) : position.candidates(cell);
      open += filled[cell] ? 0 : 1;
      narrowed[cell >>> 6] |= filled[cell] ? 0 : 1L << cell;
    }
    this.changed = new boolean[layout.houses().size()];
    boolean isPossible = position.contradiction().isEmpty();
    for (House house : layout.houses()) {
      changed[house.index()] = !isPossible || position.digitsWithOnePlace(house) != 0;
    }
  }

  /** Creates an assumption from which nothing more follows, which leaves these candidates. */
  Assumption(BoardLayout layout, int[] candidates) {
    this.layout = layout;
    this.candidates = candidates;
    this.filled = new boolean[candidates.length];
    this.narrowed = new long[(candidates.length + Long.SIZE - 1) / Long.SIZE];
    this.changed = new boolean[layout.houses().size()];
    this.most = Integer.MAX_VALUE;
    for (int cell = 0; cell < candidates.length; cell++) {
      filled[cell] = Integer.bitCount(candidates[cell]) == 1;
      open += filled[cell] ? 0 : 1;
    }
  }

  private Assumption(Assumption other, int most) {
    this.most = most;
    this.layout = other.layout;
    this.candidates = other.candidates.clone();
    this.filled = other.filled.clone();
    this.changed = other.changed.clone();
    this.narrowed = other.narrowed.clone();
    this.open = other.open;
  }

  /**
   * Returns this with {@code digit} in {@code cell}, and every conclusion, or at least {@code most}
   * of them.
   */
  Assumption assuming(int cell, int digit, int most) {
    Assumption assumption = new Assumption(this, most);
    assumption.place(cell, digit);
    assumption.conclude();
    return assumption;
  }

  /** Takes {@code digit} from {@code cell}, and draws every conclusion. */
  void rule(int cell, int digit) {
    remove(cell, Position.bit(digit));
    conclude();
  }

  /** Returns how many singles were placed so far, what was assumed among them. */
  int steps() {
    return steps;
  }

  /** Returns what cannot be, or null while nothing is wrong. */
  @Nullable Contradiction clash() {
    return clash;
  }

  /** Returns how many cells are not filled. */
  int open() {
    return open;
  }

  /** Returns whether every cell is filled and nothing is wrong. */
  boolean isComplete() {
    return clash == null && open == 0;
  }

  /** Returns whether {@code cell} is filled by now. */
  boolean isFilled(int cell) {
    return filled[cell];
  }

  /** Returns the digits that {@code cell} can hold; of a filled one, its digit. */
  int candidates(int cell) {
    return candidates[cell];
  }

  /** Returns a copy of the candidates of all cells. */
  int[] candidates() {
    return candidates.clone();
  }

  private void conclude() {
    boolean moved = true;
    while (moved && !isOver() && open > 0) {
      moved = placeNakedSingles();
      moved |= !isOver() && placeHiddenSingles();
    }
  }

  private boolean isOver() {
    return clash != null || steps >= most;
  }

  private boolean placeNakedSingles() {
    boolean moved = false;
    for (int w = 0; w < narrowed.length; w++) {
      long ahead = -1L; // cells before the last one wait for the next pass
      while ((narrowed[w] & ahead) != 0 && !isOver()) {
        int bit = Long.numberOfTrailingZeros(narrowed[w] & ahead);
        ahead = -2L << bit;
        narrowed[w] &= ~(1L << bit);
        int cell = w * Long.SIZE + bit;
        if (!filled[cell] && Integer.bitCount(candidates[cell]) == 1) {
          place(cell, Position.lowest(candidates[cell]));
          moved = true;
        }
      }
    }
    return moved;
  }

  private boolean placeHiddenSingles() {
    boolean moved = false;
    for (int house = 0; house < changed.length && !isOver(); house++) {
      if (changed[house]) {
        changed[house] = false;
        moved |= placeHiddenSingles(house);
      }
    }
    return moved;
  }

  private boolean placeHiddenSingles(int house) {
    int[] cells = layout.houseCells(house);
    int once = 0;
    int twice = 0;
    int held = 0;
    for (int cell : cells) {
      int digits = candidates[cell];
      twice |= once & digits;
      once |= digits;
      held |= filled[cell] ? digits : 0;
    }
    int missing = ~once & (1 << layout.size()) - 1;
    if (missing != 0) {
      clash = new Contradiction.NoPlace(layout.houses().get(house), Position.lowest(missing));
      return false;
    }
    boolean moved = false;
    int single = once & ~twice & ~held;
    for (int place = 0; place < cells.length && !isOver() && single != 0; place++) {
      int cell = cells[place];
      int digits = candidates[cell] & single;
      if (digits != 0 && !filled[cell]) {
        place(cell, Position.lowest(digits));
        moved = true;
      }
    }
    return moved;
  }

  private void place(int cell, int digit) {
    steps++;
    open--;
    filled[cell] = true;
    int bit = Position.bit(digit);
    if ((candidates[cell] & bit) == 0) {
      clash = new Contradiction.NoCandidate(cell);
      return;
    }
    remove(cell, ~bit);
    for (int peer : layout.peerCells(cell)) {
      remove(peer, bit);
    }
  }

  private void remove(int cell, int digits) {
    int left = candidates[cell] & ~digits;
    if (left != candidates[cell]) {
      candidates[cell] = left;
      narrowed[cell >>> 6] |= !filled[cell] && (left & left - 1) == 0 ? 1L << cell : 0;
      for (int house : layout.houseIndices(cell)) {
        changed[house] = true;
      }
    }
    if (left == 0 && clash == null) {
      clash = new Contradiction.NoCandidate(cell);
    }
  }
}
