package org.cspworkbench.solvers.logic.fish;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.solvers.logic.position.CellSet;
import org.cspworkbench.solvers.logic.position.House;
import org.cspworkbench.solvers.logic.position.Layout;

/** Sets of parallel lines, one bit each. */
final class Lines {

  private Lines() {}

  /** The lines of {@code all} at the bits of {@code chosen}. */
  static ImmutableList<House> of(ImmutableList<House> all, int chosen) {
    ImmutableList.Builder<House> lines = ImmutableList.builder();
    for (int rest = chosen; rest != 0; rest &= rest - 1) {
      lines.add(all.get(Integer.numberOfTrailingZeros(rest)));
    }
    return lines.build();
  }

  /** All cells of {@code lines}. */
  static CellSet cells(Layout layout, ImmutableList<House> lines) {
    CellSet cells = layout.noCells();
    for (House line : lines) {
      cells = cells.or(line.set());
    }
    return cells;
  }

  /** The union of those {@code masks} that are at the bits of {@code chosen}. */
  static int union(int[] masks, int chosen) {
    int union = 0;
    for (int rest = chosen; rest != 0; rest &= rest - 1) {
      union |= masks[Integer.numberOfTrailingZeros(rest)];
    }
    return union;
  }
}
