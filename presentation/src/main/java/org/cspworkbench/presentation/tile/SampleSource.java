package org.cspworkbench.presentation.tile;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.common.collect.LinkedListMultimap;
import com.google.common.collect.ListMultimap;
import com.google.common.collect.Multimaps;
import com.google.common.primitives.ImmutableDoubleArray;
import com.google.common.primitives.ImmutableIntArray;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.cspworkbench.document.Nearest;
import org.cspworkbench.presentation.surface.Palette;
import org.cspworkbench.tiles.TileGrid;
import org.cspworkbench.tiles.TileRestrictions;
import org.cspworkbench.tiles.TileTable;
import org.cspworkbench.tiles.drawing.PixelImage;
import org.cspworkbench.tiles.drawing.Sample;

/** The patterns of a sample image. */
public final class SampleSource implements TileSource {

  private final String name;
  private final PixelImage image;
  private final Sample.Cut cut;
  private final Sample sample;
  private final int side; // of a pattern
  private final boolean hasGround;
  private final ImmutableMap<Integer, Double> factors; // on weights, by colour; 1 for all others
  private final TileTable table;

  private SampleSource(
      String name,
      PixelImage image,
      Sample.Cut cut,
      Sample sample,
      boolean hasGround,
      ImmutableMap<Integer, Double> factors) {
    this.name = name;
    this.image = image;
    this.cut = cut;
    this.sample = sample;
    this.side = cut.side();
    this.hasGround = hasGround;
    this.factors = factors;
    this.table = factors.isEmpty() ? sample.table() : weighted(sample, factors);
  }

  private static TileTable weighted(Sample sample, ImmutableMap<Integer, Double> factors) {
    ImmutableDoubleArray counts = sample.table().weights();
    ImmutableDoubleArray.Builder weights = ImmutableDoubleArray.builder(counts.length());
    for (int pattern = 0; pattern < counts.length(); pattern++) {
      double factor = requireNonNull(factors.getOrDefault(sample.colours(pattern).get(0), 1.0));
      weights.add(counts.get(pattern) * factor);
    }
    return sample.table().withWeights(weights.build());
  }

  /**
   * Cuts an image into patterns.
   *
   * @param hasGround whether the lowest row of the image is kept for the lowest row of others
   * @throws IllegalArgumentException if a pattern is larger than the image; the message is a
   *     sentence
   */
  public static SampleSource of(String name, PixelImage image, Sample.Cut cut, boolean hasGround) {
    return new SampleSource(name, image, cut, Sample.of(image, cut), hasGround, ImmutableMap.of());
  }

  /** Returns the image that was cut into patterns. */
  public PixelImage image() {
    return image;
  }

  /** Returns how the image was cut. */
  public Sample.Cut cut() {
    return cut;
  }

