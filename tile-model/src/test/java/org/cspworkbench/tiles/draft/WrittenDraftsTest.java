package org.cspworkbench.tiles.draft;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.ImmutableIntArray;
import java.io.FileNotFoundException;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.tiles.EdgeLabel;
import org.cspworkbench.tiles.Orientation;
import org.cspworkbench.tiles.Side;
import org.cspworkbench.tiles.SymmetryClass;
import org.cspworkbench.tiles.drawing.PixelImage;
import org.cspworkbench.tiles.drawing.TilePicture;
import org.cspworkbench.tiles.format.DrawnTileSet;
import org.cspworkbench.tiles.format.ShippedTileSet;
import org.cspworkbench.tiles.format.TileSetCodec;
import org.cspworkbench.tiles.format.WrittenTileSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tile sets as text and back. */
final class WrittenDraftsTest {

  private static DrawnTileSet readBack(DrawnTileSet set) throws UnreadableException {
    WrittenTileSet written = TileSetCodec.write(set);
    return TileSetCodec.read(
        "set.json",
        written.json(),
        file -> {
          PixelImage picture = written.pictures().get(file);
          if (picture == null) {
            throw new FileNotFoundException(file);
          }
          return picture;
        });
  }

  @ParameterizedTest
  @MethodSource("org.cspworkbench.tiles.format.ShippedTileSet#names")
  void shippedSetsAreReadBackAsTheyWere(String name) throws UnreadableException {
    DrawnTileSet set = ShippedTileSet.named(name).orElseThrow();
    assertThat(readBack(set)).isEqualTo(set);
  }

  @Test
  void randomDraftsAreReadBackAsTheyWere() throws UnreadableException {
    for (long seed = 0; seed < 200; seed++) {
      DrawnTileSet set = RandomDrafts.of(seed).toDrawnSet();
      assertThat(readBack(set)).as("seed %d", seed).isEqualTo(set);
    }
  }

  @Test
  void picturesOfPixelsAreFilesOfTheirOwn() throws UnreadableException {
    PixelImage image = new PixelImage(2, 2, ImmutableIntArray.of(1, 2, 3, 4));
    TileSetDraft draft =
        TileSetDraft.empty("\"a\" \\ \t set \u2028 \uD83D\uDE00")
            .withTile(DraftTile.plain("a/b", new EdgeLabel("coast>")))
            .withTile(DraftTile.plain("a?b", new EdgeLabel("é")).withSymmetry(SymmetryClass.I))
            .withPicture("a/b", TilePicture.Pixels.of(image, SymmetryClass.X))
            .withPicture(
                "a?b",
                new TilePicture.Pixels(
                    ImmutableMap.of(Orientation.UPRIGHT, image, new Orientation(1, false), image)))
            .withWeight("a/b", 0.1)
            .withWeight("a?b", 1 / 3.0);
    assertThat(readBack(draft.toDrawnSet())).isEqualTo(draft.toDrawnSet());
    assertThat(TileSetCodec.write(draft.toDrawnSet()).pictures().keySet())
        .containsExactly("a_b.png", "a_b 0.png", "a_b 1.png");
    assertThat(TileSetCodec.write(draft.toDrawnSet()).json())
        .contains("\"weight\": 0.1", "\"weight\": 0.3333333333333333");
  }

  @Test
  void aTurnIsToldFromATileOfThatName() throws UnreadableException {
    TileSetDraft draft =
        TileSetDraft.empty("roads")
            .withTile(DraftTile.plain("road", new EdgeLabel("a")).withSymmetry(SymmetryClass.F))
            .withTile(DraftTile.plain("road 90", new EdgeLabel("a")).withSymmetry(SymmetryClass.F));
    for (Orientation lies : Orientation.ALL) {
      TileSetDraft forbidden =
          draft.withPairToggled(
              draft.toSet().orientedTiles().get(Orientation.ALL.indexOf(lies)),
              Side.EAST,
              draft.toSet().orientedTiles().get(8));
      assertThat(readBack(forbidden.toDrawnSet())).isEqualTo(forbidden.toDrawnSet());
    }
  }
}
