package org.cspworkbench.tiles.draft;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.math.IntMath;
import com.google.common.primitives.ImmutableIntArray;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.cspworkbench.tiles.EdgeLabel;
import org.cspworkbench.tiles.Edges;
import org.cspworkbench.tiles.Orientation;
import org.cspworkbench.tiles.SymmetryClass;
import org.cspworkbench.tiles.drawing.PixelImage;
import org.cspworkbench.tiles.drawing.TilePicture;

/**
 * Cuts an image of square tiles into a tile set. Equal tiles are one, whose weight is their number;
 * tiles without a visible pixel are left out. Sides get the same label where their outermost pixels
 * are equal, one by one, and no others, so that tiles fit where their borders are equal.
 */
public final class TileSheet {

  /** The greatest number of different tiles. */
  public static final int MAX_TILES = 256;

  /** From the most specific class to the one that suits every picture. */
  private static final ImmutableList<SymmetryClass> CLASSES =
      ImmutableList.of(
          SymmetryClass.X,
          SymmetryClass.I,
          SymmetryClass.DIAGONAL,
          SymmetryClass.T,
          SymmetryClass.L,
          SymmetryClass.F);

  /** Whether tiles are turned and mirrored to fill an image. */
  public enum Turning {
    /** Never: each tile has class X. */
    UPRIGHT,
    /** Yes: tiles that are equal after a turn are one, and its class is that of its picture. */
    TURNED
  }

  /**
   * How an image is cut.
   *
   * @param side the width and height of a tile in pixels
   * @param margin the number of pixels around all tiles
   * @param gap the number of pixels between two tiles
   * @param turning whether the tiles are turned and mirrored
   */
  public record Cut(int side, int margin, int gap, Turning turning) {

    /**
     * Checks the sizes.
     *
     * @throws IllegalArgumentException if one is too small; the message is a sentence for users
     */
    public Cut {
      checkArgument(side >= 1, "expected tiles of at least 1 pixel, found %s", side);
      checkArgument(margin >= 0 && gap >= 0, "expected a margin and a gap of at least 0 pixels");
    }

    /** The number of tiles along a side of this many pixels. */
    private int tiles(int pixels) {
      return Math.max(0, (pixels - 2 * margin + gap) / (side + gap));
    }

    private boolean isExact(int width, int height) {
      return (width - 2 * margin + gap) % (side + gap) == 0
          && (height - 2 * margin + gap) % (side + gap) == 0
          && tiles(width) * (long) tiles(height) > 1;
    }
  }

  private final PixelImage image;
  private final Cut cut;
  private final Map<PixelImage, Integer> counts = new LinkedHashMap<>();
  private final Map<ImmutableIntArray, EdgeLabel> labels = new HashMap<>(); // by border
  private int edges; // that were named by a number

  private TileSheet(PixelImage image, Cut cut) {
    this.image = image;
    this.cut = cut;
  }

  /**
   * Cuts an image into the draft of a set.
   *
   * @param name the name of the set
   * @throws IllegalArgumentException if there is no tile, or more than {@value #MAX_TILES}
   *     different ones; the message is a sentence for users
   */
  public static TileSetDraft read(String name, PixelImage image, Cut cut) {
    TileSheet sheet = new TileSheet(image, cut);
    sheet.collect();
    TileSetDraft draft = TileSetDraft.empty(name);
    for (Map.Entry<PixelImage, Integer> tile : sheet.counts.entrySet()) {
      draft =
          draft.withTile(
              sheet.tile("tile " + (draft.tiles().size() + 1), tile.getKey(), tile.getValue()));
    }
    return draft;
  }

  /**
   * Guesses how an image is cut from its size: the most usual side that divides it, else one that
   * does with a gap and perhaps a margin of 1 or 2 pixels, else the greatest side that divides it.
   */
  public static Cut guess(int width, int height, Turning turning) {
    int[] usualSides = {16, 32, 8, 64, 24, 48, 12, 20, 10, 40, 96, 128};
    int[][] gaps = {{0, 0}, {0, 1}, {1, 1}, {0, 2}, {2, 2}}; // margin, gap
    for (int[] gap : gaps) {
      for (int side : usualSides) {
        Cut cut = new Cut(side, gap[0], gap[1], turning);
        if (cut.isExact(width, height)) {
          return cut;
        }
      }
    }
    int common = IntMath.gcd(width, height);
    return new Cut(common > 1 ? common : Math.min(width, height), 0, 0, turning);
  }

