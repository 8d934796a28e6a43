package org.cspworkbench.tiles.drawing;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.Doubles;
import com.google.common.primitives.ImmutableDoubleArray;
import com.google.common.primitives.ImmutableIntArray;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.cspworkbench.tiles.Side;
import org.cspworkbench.tiles.TileGrid;
import org.cspworkbench.tiles.TileRestrictions;
import org.cspworkbench.tiles.TileTable;

/**
 * The patterns of a sample image, each once, with the number of times that it occurs as its weight.
 * Patterns are the same only if all their colours are.
 *
 * <p>A cell of the grid to be filled stands for the upper left corner of a pattern: neighbouring
 * patterns overlap in all but one column or row and must agree there.
 */
public final class Sample {

  /**
   * How patterns are taken from an image.
   *
   * @param side the number of rows and columns of a pattern: 2 to 4
   * @param symmetry how many of the eight orientations of each pattern count, 1 to 8: as it is,
   *     mirrored, turned anticlockwise by 90°, that mirrored, and so on
   * @param isPeriodic whether the last column of the image is followed by the first one, and the
   *     last row by the first one
   */
  public record Cut(int side, int symmetry, boolean isPeriodic) {

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if one is out of its range; the message is a sentence for
     *     users
     */
    public Cut {
      checkArgument(
          side >= 2 && side <= 4, "expected N, the side of a pattern, from 2 to 4, found %s", side);
      checkArgument(
          symmetry >= 1 && symmetry <= 8, "expected a symmetry from 1 to 8, found %s", symmetry);
    }
  }

  /** The greatest number of different patterns. */
  public static final int MAX_PATTERNS = 8192;

  private final Cut cut;
  private final ImmutableList<Pattern> patterns;
  private final TileTable table;
  private final ImmutableList<ImmutableSet<Pattern>> rows; // the patterns as they are, by row

  private Sample(Cut cut, Map<Pattern, Integer> counts, ImmutableList<ImmutableSet<Pattern>> rows) {
    this.cut = cut;
    this.patterns = ImmutableList.copyOf(counts.keySet());
    this.rows = rows;
    Map<Side, int[]> shared = shared(patterns);
    this.table =
        new TileTable(
            IntStream.rangeClosed(1, patterns.size())
                .mapToObj(i -> "pattern " + i)
                .collect(toImmutableList()),
            ImmutableDoubleArray.copyOf(Doubles.toArray(counts.values())),
            (i, side, j) ->
                requireNonNull(shared.get(side))[i]
                    == requireNonNull(shared.get(side.opposite()))[j]);
  }

  /** Numbers what each pattern shares with its neighbours: the same colours, the same number. */
  private static Map<Side, int[]> shared(ImmutableList<Pattern> patterns) {
    Map<ImmutableIntArray, Integer> numbers = new HashMap<>();
    Map<Side, int[]> shared = new EnumMap<>(Side.class);
    for (Side side : Side.values()) {
      int[] numberByPattern = new int[patterns.size()];
      for (int i = 0; i < numberByPattern.length; i++) {
        numberByPattern[i] =
            numbers.computeIfAbsent(patterns.get(i).shared(side), colours -> numbers.size());
      }
      shared.put(side, numberByPattern);
    }
    return shared;
  }

  /**
   * Cuts an image into patterns.
   *
   * @throws IllegalArgumentException if a pattern is larger than the image, or there are more than
   *     {@value #MAX_PATTERNS} patterns; the message is a sentence for users
   */
  public static Sample of(PixelImage image, Cut cut) {
    checkArgument(
        image.width() >= cut.side() && image.height() >= cut.side(),
        "expected an image of at least %sx%s pixels, found %sx%s",
        cut.side(),
        cut.side(),
        image.width(),
        image.height());
    int columns = image.width() - (cut.isPeriodic() ? 0 : cut.side() - 1);
    int rows = image.height() - (cut.isPeriodic() ? 0 : cut.side() - 1);
    Map<Pattern, Integer> counts = new LinkedHashMap<>();
    ImmutableList.Builder<ImmutableSet<Pattern>> patternsByRow = ImmutableList.builder();
    for (int row = 0; row < rows; row++) {
      ImmutableSet.Builder<Pattern> inRow = ImmutableSet.builder();
      for (int column = 0; column < columns; column++) {
        Pattern pattern = pattern(image, cut.side(), column, row);
        inRow.add(pattern);
        for (Pattern variant : variants(pattern, cut.symmetry())) {
          counts.merge(variant, 1, Integer::sum);
        }
        checkArgument(
            counts.size() <= MAX_PATTERNS,
            "expected at most %s different patterns, found more: choose a smaller image, smaller"
                + " patterns or a lower symmetry",
            MAX_PATTERNS);
      }
      patternsByRow.add(inRow.build());
    }
    return new Sample(cut, counts, patternsByRow.build());
  }

