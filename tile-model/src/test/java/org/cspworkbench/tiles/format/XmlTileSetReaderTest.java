package org.cspworkbench.tiles.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.tiles.Orientation;
import org.cspworkbench.tiles.OrientedTile;
import org.cspworkbench.tiles.Side;
import org.cspworkbench.tiles.Tile;
import org.cspworkbench.tiles.TileSet.Weighting;
import org.cspworkbench.tiles.TileTable;
import org.cspworkbench.tiles.drawing.PixelImage;
import org.cspworkbench.tiles.drawing.TilePicture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tile sets in XML, against pictures that are turned and joined pixel by pixel. */
final class XmlTileSetReaderTest {

  /** Pictures of 3 × 3 pixels with exactly the symmetry of their class, by the name of the file. */
  private static int[][] pixels(String file) {
    return switch (file) {
      case "x.png" -> new int[][] {{1, 0, 1}, {0, 2, 0}, {1, 0, 1}};
      case "t.png" -> new int[][] {{3, 4, 3}, {0, 5, 0}, {0, 6, 0}};
      case "i.png" -> new int[][] {{0, 7, 0}, {0, 8, 0}, {0, 7, 0}};
      case "l.png" -> new int[][] {{9, 10, 0}, {0, 11, 10}, {0, 0, 9}};
      case "d.png" -> new int[][] {{12, 0, 0}, {0, 13, 0}, {0, 0, 12}};
      default -> new int[][] {{14, 15, 16}, {17, 18, 0}, {19, 0, 0}};
    };
  }

  private static final String TILES =
      """
      <tiles>
        <tile name="x"/>
        <tile name="t" symmetry="T" weight="0.5"/>
        <tile name="i" symmetry="I"/>
        <tile name="l" symmetry="L"/>
        <tile name="d" symmetry="\\"/>
        <tile name="f" symmetry="F"/>
      </tiles>
      """;

  private static PixelImage image(int[][] rows) {
    ImmutableIntArray.Builder colours = ImmutableIntArray.builder();
    for (int[] row : rows) {
      for (int colour : row) {
        colours.add(colour);
      }
    }
    return new PixelImage(rows[0].length, rows.length, colours.build());
  }

  private static DrawnTileSet read(String text) throws UnreadableException {
    return XmlTileSetReader.read("set.xml", text, "set", file -> image(pixels(file)));
  }

  private static int[][] anticlockwise(int[][] rows) {
    int[][] turned = new int[rows[0].length][rows.length];
    for (int y = 0; y < rows.length; y++) {
      for (int x = 0; x < rows[0].length; x++) {
        turned[rows[0].length - 1 - x][y] = rows[y][x];
      }
    }
    return turned;
  }

  private static int[][] mirrored(int[][] rows) {
    int[][] mirrored = new int[rows.length][rows[0].length];
    for (int y = 0; y < rows.length; y++) {
      for (int x = 0; x < rows[0].length; x++) {
        mirrored[y][rows[0].length - 1 - x] = rows[y][x];
      }
    }
    return mirrored;
  }

  /** The picture with this number: turned anticlockwise so many times, and mirrored from 4. */
  private static int[][] numbered(int[][] rows, int number) {
    int[][] laid = rows;
    for (int turn = 0; turn < number % 4; turn++) {
      laid = anticlockwise(laid);
    }
    return number < 4 ? laid : mirrored(laid);
  }

  /** Two pictures that touch, as one: first, side of the first, second. */
  private record Touching(List<Integer> first, Side side, List<Integer> second) {}

  private static Set<Touching> whatTheJoinedPictureShows(int[][] left, int[][] right) {
    int[][] joined = new int[3][6];
    for (int y = 0; y < 3; y++) {
      System.arraycopy(left[y], 0, joined[y], 0, 3);
      System.arraycopy(right[y], 0, joined[y], 3, 3);
    }
    Set<Touching> touching = new HashSet<>();
    for (int number = 0; number < 8; number++) {
      int[][] laid = numbered(joined, number);
      boolean isWide = laid.length == 3;
      List<Integer> first = square(laid, 0, 0);
      List<Integer> second = isWide ? square(laid, 3, 0) : square(laid, 0, 3);
      touching.add(new Touching(first, isWide ? Side.EAST : Side.SOUTH, second));
    }
    return touching;
  }