  private void collect() {
    int columns = cut.tiles(image.width());
    int rows = cut.tiles(image.height());
    checkArgument(
        columns > 0 && rows > 0,
        "expected an image of at least %s pixels on each side, found %sx%s",
        cut.side + 2 * cut.margin,
        image.width(),
        image.height());
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        PixelImage tile = piece(column, row);
        if (tile.colours().stream().anyMatch(colour -> colour >>> 24 != 0)) {
          counts.merge(known(tile).orElse(tile), 1, Integer::sum);
          checkArgument(
              counts.size() <= MAX_TILES,
              "expected at most %s different tiles, found more: choose another side",
              MAX_TILES);
        }
      }
    }
    checkArgument(!counts.isEmpty(), "expected a tile, found transparent pixels only");
  }

  private PixelImage piece(int column, int row) {
    int left = cut.margin + column * (cut.side + cut.gap);
    int top = cut.margin + row * (cut.side + cut.gap);
    ImmutableIntArray.Builder colours = ImmutableIntArray.builder(cut.side * cut.side);
    for (int y = top; y < top + cut.side; y++) {
      for (int x = left; x < left + cut.side; x++) {
        colours.add(image.at(x, y));
      }
    }
    return new PixelImage(cut.side, cut.side, colours.build());
  }

  /** The tile that was found already and is the same. */
  private Optional<PixelImage> known(PixelImage tile) {
    return cut.turning == Turning.UPRIGHT
        ? Optional.of(tile).filter(counts::containsKey)
        : Orientation.ALL.stream().map(tile::in).filter(counts::containsKey).findFirst();
  }

  private DraftTile tile(String name, PixelImage picture, int count) {
    SymmetryClass symmetry = SymmetryClass.X;
    PixelImage upright = picture;
    if (cut.turning == Turning.TURNED) {
      PixelImage turned = picture.in(TilePicture.QUARTER_TURN); // T and L may lie on their side
      symmetry =
          CLASSES.stream()
              .filter(c -> suits(c, picture) || suits(c, turned))
              .findFirst()
              .orElseThrow();
      upright = suits(symmetry, picture) ? picture : turned;
    }
    return new DraftTile(
        name,
        edges(upright),
        symmetry,
        count,
        Optional.empty(),
        TilePicture.Pixels.of(upright, symmetry));
  }

  private static boolean suits(SymmetryClass symmetry, PixelImage picture) {
    return Orientation.ALL.stream()
        .filter(o -> symmetry.canonical(o).equals(Orientation.UPRIGHT))
        .allMatch(o -> picture.in(o).equals(picture));
  }

  private Edges edges(PixelImage tile) {
    int last = cut.side - 1;
    return new Edges(
        label(i -> tile.at(i, 0)),
        label(i -> tile.at(last, i)),
        label(i -> tile.at(i, last)),
        label(i -> tile.at(0, i)));
  }

  private EdgeLabel label(IntUnaryOperator colour) {
    ImmutableIntArray border = border(colour);
    EdgeLabel known = labels.get(border);
    if (known != null) {
      return known;
    }
    boolean isOneColour = border.stream().allMatch(each -> each == border.get(0));
    String name = isOneColour ? hex(border.get(0)) : "edge " + ++edges;
    ImmutableIntArray reversed = border(i -> colour.applyAsInt(cut.side - 1 - i));
    EdgeLabel label = new EdgeLabel(reversed.equals(border) ? name : name + ">");
    labels.put(border, label);
    labels.put(reversed, label.mirrored());
    return label;
  }

  private ImmutableIntArray border(IntUnaryOperator colour) {
    return ImmutableIntArray.copyOf(IntStream.range(0, cut.side).map(colour));
  }

  private static String hex(int argb) {
    return argb >>> 24 == 0xFF
        ? String.format(Locale.ROOT, "#%06X", argb & 0xFFFFFF)
        : String.format(Locale.ROOT, "#%06X%02X", argb & 0xFFFFFF, argb >>> 24);
  }
}
