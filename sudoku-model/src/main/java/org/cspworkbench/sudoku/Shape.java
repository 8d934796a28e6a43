package org.cspworkbench.sudoku;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import com.google.common.primitives.ImmutableIntArray;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.cspworkbench.core.model.Depiction;
import org.cspworkbench.core.model.MemoTable;

/**
 * The layout of a grid: the number of its rows, columns and values, and the cells of its units.
 * Immutable, and compared by identity: there is one object for each shape.
 *
 * <p>A shape of size n has n rows and n columns; its cells are numbered from 0, left to right and
 * top to bottom, and called {@code r1c1}, {@code r1c2}, … Its values are 1 to n. Units and peers
 * determine which cells exclude each other. They are data, because variants have other units: do
 * not compute them from rows and columns.
 */
public final class Shape implements Depiction {

  /** The sizes with usual boxes. */
  private static final ImmutableMap<Integer, BoxLayout> USUAL_BOXES =
      Maps.uniqueIndex(
          Stream.of(
                  new BoxLayout(2, 2),
                  new BoxLayout(2, 3),
                  new BoxLayout(2, 4),
                  new BoxLayout(3, 3),
                  new BoxLayout(2, 5),
                  new BoxLayout(3, 4),
                  new BoxLayout(3, 5),
                  new BoxLayout(4, 4),
                  new BoxLayout(4, 5),
                  new BoxLayout(5, 5))
              .iterator(),
          BoxLayout::size);

  private static final ShapesInUse SHAPES = new ShapesInUse();

  /**
   * The plain shapes of the usual sizes: a stream of puzzles asks for one of them at every line.
   */
  private static final ImmutableMap<Integer, Supplier<Shape>> USUAL_SHAPES =
      ImmutableMap.copyOf(
          Maps.transformValues(
              USUAL_BOXES,
              boxes -> Suppliers.memoize(() -> of(boxes.boxRows(), boxes.boxColumns()))));

  private final ShapeKey layout;
  private final int size;
  private final ImmutableList<Unit> units;
  private final ImmutableList<ImmutableList<Unit>> unitsOf;
  private final ImmutableList<ImmutableIntArray> peers;
  private final MemoTable memo = new MemoTable();

  /** Creates a shape; called once for each layout. */
  Shape(ShapeKey layout) {
    this.layout = layout;
    this.size = layout.boxes().size();
    this.units = layout.units();
    this.unitsOf = cells().mapToObj(this::findUnits).collect(ImmutableList.toImmutableList());
    this.peers = cells().mapToObj(this::findPeers).collect(ImmutableList.toImmutableList());
  }

  /**
   * Returns the shape whose boxes have this many rows and columns.
   *
   * @param boxRows at least 2
   * @param boxColumns at least 2
   * @throws IllegalArgumentException if a box is no more than a line, or has more cells than there
   *     are symbols
   */
  public static Shape of(int boxRows, int boxColumns) {
    checkArgument(
        boxRows >= 2 && boxColumns >= 2, "a box of %s×%s is only a line", boxRows, boxColumns);
    checkArgument(
        (long) boxRows * boxColumns <= Symbols.MAX_VALUE,
        "boxes of %s×%s need more than %s symbols",
        boxRows,
        boxColumns,
        Symbols.MAX_VALUE);
    return SHAPES.of(ShapeKey.plain(new BoxLayout(boxRows, boxColumns)));
  }

  /**
   * Returns the usual shape of this size: 9 means boxes of 3×3, 6 boxes of two rows and three
   * columns.
   *
   * @throws IllegalArgumentException if the size is none of {@link #usualSizes()}
   */
  public static Shape ofSize(int size) {
    Supplier<Shape> shape = USUAL_SHAPES.get(size);
    checkArgument(shape != null, "%s is none of the sizes %s", size, usualSizes());
    return shape.get();
  }

  /**
   * Returns the usual shape with this many cells: 81 means 9×9.
   *
   * @throws IllegalArgumentException if {@link #isCellCount} returns false
   */
  public static Shape ofCellCount(int cells) {
    checkArgument(isCellCount(cells), "no usual shape has %s cells", cells);
    return ofSize((int) Math.sqrt(cells));
  }

  /** Returns the sizes with usual boxes: 4, 6, 8, 9, 10, 12, 15, 16, 20, 25. */
  public static ImmutableSet<Integer> usualSizes() {
    return USUAL_BOXES.keySet();
  }

  /** Returns whether a usual shape has this many cells. */
  public static boolean isCellCount(int cells) {
    int side = (int) Math.sqrt(cells);
    return side * side == cells && USUAL_BOXES.containsKey(side);
  }

  /** Returns this shape with one rule more. */
  public Shape with(Variant variant) {
    return SHAPES.of(layout.with(variant));
  }

  /**
   * Returns this shape with regions in place of its boxes: a jigsaw Sudoku.
   *
   * @throws IllegalArgumentException if the regions are for another size
   */
  public Shape with(JigsawRegions regions) {
    checkArgument(regions.size() == size, "regions of %s for %s", regions.size(), size);
    return SHAPES.of(layout.with(regions));
  }

  /**
   * Returns this shape with a rule that units cannot state; it replaces a rule of the same name.
   *
   * @throws IllegalArgumentException if the rule does not fit a grid of this size
   */
  public Shape with(Rule rule) {
    rule.checkFits(this);
    return SHAPES.of(layout.with(rule));
  }

