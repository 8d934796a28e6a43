package org.cspworkbench.tiles.draft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.IntBinaryOperator;
import org.cspworkbench.tiles.Edges;
import org.cspworkbench.tiles.Orientation;
import org.cspworkbench.tiles.OrientedTile;
import org.cspworkbench.tiles.Side;
import org.cspworkbench.tiles.SymmetryClass;
import org.cspworkbench.tiles.TileTable;
import org.cspworkbench.tiles.draft.TileSheet.Cut;
import org.cspworkbench.tiles.draft.TileSheet.Turning;
import org.cspworkbench.tiles.drawing.PixelImage;
import org.cspworkbench.tiles.drawing.TilePicture;
import org.cspworkbench.tiles.format.DrawnTileSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Tile sets from images of tiles, against their pixels. */
final class TileSheetTest {

  private static final int SIDE = 3;
  private static final int RED = 0xFFFF0000;
  private static final int BLUE = 0xFF0000FF;

  private static PixelImage image(int width, int height, IntBinaryOperator colour) {
    ImmutableIntArray.Builder colours = ImmutableIntArray.builder();
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        colours.add(colour.applyAsInt(x, y));
      }
    }
    return new PixelImage(width, height, colours.build());
  }

  /** Tiles that are symmetric, turned, equal or random, so that many borders are equal. */
  private static List<PixelImage> randomTiles(long seed) {
    Random random = new Random(seed);
    List<PixelImage> tiles = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      int[] colours = random.ints(SIDE * SIDE, 0, 2).map(c -> c == 0 ? RED : BLUE).toArray();
      PixelImage tile = new PixelImage(SIDE, SIDE, ImmutableIntArray.copyOf(colours));
      if (i % 3 == 1) {
        tile = image(SIDE, SIDE, (x, y) -> colours[Math.min(x, SIDE - 1 - x) + SIDE * y]);
      } else if (i % 3 == 2) {
        tile = tiles.get(random.nextInt(i)).in(Orientation.ALL.get(random.nextInt(8)));
      }
      tiles.add(tile);
    }
    return tiles;
  }

  private static PixelImage sheet(List<PixelImage> tiles, int columns, Cut cut) {
    int step = cut.side() + cut.gap();
    int rows = (tiles.size() + columns - 1) / columns;
    return image(
        2 * cut.margin() + columns * step - cut.gap(),
        2 * cut.margin() + rows * step - cut.gap(),
        (x, y) -> {
          int column = Math.floorDiv(x - cut.margin(), step);
          int row = Math.floorDiv(y - cut.margin(), step);
          int dx = Math.floorMod(x - cut.margin(), step);
          int dy = Math.floorMod(y - cut.margin(), step);
          int tile = row * columns + column;
          boolean isInside =
              dx < cut.side() && dy < cut.side() && column >= 0 && column < columns && row >= 0;
          return isInside && tile < tiles.size() ? tiles.get(tile).at(dx, dy) : 0;
        });
  }

  @ParameterizedTest
  @EnumSource(Turning.class)
  void tilesFitExactlyWhereTheirBordersAreEqual(Turning turning) {
    for (long seed = 0; seed < 40; seed++) {
      Cut cut = new Cut(SIDE, (int) (seed % 3), (int) (seed % 2), turning);
      List<PixelImage> tiles = randomTiles(seed);
      TileSetDraft draft = TileSheet.read("sheet", sheet(tiles, 5, cut), cut);
      List<PixelImage> views = views(draft.toDrawnSet());
      assertThat(new HashSet<>(views))
          .as("seed %d", seed)
          .isEqualTo(turning == Turning.UPRIGHT ? new HashSet<>(tiles) : turned(tiles));
      TileTable table = draft.toSet().table();
      for (int i = 0; i < views.size(); i++) {
        for (int j = 0; j < views.size(); j++) {
          boolean right = true;
          boolean below = true;
          for (int k = 0; k < SIDE; k++) {
            right &= views.get(i).at(SIDE - 1, k) == views.get(j).at(0, k);
            below &= views.get(i).at(k, SIDE - 1) == views.get(j).at(k, 0);
          }
          assertThat(table.allows(i, Side.EAST, j)).as("seed %d", seed).isEqualTo(right);
          assertThat(table.allows(i, Side.SOUTH, j)).as("seed %d", seed).isEqualTo(below);
        }
      }
      assertThat(draft.tiles().stream().mapToDouble(DraftTile::weight).sum())
          .isEqualTo(tiles.size());
      if (turning == Turning.TURNED) {
        assertThat(draft.tiles()).allMatch(tile -> tile.misfit().isEmpty());
      }
    }
  }

  private static List<PixelImage> views(DrawnTileSet set) {
    List<PixelImage> views = new ArrayList<>();
    for (OrientedTile tile : set.set().orientedTiles()) {
      views.add(((TilePicture.Pixels) set.picture(tile.tile())).in(tile.orientation()));
    }
    return views;
  }

  private static Set<PixelImage> turned(List<PixelImage> tiles) {
    Set<PixelImage> turned = new HashSet<>();
    tiles.forEach(tile -> Orientation.ALL.forEach(o -> turned.add(tile.in(o))));
    return turned;
  }

  @Test
  void classesLabelsAndWeightsComeFromThePixels() {
    PixelImage plain = image(4, 4, (x, y) -> RED);
    PixelImage half = image(4, 4, (x, y) -> x < 2 ? RED : BLUE); // lies on its side
    PixelImage corner = image(4, 4, (x, y) -> x < 2 && y < 2 ? RED : BLUE);
    PixelImage bar = image(4, 4, (x, y) -> x == 1 || x == 2 ? BLUE : RED);
    List<PixelImage> tiles =
        ImmutableList.of(
            plain,
            half,
            corner,
            bar,
            plain,
            half.in(new Orientation(3, true)),
            image(4, 4, (x, y) -> 0));
    Cut cut = new Cut(4, 0, 0, Turning.TURNED);
    TileSetDraft draft = TileSheet.read("sheet", sheet(tiles, 4, cut), cut);
    assertThat(draft.tiles())
        .extracting(DraftTile::symmetry)
        .containsExactly(SymmetryClass.X, SymmetryClass.T, SymmetryClass.L, SymmetryClass.I);
    assertThat(draft.tiles()).extracting(DraftTile::weight).containsExactly(2.0, 2.0, 1.0, 1.0);
    Edges edges = draft.tiles().get(1).edges();
    assertThat(edges.north().text()).isEqualTo("#FF0000");
    assertThat(edges.south().text()).isEqualTo("#0000FF");
    assertThat(edges.east()).isEqualTo(edges.west());
    assertThat(edges.east().mirrored()).isNotEqualTo(edges.east());
    assertThat(draft.tiles().get(3).edges().north().text()).isEqualTo("edge 2");
    TileSetDraft twice = draft.withTilesOf(draft);
    assertThat(twice.tiles()).hasSize(8);
    assertThat(twice.labels()).hasSize(2 + 2 * 3);
    assertThat(twice.tiles().get(5).edges().north().text()).isEqualTo("#FF0000");
  }

  @ParameterizedTest
  @CsvSource({
    "128, 64, 16, 0, 0",
    "160, 96, 16, 0, 0",
    "24, 24, 8, 0, 0",
    "135, 67, 16, 0, 1",
    "137, 69, 16, 1, 1",
    "142, 70, 16, 0, 2",
    "30, 42, 6, 0, 0",
    "16, 16, 8, 0, 0",
    "13, 7, 7, 0, 0",
  })
  void theSideIsGuessedFromTheSize(int width, int height, int side, int margin, int gap) {
    assertThat(TileSheet.guess(width, height, Turning.TURNED))
        .isEqualTo(new Cut(side, margin, gap, Turning.TURNED));
  }

  @Test
  void whatIsNoSheetIsNamed() {
    Cut cut = new Cut(1, 0, 0, Turning.UPRIGHT);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TileSheet.read("s", image(20, 20, (x, y) -> -1 - 20 * y - x), cut))
        .withMessage("expected at most 256 different tiles, found more: choose another side");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TileSheet.read("s", image(2, 2, (x, y) -> 0xFFFFFF), cut))
        .withMessage("expected a tile, found transparent pixels only");
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                TileSheet.read("s", image(9, 5, (x, y) -> RED), new Cut(8, 1, 0, Turning.UPRIGHT)))
        .withMessage("expected an image of at least 10 pixels on each side, found 9x5");
    assertThatIllegalArgumentException().isThrownBy(() -> new Cut(0, 0, 0, Turning.UPRIGHT));
  }
}
