package org.cspworkbench.app.canvas;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.cspworkbench.presentation.paint.Legend;
import org.cspworkbench.presentation.paint.LegendRow;
import org.cspworkbench.presentation.paint.cell.CandidateGrid;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.presentation.tile.SetSource;
import org.cspworkbench.presentation.tile.ShippedTiles;
import org.cspworkbench.tiles.format.TileSetCodec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The legend of an image shows states that its cells can have. */
final class LegendTest {

  private static final String TILE =
      "{\"name\": \"t%d\", \"edges\": [\"a\", \"a\", \"a\", \"a\"],"
          + " \"picture\": [{\"fill\": \"#C9BD8F\", \"path\": \"M0 0 L16 0 L16 16 Z\"}]}";

  private static SetSource set(int tiles) throws Exception {
    String listed =
        IntStream.range(0, tiles).mapToObj(TILE::formatted).collect(Collectors.joining(", "));
    String set = "{\"name\": \"small\", \"tiles\": [" + listed + "]}";
    return ShippedTiles.of(
        TileSetCodec.read(
            "set",
            set,
            name -> {
              throw new AssertionError(name);
            }));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
  void itHasNoMoreTilesThanTheSet(int tiles) throws Exception {
    SetSource source = set(tiles);
    ImmutableList<LegendRow> rows = Legend.ofTiles(source.table(), source.faces());
    BufferedImage image = new BufferedImage(64, 64, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    for (LegendRow row : rows) {
      assertThat(row.spot().candidates().union(row.spot().pruned()).indices())
          .allMatch(value -> value < tiles);
      GraphicsSurface.paint(graphics, on -> row.paint(on, Looks.light(), 8, 8));
    }
    graphics.dispose();
    List<String> keys = rows.stream().map(LegendRow::key).toList();
    assertThat(keys).contains("legend.tiles.tried", "legend.tiles.dead", "legend.tiles.given");
    assertThat(keys.contains("legend.tiles.pruned")).isEqualTo(tiles > 1);
    assertThat(keys.contains("legend.tiles.few")).isEqualTo(tiles > 1);
    assertThat(keys.contains("legend.tiles.many")).isEqualTo(tiles > 5);
  }

  /**
   * Tones become stronger with fewer values, and are explained where there are too many to write.
   */
  @Test
  void theTonesOfLargeDomainsAreExplained() {
    assertThat(Legend.ofCells(9))
        .extracting(LegendRow::key)
        .noneMatch(key -> key.contains("values"));
    assertThat(Legend.ofCells(25))
        .extracting(LegendRow::key)
        .contains("legend.values.many", "legend.values.few");
    for (int all : new int[] {17, 25, 100, 1_000}) {
      List<Token> tones =
          IntStream.range(1, all)
              .mapToObj(left -> CandidateGrid.tone(all - left, all))
              .distinct()
              .toList();
      assertThat(tones).containsExactly(Token.HEAT_1, Token.HEAT_2, Token.HEAT_3, Token.HEAT_4);
    }
    assertThat(IntStream.of(2, 4, 8, 16).mapToObj(left -> CandidateGrid.tone(left, 25)))
        .as("most cells of a large Sudoku")
        .containsExactly(Token.HEAT_4, Token.HEAT_3, Token.HEAT_2, Token.HEAT_1);
  }
}