  private static Pattern pattern(PixelImage image, int side, int left, int top) {
    return Pattern.of(
        side,
        (column, row) -> image.at((left + column) % image.width(), (top + row) % image.height()));
  }

  private static ImmutableList<Pattern> variants(Pattern pattern, int symmetry) {
    ImmutableList.Builder<Pattern> variants = ImmutableList.builder();
    Pattern turned = pattern;
    for (int count = 0; count < symmetry; count += 2) {
      variants.add(turned);
      if (count + 1 < symmetry) {
        variants.add(turned.mirrored());
      }
      turned = turned.turned();
    }
    return variants.build();
  }

  /** Returns the values of a cell, the patterns, and which may stand side by side. */
  public TileTable table() {
    return table;
  }

  /**
   * Returns what keeps the ground of the sample at the bottom of an image: its lowest patterns are
   * those of the lowest row of the sample, as it is, and what only this row shows is nowhere else.
   * If both images are periodic, the lowest patterns continue in the highest row.
   */
  public TileRestrictions ground(TileGrid grid) {
    boolean goesAround = cut.isPeriodic() && grid.joinsRows();
    int lowest = rows.size() - (cut.isPeriodic() && !goesAround ? cut.side() : 1);
    int lowestCells = grid.height() - (grid.joinsRows() && !goesAround ? cut.side() : 1);
    Set<Pattern> higher = new HashSet<>();
    rows.subList(0, lowest).forEach(higher::addAll);
    Set<Pattern> onlyLow = new HashSet<>();
    rows.subList(lowest, rows.size()).forEach(onlyLow::addAll);
    onlyLow.removeAll(higher);
    BitSet ground = indices(rows.get(lowest)::contains);
    BitSet above = indices(pattern -> !onlyLow.contains(pattern));
    TileRestrictions restrictions = TileRestrictions.of(table, grid);
    for (int cell = 0; cell < grid.size(); cell++) {
      restrictions.keep(cell, grid.row(cell) == lowestCells ? ground : above);
    }
    return restrictions;
  }

  private BitSet indices(Predicate<Pattern> wanted) {
    BitSet indices = new BitSet();
    for (int i = 0; i < patterns.size(); i++) {
      indices.set(i, wanted.test(patterns.get(i)));
    }
    return indices;
  }

  /**
   * Returns the cells for an image of {@code width} × {@code height} pixels: fewer columns and rows
   * than it has pixels, unless its opposite sides are joined.
   *
   * @throws IllegalArgumentException if it is smaller than a pattern or too large; the message is a
   *     sentence for users
   */
  public TileGrid grid(int width, int height, boolean isPeriodic) {
    if (isPeriodic) {
      return TileGrid.of(width, height).withJoinedColumns().withJoinedRows();
    }
    checkArgument(
        width >= cut.side() && height >= cut.side(),
        "expected a size of at least %sx%s, found %sx%s",
        cut.side(),
        cut.side(),
        width,
        height);
    return TileGrid.of(width - cut.side() + 1, height - cut.side() + 1);
  }

  /**
   * Returns the image that the patterns make.
   *
   * @param patternByCell the pattern of each cell of {@code grid}, of which none is left out
   * @param isPeriodic whether the grid was made for a periodic image
   */
  public PixelImage image(TileGrid grid, boolean isPeriodic, int... patternByCell) {
    int width = grid.width() + (isPeriodic ? 0 : cut.side() - 1);
    int height = grid.height() + (isPeriodic ? 0 : cut.side() - 1);
    ImmutableIntArray.Builder colours = ImmutableIntArray.builder(width * height);
    for (int row = 0; row < height; row++) {
      for (int column = 0; column < width; column++) {
        int cellColumn = Math.min(column, grid.width() - 1);
        int cellRow = Math.min(row, grid.height() - 1);
        Pattern pattern = patterns.get(patternByCell[cellRow * grid.width() + cellColumn]);
        colours.add(pattern.at(column - cellColumn, row - cellRow));
      }
    }
    return new PixelImage(width, height, colours.build());
  }

  /** Returns the colours of a pattern, row by row. */
  public ImmutableIntArray colours(int pattern) {
    return patterns.get(pattern).colours();
  }
}
