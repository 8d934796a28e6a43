package org.cspworkbench.viewer.animate;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.cspworkbench.tiles.Orientation;
import org.cspworkbench.tiles.OrientedTile;

/**
 * The pair of tiles in the crosshair of the matrix, which is selected or under the mouse, and the
 * tiles that the matrix shows. Tiles are indices of the tiles in all their turns.
 */
final class PairCrosshair {

  private static final int NONE = -1;

  private final Supplier<ImmutableList<OrientedTile>> tiles;
  private int first; // the tile of the selected row
  private int second; // the tile of the selected column
  private int pointedFirst = NONE; // the same of the pair under the mouse
  private int pointedSecond = NONE;
  private boolean isTurned; // whether the matrix of a large set shows the turns of two tiles

  /** Creates a crosshair on {@code tiles}, which may change. */
  PairCrosshair(Supplier<ImmutableList<OrientedTile>> tiles) {
    this.tiles = tiles;
  }

  /** Selects the first pair, of another set. */
  void reset() {
    first = 0;
    second = 0;
    isTurned = false;
  }

  /** Makes a change to the tiles; the same tiles stay selected if they exist. */
  void keepDuring(Runnable change) {
    Optional<OrientedTile> row = at(first);
    Optional<OrientedTile> column = at(second);
    change.run();
    row.ifPresent(tile -> first = find(tile));
    column.ifPresent(tile -> second = find(tile));
    clamp();
  }

  private int find(OrientedTile tile) {
    ImmutableList<OrientedTile> now = tiles.get();
    return IntStream.range(0, now.size())
        .filter(i -> now.get(i).tile().name().equals(tile.tile().name()))
        .boxed()
        .min(Comparator.comparing(i -> !now.get(i).orientation().equals(tile.orientation())))
        .orElse(0);
  }

  /** Keeps the selection within the tiles, and leaves the pair under the mouse. */
  void clamp() {
    int size = tiles.get().size();
    first = Math.max(0, Math.min(first, size - 1));
    second = Math.max(0, Math.min(second, size - 1));
    pointedFirst = NONE;
    pointedSecond = NONE;
    isTurned &= isLarge();
  }

  /** Returns the first tile of the pair in the crosshair: under the mouse, or else selected. */
  int first() {
    return pointedFirst == NONE ? first : pointedFirst;
  }

  /** Returns the second tile of the pair in the crosshair. */
  int second() {
    return pointedSecond == NONE ? second : pointedSecond;
  }

  /** Returns the selected tile, that of the selected row, as it lies, if there are tiles. */
  Optional<OrientedTile> tile() {
    return at(first);
  }

  private Optional<OrientedTile> at(int index) {
    ImmutableList<OrientedTile> all = tiles.get();
    return index < all.size() ? Optional.of(all.get(index)) : Optional.empty();
  }

  /**
   * Moves to a pair under the mouse, without selecting it.
   *
   * @return whether it is another one
   */
  boolean point(int newFirst, int newSecond) {
    boolean isOther = newFirst != first() || newSecond != second();
    if (isOther) {
      pointedFirst = newFirst;
      pointedSecond = newSecond;
    }
    return isOther;
  }

  /**
   * Moves back to the selected pair.
   *
   * @return whether a pair was under the mouse
   */
  boolean pointAtNone() {
    boolean isPointed = pointedFirst != NONE;
    pointedFirst = NONE;
    pointedSecond = NONE;
    return isPointed;
  }

  /**
   * Selects a pair.
   *
   * @return whether it is another one, or one was under the mouse
   */
  boolean select(int newFirst, int newSecond) {
    boolean isOther = newFirst != first || newSecond != second || pointedFirst != NONE;
    if (isOther) {
      first = newFirst;
      second = newSecond;
      clamp();
    }
    return isOther;
  }

  /** Selects the first tile of this name, upright; returns as {@link #select}. */
  boolean selectTile(String name) {
    ImmutableList<OrientedTile> all = tiles.get();
    int found =
        IntStream.range(0, all.size())
            .filter(i -> all.get(i).tile().name().equals(name))
            .findFirst()
            .orElse(NONE);
    if (found == NONE) {
      return false;
    }
    if (isTurned) {
      isTurned = false;
      second = 0;
    }
    return select(found, second);
  }

  /** Selects the turn of the selected tile that is {@code steps} further; as {@link #select}. */
  boolean turn(int steps) {
    ImmutableList<Integer> turns = turns();
    int place = turns.indexOf(first);
    return place >= 0 && select(turns.get(Math.floorMod(place + steps, turns.size())), second);
  }

  /** Moves the selected pair in the matrix; it stops at the edges. Returns as {@link #select}. */
  boolean move(int down, int right) {
    return select(moved(rows(), first(), down), moved(columns(), second(), right));
  }

  private static int moved(ImmutableList<Integer> shown, int selected, int by) {
    int place = Math.max(0, shown.indexOf(selected));
    return shown.isEmpty() ? 0 : shown.get(Math.max(0, Math.min(shown.size() - 1, place + by)));
  }

  /** Returns the turns of the selected tile. */
  ImmutableList<Integer> turns() {
    return turnsOf(first);
  }

  private ImmutableList<Integer> turnsOf(int index) {
    ImmutableList<OrientedTile> all = tiles.get();
    return index >= all.size()
        ? ImmutableList.of()
        : IntStream.range(0, all.size())
            .filter(i -> all.get(i).tile().equals(all.get(index).tile()))
            .boxed()
            .collect(toImmutableList());
  }

  /** Returns whether the set has too many turns for one matrix. */
  boolean isLarge() {
    return tiles.get().size() > TileInspectorModel.MOST_TURNED;
  }

  /** Returns whether the matrix of a large set shows the turns of two tiles. */
  boolean isTurned() {
    return isTurned;
  }

  /**
   * In a large set, switches between all tiles unturned and the turns of the selected pair.
   *
   * @return whether the set is large
   */
  boolean switchTurned() {
    if (!isLarge()) {
      return false;
    }
    isTurned = !isTurned;
    if (!isTurned) {
      first = turnsOf(first).get(0);
      second = turnsOf(second).get(0);
    }
    return true;
  }

  /** Returns the tiles of the rows of the matrix. */
  ImmutableList<Integer> rows() {
    return shown(first);
  }

  /** Returns the tiles of the columns of the matrix. */
  ImmutableList<Integer> columns() {
    return shown(second);
  }

  private ImmutableList<Integer> shown(int selected) {
    ImmutableList<OrientedTile> all = tiles.get();
    if (!isLarge()) {
      return IntStream.range(0, all.size()).boxed().collect(toImmutableList());
    }
    if (isTurned) {
      return turnsOf(selected);
    }
    return IntStream.range(0, all.size())
        .filter(i -> all.get(i).orientation().equals(Orientation.UPRIGHT) || i == selected)
        .boxed()
        .collect(toImmutableList());
  }
}
