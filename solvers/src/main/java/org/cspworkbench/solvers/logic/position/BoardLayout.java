package org.cspworkbench.solvers.logic.position;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.MemoTable;
import org.cspworkbench.solvers.logic.position.House.Kind;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Unit;

/** The cells and units of a shape as sets of bits: what never changes while a puzzle is solved. */
public final class BoardLayout {

  private final Shape shape;
  private final int size;
  private final int cellCount;
  private final boolean plain;
  private final CellSet noCells;
  private final ImmutableList<House> houses;
  private final ImmutableList<House> rows;
  private final ImmutableList<House> columns;
  private final ImmutableList<House> boxes;
  private final ImmutableList<ImmutableList<House>> housesOf;
  private final ImmutableList<ImmutableList<Crossing>> crossings;
  private final CellSet[] sets; // by cell: it alone
  private final CellSet[] peers;
  private final int[][] peerCells;
  private final int[][] placesOf;
  private final int[][] houseIndices;
  private final int[][] houseCells;
  private final MemoTable memo = new MemoTable();

  private BoardLayout(Shape shape) {
    this.shape = shape;
    this.size = shape.size();
    this.cellCount = shape.cellCount();
    this.plain = shape.isPlain();
    this.noCells = CellSet.none(shape.cellCount());
    this.houses = houses(shape);
    this.rows = ImmutableList.copyOf(houses.subList(0, size));
    this.columns = ImmutableList.copyOf(houses.subList(size, 2 * size));
    this.boxes = ImmutableList.copyOf(houses.subList(2 * size, houses.size()));
    this.housesOf =
        shape
            .cells()
            .mapToObj(cell -> housesOf(houses, cell))
            .collect(ImmutableList.toImmutableList());
    this.sets = shape.cells().mapToObj(this::cells).toArray(CellSet[]::new);
    this.crossings =
        houses.stream()
            .map(house -> crossings(houses, house))
            .collect(ImmutableList.toImmutableList());
    this.peers =
        shape
            .cells()
            .mapToObj(cell -> CellSet.of(shape.cellCount(), shape.peers(cell).toArray()))
            .toArray(CellSet[]::new);
    this.peerCells = shape.cells().mapToObj(cell -> peers[cell].toArray()).toArray(int[][]::new);
    this.houseCells = houses.stream().map(house -> house.cells().toArray()).toArray(int[][]::new);
    this.houseIndices =
        shape
            .cells()
            .mapToObj(cell -> housesOf.get(cell).stream().mapToInt(House::index).toArray())
            .toArray(int[][]::new);
    this.placesOf =
        shape.cells().mapToObj(cell -> placesOf(housesOf.get(cell), cell)).toArray(int[][]::new);
  }

  private static int[] placesOf(List<House> houses, int cell) {
    return houses.stream()
        .flatMapToInt(house -> IntStream.of(house.index(), house.cells().indexOf(cell)))
        .toArray();
  }

  /** Returns the layout of {@code shape}. */
  public static BoardLayout of(Shape shape) {
    return shape.memo().get(BoardLayout.class, shape, BoardLayout::new);
  }

  private static ImmutableList<House> houses(Shape shape) {
    List<House> houses = new ArrayList<>();
    for (Unit unit : shape.units()) {
      if (unit.cells().length() < shape.size()) {
        continue;
      }
      CellSet set = CellSet.of(shape.cellCount(), unit.cells().toArray());
      houses.add(new House(houses.size(), unit.name(), kind(shape, unit), unit.cells(), set));
    }
    return ImmutableList.copyOf(houses);
  }

  private static Kind kind(Shape shape, Unit unit) {
    if (unit.cells().stream().map(shape::row).distinct().count() == 1) {
      return Kind.ROW;
    }
    return unit.cells().stream().map(shape::column).distinct().count() == 1
        ? Kind.COLUMN
        : Kind.BOX;
  }

  private static ImmutableList<House> housesOf(List<House> houses, int cell) {
    return houses.stream()
        .filter(house -> house.set().contains(cell))
        .collect(ImmutableList.toImmutableList());
  }

