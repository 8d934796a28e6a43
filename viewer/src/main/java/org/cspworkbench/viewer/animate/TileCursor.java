package org.cspworkbench.viewer.animate;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import java.util.Optional;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.tile.CellTiles;
import org.cspworkbench.presentation.tile.CellTiles.Origin;
import org.cspworkbench.tiles.TileGrid;

/**
 * The cell of an image whose tiles are listed: the one that the mouse rests on, or the one of a
 * cursor that is moved with the keys. The keys also select a tile of the list.
 *
 * <p>Used by one thread.
 */
public final class TileCursor {

  private final AnimateModel model;
  private final TilesModel tiles;
  private int cell = NONE;
  private int row = NONE; // the selected tile of the list
  private boolean isOn; // moved with the keys
  private int lastCell;

  TileCursor(AnimateModel model, TilesModel tiles) {
    this.model = model;
    this.tiles = tiles;
  }

  /** Returns whether the keys move the cursor. */
  public boolean isOn() {
    return isOn && tiles.image().isPresent();
  }

  /** Shows or hides the cursor that is moved with the keys. */
  public void switchOnOrOff() {
    if (isOn()) {
      leave();
    } else if (tiles.image().isPresent()) {
      isOn = true;
      model.stay();
      select(Math.min(lastCell, grid().cells() - 1));
    }
  }

  /** Hides the cursor and the list. */
  public void leave() {
    isOn = false;
    select(NONE);
  }

  /** Leaves the list for the cell, or else hides the cursor. */
  public void escape() {
    if (isOn && row != NONE) {
      selectRow(NONE);
    } else {
      leave();
    }
  }

  /** Returns the cell whose tiles are listed, if there is one. */
  public Optional<CellTiles> shown() {
    return cell == NONE || tiles.image().isEmpty() ? Optional.empty() : tiles.tilesOf(cell);
  }

  /** Returns the cell whose tiles are listed, or {@code NONE}. */
  public int cell() {
    return tiles.image().isEmpty() ? NONE : cell;
  }

  /** Lists the tiles of a cell, or of none. */
  public void select(int newCell) {
    if (newCell == cell && row == NONE) {
      return;
    }
    cell = newCell;
    row = NONE;
    lastCell = newCell == NONE ? lastCell : newCell;
    model.notifyChange();
  }

  private TileGrid grid() {
    return tiles.image().orElseThrow().grid();
  }

  /** Moves the cursor, or the selected tile of the list; both stop at the end. */
  public void move(int right, int down) {
    if (!isOn()) {
      return;
    }
    if (row != NONE) {
      selectRow(Math.max(0, Math.min(count() - 1, row + down)));
      return;
    }
    TileGrid grid = grid();
    int column = Math.max(0, Math.min(grid.width() - 1, grid.column(cell) + right));
    int line = Math.max(0, Math.min(grid.height() - 1, grid.row(cell) + down));
    select(line * grid.width() + column);
  }

  private int count() {
    return shown().map(shown -> shown.choices().size()).orElse(0);
  }

  /** Returns the selected tile of the list, from 0, or {@code NONE}. */
  public int row() {
    return Math.min(row, count() - 1);
  }

  private void selectRow(int newRow) {
    row = newRow;
    model.notifyChange();
  }

  /** Goes into the list, or fixes the selected tile. */
  public void enter() {
    if (row == NONE && count() > 0) {
      selectRow(0);
    } else if (row != NONE) {
      int selected = row();
      row = NONE;
      fix(selected);
    }
  }

  /** Bans the selected tile. */
  public void ban() {
    if (row != NONE) {
      ban(row());
    }
  }

  /** Frees the cell. */
  public void free() {
    if (cell != NONE) {
      tiles.free(cell);
    }
  }

  /** Fixes a tile of the list; frees the cell if the user has fixed it. */
  public void fix(int index) {
    shown()
        .filter(shown -> index >= 0 && index < shown.choices().size())
        .ifPresent(
            shown -> {
              if (shown.origin() instanceof Origin.User) {
                tiles.free(shown.x());
              } else {
                tiles.fix(shown.x(), shown.choices().get(index).value());
              }
            });
  }

  /** Bans a tile of the list from the cell. */
  public void ban(int index) {
    shown()
        .filter(shown -> index >= 0 && index < shown.choices().size())
        .ifPresent(shown -> tiles.ban(shown.x(), shown.choices().get(index).value()));
  }

  /** Hides the list of a cell on which the mouse rested, once the run plays. */
  public void follow() {
    if (cell != NONE && !isOn && model.playback().filter(Playback::isPlaying).isPresent()) {
      select(NONE);
    }
  }
}