  private static List<Integer> square(int[][] rows, int left, int top) {
    ImmutableList.Builder<Integer> square = ImmutableList.builder();
    for (int i = 0; i < 9; i++) {
      square.add(rows[top + i / 3][left + i % 3]);
    }
    return square.build();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11})
  void listedNeighboursFitAsTheirPicturesDoWhenTheyAreTurnedTogether(int seed)
      throws UnreadableException {
    Random random = new Random(seed);
    StringBuilder neighbors = new StringBuilder();
    Set<Touching> expected = new HashSet<>();
    for (int i = 0; i < 5; i++) {
      String left = "xtildf".substring(random.nextInt(6)).substring(0, 1);
      String right = "xtildf".substring(random.nextInt(6)).substring(0, 1);
      int leftNumber = random.nextInt(left.equals("f") ? 8 : 4);
      int rightNumber = random.nextInt(8);
      neighbors.append(
          "<neighbor left=\"%s %s\" right=\"%s %s\"/>"
              .formatted(left, leftNumber, right, rightNumber));
      expected.addAll(
          whatTheJoinedPictureShows(
              numbered(pixels(left + ".png"), leftNumber),
              numbered(pixels(right + ".png"), rightNumber)));
    }
    DrawnTileSet drawn = read("<set>" + TILES + "<neighbors>" + neighbors + "</neighbors></set>");
    assertThat(touching(drawn)).as("seed %s: %s", seed, neighbors).isEqualTo(expected);
  }

  private static Set<Touching> touching(DrawnTileSet drawn) {
    ImmutableList<OrientedTile> tiles = drawn.set().orientedTiles();
    TileTable table = drawn.set().table();
    Set<Touching> touching = new HashSet<>();
    for (int i = 0; i < tiles.size(); i++) {
      for (int j = 0; j < tiles.size(); j++) {
        for (Side side : List.of(Side.EAST, Side.SOUTH)) {
          if (table.allows(i, side, j)) {
            touching.add(new Touching(look(drawn, tiles.get(i)), side, look(drawn, tiles.get(j))));
          }
        }
      }
    }
    return touching;
  }

  private static List<Integer> look(DrawnTileSet drawn, OrientedTile tile) {
    TilePicture.Pixels picture = (TilePicture.Pixels) drawn.picture(tile.tile());
    return picture.in(tile.orientation()).colours().asList();
  }

  @Test
  void weightsCountForEachOrientation() throws UnreadableException {
    DrawnTileSet drawn = read("<set>" + TILES + "</set>");
    assertThat(drawn.set().weighting()).isEqualTo(Weighting.EACH);
    assertThat(drawn.set().tiles())
        .extracting(Tile::weight)
        .containsExactly(1., .5, 1., 1., 1., 1.);
    assertThat(drawn.set().orientedTiles()).hasSize(1 + 4 + 2 + 4 + 2 + 8);
  }

  @Test
  void aSetMayHaveAPictureForEachOrientation() throws UnreadableException {
    DrawnTileSet drawn =
        XmlTileSetReader.read(
            "set.xml",
            "<set unique='True'><tiles><tile name='l' symmetry='L'/></tiles></set>",
            "set",
            file -> image(new int[][] {{file.charAt(2)}}));
    TilePicture.Pixels picture = (TilePicture.Pixels) drawn.picture(drawn.set().tiles().get(0));
    assertThat(picture.in(Orientation.UPRIGHT).at(0, 0)).isEqualTo('0');
    assertThat(picture.in(new Orientation(3, false)).at(0, 0)).isEqualTo('1');
    assertThat(picture.in(new Orientation(2, false)).at(0, 0)).isEqualTo('2');
    assertThat(picture.in(new Orientation(1, false)).at(0, 0)).isEqualTo('3');
  }

  @Test
  void aSubsetKeepsThePairsOfItsTiles() throws UnreadableException {
    DrawnTileSet drawn =
        read(
            """
            <set><tiles><tile name="x"/><tile name="t" symmetry="T"/></tiles>
            <neighbors><neighbor left="x" right="t"/><neighbor left="x" right="x"/></neighbors>
            <subsets><subset name="only x"><tile name="x"/></subset></subsets></set>
            """);
    assertThat(drawn.set().subsets().get("only x")).isEqualTo(ImmutableSet.of("x"));
    assertThat(drawn.set().subset("only x").neighbours()).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          <tiles/>                                                      | 1:1: expected <set>, found <tiles>
          <set><tiles/></set>                                           | 1:1: expected at least one <tile> in <tiles>, found none
          <!DOCTYPE set><set/>                                          | 1:1: expected XML without a document type, found one
          <set><tiles><tile/></tiles></set>                             | 1:13: expected an attribute "name" in <tile>, found none
          <set><tiles><tile name=""/></tiles></set>                     | 1:13: expected the name of a tile, found nothing
          <set><tiles><tile name="x"/><tile name="x"/></tiles></set>    | 1:29: expected each tile once, found 'x' again
          <set><tiles><tile name="x" symmetry="Y"/></tiles></set>       | 1:13: expected a symmetry class X, T, I, L, \\ or F for tile 'x', found 'Y'
          <set><tiles><tile name="x" weight="NaN"/></tiles></set>       | 1:13: expected a weight above 0 and up to 1000000 for tile 'x', found 'NaN'
          <set><tiles><tile name="x" weight="0"/></tiles></set>         | 1:13: expected a weight above 0 and up to 1000000 for tile 'x', found '0'
          <set unique="yes"><tiles><tile name="x"/></tiles></set>       | 1:1: expected True or False for "unique", found 'yes'
          <set><tiles><tile name="x"/></tiles><neighbors><neighbor left="x 8" right="x"/></neighbors></set>  | 1:48: expected an orientation from 0 to 7 of tile 'x', found 8
          <set><tiles><tile name="wall"/></tiles><neighbors><neighbor left="wal 1" right="wall"/></neighbors></set> | 1:51: expected a tile of this set, found 'wal' (did you mean wall?)
          <set><tiles><tile name="x"/></tiles><subsets><subset name="a"/></subsets></set> | 1:46: expected at least one <tile> in this subset, found none
          """)
  void mistakesAreNamedWithTheirPosition(String text, String message) {
    assertThatExceptionOfType(UnreadableException.class)
        .isThrownBy(() -> read(text))
        .satisfies(e -> assertThat(e.sentence()).isEqualTo("set.xml:" + message));
  }

  @Test
  void aTileWithoutItsPictureIsNamed() {
    assertThatExceptionOfType(UnreadableException.class)
        .isThrownBy(
            () ->
                XmlTileSetReader.read(
                    "set.xml",
                    "<set>\n <tiles>\n  <tile name='x'/></tiles></set>",
                    "set",
                    file -> {
                      throw new IOException(file + ": there is no such file");
                    }))
        .satisfies(
            e ->
                assertThat(e.sentence())
                    .isEqualTo(
                        "set.xml:3:3: tile 'x' has no picture: x.png: there is no such file"));
  }
}
