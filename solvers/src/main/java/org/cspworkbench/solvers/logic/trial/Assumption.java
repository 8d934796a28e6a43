package org.cspworkbench.solvers.logic.trial;

import org.cspworkbench.solvers.logic.position.BoardLayout;
import org.cspworkbench.solvers.logic.position.CellSet;
import org.cspworkbench.solvers.logic.position.Contradiction;
import org.cspworkbench.solvers.logic.position.House;
import org.cspworkbench.solvers.logic.position.Position;
import org.jspecify.annotations.Nullable;

/**
 * What follows by singles alone when something is assumed: cells with one candidate take it, digits
 * with one place in a unit go there, and so on until nothing moves or something has no place.
 */
final class Assumption {

  private final BoardLayout layout;
  private final int[] candidates; // of a filled cell: its digit
  private final boolean[] filled;
  private int steps;
  private int open;
  private @Nullable Contradiction clash;

  /** Assumes nothing yet. */
  Assumption(Position position) {
    this.layout = position.layout();
    this.candidates = new int[layout.cellCount()];
    this.filled = new boolean[candidates.length];
    for (int cell = 0; cell < candidates.length; cell++) {
      filled[cell] = !position.isEmpty(cell);
      candidates[cell] =
          filled[cell] ? Position.bit(position.value(cell)) : position.candidates(cell);
      open += filled[cell] ? 0 : 1;
    }
  }

  private Assumption(Assumption other) {
    this.layout = other.layout;
    this.candidates = other.candidates.clone();
    this.filled = other.filled.clone();
    this.open = other.open;
  }

  /** Returns the same, to assume something else in; its steps count from 0. */
  Assumption copy() {
    return new Assumption(this);
  }

  /** Puts {@code digit} into {@code cell}, and draws every conclusion. */
  void assume(int cell, int digit) {
    place(cell, digit);
    conclude();
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

  private void conclude() {
    boolean moved = true;
    while (moved && clash == null && open > 0) {
      moved = placeNakedSingles();
      moved |= clash == null && placeHiddenSingles();
    }
  }

  private boolean placeNakedSingles() {
    boolean moved = false;
    for (int cell = 0; cell < candidates.length && clash == null; cell++) {
      if (!filled[cell] && Integer.bitCount(candidates[cell]) == 1) {
        place(cell, Position.lowest(candidates[cell]));
        moved = true;
      }
    }
    return moved;
  }

  private boolean placeHiddenSingles() {
    boolean moved = false;
    for (House house : layout.houses()) {
      int once = 0;
      int twice = 0;
      for (int place = 0; place < layout.size(); place++) {
        int digits = candidates[house.cells().get(place)];
        twice |= once & digits;
        once |= digits;
      }
      int missing = ~once & (1 << layout.size()) - 1;
      if (missing != 0) {
        clash = new Contradiction.NoPlace(house, Position.lowest(missing));
        return moved;
      }
      int single = once & ~twice;
      for (int place = 0; place < layout.size() && clash == null && single != 0; place++) {
        int cell = house.cells().get(place);
        int digits = candidates[cell] & single;
        if (digits != 0 && !filled[cell]) {
          place(cell, Position.lowest(digits));
          moved = true;
        }
      }
      if (clash != null) {
        return moved;
      }
    }
    return moved;
  }

  private void place(int cell, int digit) {
    steps++;
    open--;
    filled[cell] = true;
    if ((candidates[cell] & Position.bit(digit)) == 0) {
      clash = new Contradiction.NoCandidate(cell);
      return;
    }
    candidates[cell] = Position.bit(digit);
    CellSet peers = layout.peers(cell);
    for (int peer = peers.first(); peer != CellSet.NONE; peer = peers.next(peer + 1)) {
      remove(peer, Position.bit(digit));
    }
  }

  private void remove(int cell, int digits) {
    candidates[cell] &= ~digits;
    if (candidates[cell] == 0 && clash == null) {
      clash = new Contradiction.NoCandidate(cell);
    }
  }
}