  /** Returns whether there is nothing but rows, columns and boxes. */
  public boolean isPlain() {
    return layout.equals(ShapeKey.plain(layout.boxes()));
  }

  /** Returns the plain shape of the same boxes. */
  public Shape plain() {
    return of(boxRows(), boxColumns());
  }

  /** Returns the additional rules that consist of units. */
  public ImmutableSet<Variant> variants() {
    return layout.variants();
  }

  /** Returns the regions that replace the boxes in a jigsaw Sudoku. */
  public Optional<JigsawRegions> regions() {
    return layout.regions();
  }

  /** Returns the rules that units cannot state, in the order of their names. */
  public ImmutableList<Rule> rules() {
    return layout.rules();
  }

  /** Returns the rule of this kind, if the shape has one. */
  public <R extends Rule> Optional<R> rule(Class<R> kind) {
    return rules().stream().filter(kind::isInstance).map(kind::cast).findFirst();
  }

  /** Returns whether all rules are satisfied if no unit holds a value twice. */
  public boolean isStatedByUnits() {
    return rules().isEmpty();
  }

  /**
   * Returns the number of the box, or of the region in its place, that {@code cell} belongs to,
   * from 0.
   */
  public int regionOf(int cell) {
    return layout
        .regions()
        .map(regions -> regions.regionOf().get(cell))
        .orElseGet(() -> layout.boxes().boxOf(cell));
  }

  /** Returns how many rows, columns and values there are. */
  public int size() {
    return size;
  }

  /** Returns the number of cells: the square of the size. */
  public int cellCount() {
    return size * size;
  }

  /** Returns how many rows a box has. */
  public int boxRows() {
    return layout.boxes().boxRows();
  }

  /** Returns how many columns a box has. */
  public int boxColumns() {
    return layout.boxes().boxColumns();
  }

  /**
   * Returns all units: rows, then columns, then boxes or regions, each from the top left; then
   * those that the variants and the other rules add.
   */
  public ImmutableList<Unit> units() {
    return units;
  }

  /** Returns the units that {@code variant} adds; none if the shape does not have it. */
  public ImmutableList<Unit> unitsOf(Variant variant) {
    return variants().contains(variant) ? variant.units(layout.boxes()) : ImmutableList.of();
  }

  /** Returns the diagonals that are units. */
  public ImmutableList<Unit> diagonals() {
    return Stream.of(Variant.DIAGONALS, Variant.FALLING_DIAGONAL, Variant.RISING_DIAGONAL)
        .flatMap(variant -> unitsOf(variant).stream())
        .collect(ImmutableList.toImmutableList());
  }

  /** Returns the units that {@code cell} belongs to. */
  public ImmutableList<Unit> unitsOf(int cell) {
    return unitsOf.get(cell);
  }

  /**
   * Returns the other cells of the units of {@code cell}, ascending: those that may not hold the
   * same value.
   */
  public ImmutableIntArray peers(int cell) {
    return peers.get(cell);
  }

  /** Returns all cells, ascending. */
  public IntStream cells() {
    return IntStream.range(0, cellCount());
  }

  /**
   * Returns the cell in this row and column.
   *
   * @param row from 0
   * @param column from 0
   */
  public int cell(int row, int column) {
    return row * size + column;
  }

  /** Returns the row of {@code cell}, from 0. */
  public int row(int cell) {
    return cell / size;
  }

  /** Returns the column of {@code cell}, from 0. */
  public int column(int cell) {
    return cell % size;
  }

  /** Returns the name of {@code cell}: {@code r4c2} is row 4, column 2, counted from 1. */
  public String cellName(int cell) {
    return "r" + (row(cell) + 1) + "c" + (column(cell) + 1);
  }

  /** The names of cells, by an expression that most programs do without. */
  private static final class CellName {
    private static final Pattern PATTERN = Pattern.compile("r(\\d{1,2})c(\\d{1,2})");
  }

  /** Returns the cell with this name, such as {@code r4c2}, if there is one. */
  public OptionalInt cellNamed(String name) {
    Matcher parts = CellName.PATTERN.matcher(name);
    if (!parts.matches()) {
      return OptionalInt.empty();
    }
    int row = Integer.parseInt(parts.group(1));
    int column = Integer.parseInt(parts.group(2));
    boolean inside = row >= 1 && row <= size && column >= 1 && column <= size;
    return inside ? OptionalInt.of(cell(row - 1, column - 1)) : OptionalInt.empty();
  }

  /**
   * Returns the table of values that other classes have computed from this shape, such as the
   * structure of its problems.
   */
  public MemoTable memo() {
    return memo;
  }

  private ImmutableList<Unit> findUnits(int cell) {
    return units.stream()
        .filter(unit -> unit.cells().contains(cell))
        .collect(ImmutableList.toImmutableList());
  }

  private ImmutableIntArray findPeers(int cell) {
    return ImmutableIntArray.copyOf(
        unitsOf(cell).stream()
            .flatMapToInt(unit -> unit.cells().stream())
            .filter(other -> other != cell)
            .sorted()
            .distinct());
  }

  /** Returns the size and the additional rules: {@code 9×9}, {@code 9×9 (x, jigsaw)}. */
  @Override
  public String toString() {
    String plain = size + "×" + size;
    return isPlain() ? plain : plain + " (" + layout.extras() + ")";
  }
}