  private static ImmutableList<Crossing> crossings(List<House> houses, House house) {
    ImmutableList.Builder<Crossing> crossings = ImmutableList.builder();
    for (House other : houses) {
      int places = 0;
      for (int place = 0; place < house.cells().length(); place++) {
        places |= other.set().contains(house.cells().get(place)) ? 1 << place : 0;
      }
      if (other.index() != house.index() && Integer.bitCount(places) > 1) {
        crossings.add(new Crossing(other, places));
      }
    }
    return crossings.build();
  }

  /** Returns the shape. */
  public Shape shape() {
    return shape;
  }

  /** Returns whether there is nothing but rows, columns and boxes. */
  public boolean isPlain() {
    return plain;
  }

  /** What other classes have computed from this layout. */
  public MemoTable memo() {
    return memo;
  }

  /** Returns the number of digits, and cells in a unit. */
  public int size() {
    return size;
  }

  /** Returns the number of cells. */
  public int cellCount() {
    return cellCount;
  }

  /**
   * Returns all units that hold every digit: rows, then columns, then the others. A smaller unit,
   * as in some variants, is used only to determine peers.
   */
  public ImmutableList<House> houses() {
    return houses;
  }

  /** Returns the units of {@code cell}. */
  public ImmutableList<House> housesOf(int cell) {
    return housesOf.get(cell);
  }

  /** Returns the row of {@code cell}. */
  public House row(int cell) {
    return houses.get(shape.row(cell));
  }

  /** Returns the column of {@code cell}. */
  public House column(int cell) {
    return houses.get(shape.size() + shape.column(cell));
  }

  /** Returns all rows. */
  public ImmutableList<House> rows() {
    return rows;
  }

  /** Returns all columns. */
  public ImmutableList<House> columns() {
    return columns;
  }

  /** Returns all units that are neither row nor column. */
  public ImmutableList<House> boxes() {
    return boxes;
  }

  /**
   * Returns the units that {@code house} has several cells in common with, in the order of all
   * units.
   */
  public ImmutableList<Crossing> crossings(House house) {
    return crossings.get(house.index());
  }

  /** Returns the cells of unit {@code index}, in reading order; not to be written to. */
  public int[] houseCells(int index) {
    return houseCells[index];
  }

  /** Returns the indices of the units of {@code cell}; not to be written to. */
  public int[] houseIndices(int cell) {
    return houseIndices[cell];
  }

  /** For each unit of {@code cell} its index, and then the place of the cell in it. */
  int[] placesOf(int cell) {
    return placesOf[cell];
  }

  /** Returns how many 64-bit words a set of cells takes. */
  int words() {
    return (cellCount() + Long.SIZE - 1) / Long.SIZE;
  }

  /** Returns the set without any cell. */
  public CellSet noCells() {
    return noCells;
  }

  /** Returns these cells. */
  public CellSet cells(int... cells) {
    return CellSet.of(cellCount(), cells);
  }

  /** Returns this cell alone. */
  public CellSet set(int cell) {
    return sets[cell];
  }

  /** Returns the cells that may not hold the same digit as {@code cell}. */
  public CellSet peers(int cell) {
    return peers[cell];
  }

  /** Returns the same, ascending; not to be written to. */
  public int[] peerCells(int cell) {
    return peerCells[cell];
  }

  /** Returns the cells that see every cell of {@code cells}, which is not empty. */
  public CellSet commonPeers(CellSet cells) {
    int cell = cells.first();
    CellSet common = peers[cell];
    for (cell = cells.next(cell + 1); cell != CellSet.NONE; cell = cells.next(cell + 1)) {
      common = common.and(peers[cell]);
    }
    return common;
  }

  /** Returns whether {@code a} and {@code b} lie in one unit and are not the same. */
  public boolean see(int a, int b) {
    return peers[a].contains(b);
  }

  /** Returns whether {@code a} and {@code b} lie in one unit that is neither row nor column. */
  public boolean shareBox(int a, int b) {
    for (House house : housesOf(a)) {
      if (!house.isLine() && house.set().contains(b)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the units that all of {@code cells}, which is not empty, lie in. */
  public ImmutableList<House> housesWith(CellSet cells) {
    ImmutableList.Builder<House> with = ImmutableList.builder();
    for (House house : housesOf(cells.first())) {
      if (house.set().containsAll(cells)) {
        with.add(house);
      }
    }
    return with.build();
  }
}
