package org.cspworkbench.solvers.logic.singledigit;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.solvers.logic.position.BoardLayout;
import org.cspworkbench.solvers.logic.position.CellSet;
import org.cspworkbench.solvers.logic.position.House;
import org.cspworkbench.solvers.logic.position.Position;

/** Sets of parallel lines, one bit each. */
final class FishLines {

  private FishLines() {}

  /** Returns the lines of {@code all} at the bits of {@code chosen}. */
  static ImmutableList<House> of(ImmutableList<House> all, int chosen) {
    ImmutableList.Builder<House> lines = ImmutableList.builder();
    for (int rest = chosen; rest != 0; rest &= rest - 1) {
      lines.add(all.get(Integer.numberOfTrailingZeros(rest)));
    }
    return lines.build();
  }

  /** For each of {@code lines} the places that can hold {@code digit}: the lines that cross it. */
  static int[] places(Position position, ImmutableList<House> lines, int digit) {
    int[] places = new int[lines.size()];
    for (int line = 0; line < places.length; line++) {
      places[line] = position.places(lines.get(line), digit);
    }
    return places;
  }

  /** Returns all cells of the lines of {@code all} at the bits of {@code chosen}. */
  static CellSet cells(BoardLayout layout, ImmutableList<House> all, int chosen) {
    CellSet cells = layout.noCells();
    for (int rest = chosen; rest != 0; rest &= rest - 1) {
      cells = cells.or(all.get(Integer.numberOfTrailingZeros(rest)).set());
    }
    return cells;
  }
}
