package org.cspworkbench.presentation.paint.tile;

import org.cspworkbench.core.trace.ValueSet;
import org.cspworkbench.tiles.TileTable;

/** What is written on a cell that can still hold several tiles. */
public enum CellFigure {
  /** The number of its tiles. */
  COUNT {
    @Override
    String text(ValueSet left, TileTable table) {
      return Integer.toString(left.size());
    }
  },
  /** The entropy of its tiles in bits, by which wave function collapse chooses a cell. */
  ENTROPY {
    @Override
    String text(ValueSet left, TileTable table) {
      long tenths = Math.round(10 * table.entropy(left.indices()));
      return tenths / 10 + "." + tenths % 10;
    }
  },
  /** Nothing. */
  NONE {
    @Override
    String text(ValueSet left, TileTable table) {
      return "";
    }
  };

  /** Returns what is written if these values of {@code table} are left. */
  abstract String text(ValueSet left, TileTable table);

  /** Returns the figure that takes the place of this one when the user asks for another. */
  public CellFigure next() {
    return switch (this) {
      case COUNT -> ENTROPY;
      case ENTROPY -> NONE;
      case NONE -> COUNT;
    };
  }
}
