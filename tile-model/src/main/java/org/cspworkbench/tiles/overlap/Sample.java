package org.cspworkbench.tiles.overlap;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Doubles;
import com.google.common.primitives.ImmutableDoubleArray;
import com.google.common.primitives.ImmutableIntArray;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.cspworkbench.tiles.TileGrid;
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
      checkArgument(side >= 2 && side <= 4, "expected patterns of 2 to 4 pixels, found %s", side);
      checkArgument(
          symmetry >= 1 && symmetry <= 8, "expected a symmetry from 1 to 8, found %s", symmetry);
    }
  }

  private final Cut cut;
  private final ImmutableList<Pattern> patterns;
  private final BitSet ground;
  private final TileTable table;

  private Sample(Cut cut, Map<Pattern, Integer> counts, Set<Pattern> lowest) {
    this.cut = cut;
    this.patterns = ImmutableList.copyOf(counts.keySet());
    this.ground = new BitSet();
    lowest.forEach(pattern -> ground.set(patterns.indexOf(pattern)));
    this.table =
        new TileTable(
            IntStream.rangeClosed(1, patterns.size())
                .mapToObj(i -> "pattern " + i)
                .collect(toImmutableList()),
            ImmutableDoubleArray.copyOf(Doubles.toArray(counts.values())),
            (i, side, j) -> patterns.get(i).agrees(patterns.get(j), side.dx(), side.dy()));
  }

  /**
   * Cuts an image into patterns.
   *
   * @throws IllegalArgumentException if a pattern is larger than the image; the message is a
   *     sentence for users
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
    Set<Pattern> lowest = new HashSet<>();
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        Pattern pattern = pattern(image, cut.side(), column, row);
        for (Pattern variant : variants(pattern, cut.symmetry())) {
          counts.merge(variant, 1, Integer::sum);
        }
        if (row == rows - 1) {
          lowest.add(pattern);
        }
      }
    }
    return new Sample(cut, counts, lowest);
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
   * Returns the patterns that the lowest row of the image shows as it is. An image with a ground
   * has these, and no others, in its lowest row, and nowhere else.
   */
  public BitSet ground() {
    return (BitSet) ground.clone();
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