  /** Returns whether the lowest row of the image is kept for the lowest row of others. */
  public boolean hasGround() {
    return hasGround;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public TileTable table() {
    return table;
  }

  @Override
  public ImmutableList<Kind> kinds() {
    ImmutableList.Builder<Kind> kinds = ImmutableList.builder();
    Multimaps.asMap(patternsByColour())
        .forEach(
            (colour, patterns) ->
                kinds.add(
                    new Kind(
                        hex(colour),
                        ImmutableSet.copyOf(patterns),
                        requireNonNull(factors.getOrDefault(colour, 1.0)))));
    return kinds.build();
  }

  private ListMultimap<Integer, Integer> patternsByColour() {
    ListMultimap<Integer, Integer> patterns = LinkedListMultimap.create();
    for (int pattern = 0; pattern < sample.table().size(); pattern++) {
      patterns.put(sample.colours(pattern).get(0), pattern);
    }
    return patterns;
  }

  @Override
  public SampleSource withWeight(int kind, double weight) {
    Map<Integer, Double> changed = new HashMap<>(factors);
    changed.put(Iterables.get(patternsByColour().keySet(), kind), weight);
    return new SampleSource(name, image, cut, sample, hasGround, ImmutableMap.copyOf(changed));
  }

  /** Returns the colour of the upper left pixel of each pattern, for which its cell stands. */
  @Override
  public ImmutableList<TileFace> faces() {
    return IntStream.range(0, sample.table().size())
        .mapToObj(pattern -> new TileFace.Plain(sample.colours(pattern).get(0)))
        .collect(toImmutableList());
  }

  @Override
  public String example() {
    return hex(sample.colours(0).get(0));
  }

  @Override
  public ImmutableList<Described> descriptions() {
    return IntStream.range(0, sample.table().size())
        .mapToObj(
            pattern ->
                new Described(
                    sample.table().names().get(pattern), 0, false, Optional.of(edges(pattern))))
        .collect(toImmutableList());
  }

  /** The label of a side: the pixels that a neighbour there has as well. */
  private ImmutableList<String> edges(int pattern) {
    return ImmutableList.of(
        label(pattern, 0, side, 0, side - 1),
        label(pattern, 1, side, 0, side),
        label(pattern, 0, side, 1, side),
        label(pattern, 0, side - 1, 0, side));
  }

  private String label(int pattern, int left, int right, int top, int bottom) {
    ImmutableIntArray colours = sample.colours(pattern);
    return IntStream.range(top, bottom)
        .boxed()
        .flatMap(
            row ->
                IntStream.range(left, right)
                    .mapToObj(column -> hex(colours.get(row * side + column))))
        .collect(Collectors.joining(" "));
  }

  private static String hex(int argb) {
    return argb >>> 24 == 0xFF
        ? String.format(Locale.ROOT, "#%06X", argb & 0xFFFFFF)
        : String.format(Locale.ROOT, "#%06X%02X", argb & 0xFFFFFF, argb >>> 24);
  }

  @Override
  public TileGrid grid(int width, int height, boolean isPeriodic) {
    return sample.grid(width, height, isPeriodic);
  }

  @Override
  public TileRestrictions restrictions(TileGrid grid) {
    return hasGround ? sample.ground(grid) : TileRestrictions.of(sample.table(), grid);
  }

  /** Takes a colour of the image, such as {@code #7FB0AB}. */
  @Override
  public Fixed fix(TileGrid grid, int column, int row, String wanted) {
    int cellColumn = Math.min(column, grid.width() - 1);
    int cellRow = Math.min(row, grid.height() - 1);
    int at = (row - cellRow) * side + column - cellColumn;
    BitSet values = new BitSet();
    for (int pattern = 0; pattern < sample.table().size(); pattern++) {
      values.set(pattern, hex(sample.colours(pattern).get(at)).equalsIgnoreCase(wanted));
    }
    if (values.isEmpty()) {
      ImmutableList<String> colours =
          faces().stream()
              .map(face -> hex(((TileFace.Plain) face).argb()))
              .distinct()
              .collect(toImmutableList());
      checkArgument(
          colours.stream().anyMatch(wanted::equalsIgnoreCase),
          "%s has no colour '%s'%s",
          name,
          wanted,
          Nearest.hint(wanted, colours));
    }
    return new Fixed(cellRow * grid.width() + cellColumn, values);
  }

  @Override
  public PixelRows image(
      TileGrid grid, boolean isPeriodic, int[] values, int scale, Palette palette) {
    int more = isPeriodic ? 0 : side - 1;
    return new PixelRows() {
      @Override
      public int width() {
        return (grid.width() + more) * scale;
      }

      @Override
      public int height() {
        return (grid.height() + more) * scale;
      }

      @Override
      public int[] row(int y) {
        int[] row = new int[width()];
        for (int x = 0; x < row.length; x++) {
          row[x] = x % scale == 0 ? colour(grid, values, x / scale, y / scale) : row[x - 1];
        }
        return row;
      }
    };
  }

  /** The colour of a pixel in one of the patterns that cover it, transparent if none is known. */
  private int colour(TileGrid grid, int[] values, int column, int row) {
    for (int dy = 0; dy < side; dy++) {
      for (int dx = 0; dx < side; dx++) {
        int x = column - dx;
        int y = row - dy;
        boolean isInside = x >= 0 && x < grid.width() && y >= 0 && y < grid.height();
        int value = isInside ? values[y * grid.width() + x] : NONE;
        if (value != NONE) {
          return sample.colours(value).get(dy * side + dx);
        }
      }
    }
    return 0;
  }
}
