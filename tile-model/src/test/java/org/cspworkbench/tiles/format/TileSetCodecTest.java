package org.cspworkbench.tiles.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import java.io.IOException;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.tiles.ContextRule;
import org.cspworkbench.tiles.EdgeLabel;
import org.cspworkbench.tiles.Orientation;
import org.cspworkbench.tiles.OrientedTile;
import org.cspworkbench.tiles.Side;
import org.cspworkbench.tiles.Tile;
import org.cspworkbench.tiles.TilePair;
import org.cspworkbench.tiles.TileSet;
import org.cspworkbench.tiles.TileSet.Weighting;
import org.cspworkbench.tiles.drawing.PixelImage;
import org.cspworkbench.tiles.drawing.TilePicture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Tile sets in JSON. */
final class TileSetCodecTest {

  private static final String TILE = "{\"name\": \"a b\", \"picture\": \"a.png\"}";

  private static TileSet read(String text) throws UnreadableException {
    return drawn(text).set();
  }

  /** The set, whose pictures are all columns of three pixels. */
  private static DrawnTileSet drawn(String text) throws UnreadableException {
    return TileSetCodec.read(
        "set.json", text, file -> new PixelImage(1, 3, ImmutableIntArray.of(0, 1, 2)));
  }

  @Test
  void readsEverythingThatASetMayHave() throws UnreadableException {
    DrawnTileSet drawn =
        drawn(
            """
            {"name": "banks", "weights": "each",
             "tiles": [
               {"name": "bank", "symmetry": "F", "edges": ["a", "b>", "c", "b<"], "weight": 2.5,
                "picture": "bank.png"},
               {"name": "grass", "symmetry": "L", "kind": "green",
                "picture": [{"fill": "moss", "path": "M0 0 L16 0 L16 16 Z"},
                            {"line": "#102030", "width": 2, "path": "M0 0 L16 16"}]}],
             "neighbours": [{"left": "bank mirrored 90", "right": "grass 180°"}],
             "forbidden": [{"left": "grass", "right": "grass mirrored"}],
             "subsets": {"dry": ["grass"]},
             "contexts": [{"tile": "bank", "near": "green", "factor": 0.5}]}
            """);
    TileSet set = drawn.set();
    Tile bank = set.tiles().get(0);
    Tile grass = set.tiles().get(1);
    assertThat(set.name()).isEqualTo("banks");
    assertThat(set.weighting()).isEqualTo(Weighting.EACH);
    assertThat(bank)
        .isEqualTo(Tile.of("bank", bank.symmetry(), "a", "b>", "c", "b<").withWeight(2.5));
    assertThat(grass.edges()).isEmpty();
    assertThat(grass.kind()).contains("green");
    assertThat(set.neighbours())
        .containsExactly(
            new TilePair(
                new OrientedTile(bank, new Orientation(1, true)),
                new OrientedTile(grass, new Orientation(2, false))));
    // The mirror image of L is L turned by 270°.
    assertThat(set.forbidden())
        .containsExactly(
            new TilePair(
                new OrientedTile(grass, Orientation.UPRIGHT),
                new OrientedTile(grass, new Orientation(3, false))));
    assertThat(set.subsets().get("dry")).isEqualTo(ImmutableSet.of("grass"));
    assertThat(set.contexts()).containsExactly(new ContextRule("bank", "green", 0.5));
    assertThat(drawn.pictures().get("bank"))
        .isInstanceOfSatisfying(
            TilePicture.Pixels.class,
            pixels -> {
              assertThat(pixels.views()).hasSize(8);
              assertThat(pixels.in(new Orientation(1, false)))
                  .isEqualTo(new PixelImage(3, 1, ImmutableIntArray.of(2, 1, 0)));
            });
    assertThat(drawn.pictures().get("grass"))
        .isInstanceOfSatisfying(
            TilePicture.Drawing.class, drawing -> assertThat(drawing.shapes()).hasSize(2));
  }

  @Test
  void aPathIsMadeOfLabelsAndTheirMirrorImages() throws UnreadableException {
    TileSet set =
        read(
            "{\"name\": \"x\", \"tiles\": [{\"name\": \"a\", \"edges\": [\"road\", \"rail<\", \"x\", \"x\"],"
                + " \"picture\": \"\"}], \"path\": [\"road\", \"rail>\"]}");
    assertThat(set.path())
        .containsExactly(new EdgeLabel("road"), new EdgeLabel("rail>"), new EdgeLabel("rail<"));
  }

  @Test
  void aNameMayContainWhatElseWouldBeATurn() throws UnreadableException {
    TileSet set =
        read(
            "{\"name\": \"x\", \"tiles\": [{\"name\": \"road 90\", \"symmetry\": \"F\", \"picture\":"
                + " \"\"}], \"neighbours\": [{\"left\": \"road 90\", \"right\": \"road 90 90\"}]}");
    assertThat(set.neighbours().get(0).left().orientation()).isEqualTo(Orientation.UPRIGHT);
    assertThat(set.neighbours().get(0).right().orientation()).isEqualTo(new Orientation(1, false));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"tiles": [T]} | 1:1: expected a member "name" in this object
          {"name": "s", "tiles": []} | 1:24: expected at least one tile in this list
          {"name": "s", "tiles": [T, T]} | 1:71: expected each tile once, found 'a b' again
          {"name": "s", "tiles": [T], "weights": "all"} | 1:74: expected "shared" or "each", found 'all'
          {"name": "s", "tiles": [T], "subset": {}} | 1:63: expected one of name, weights, tiles, meet, neighbours, forbidden, subsets, contexts, path, border, found 'subset' (did you mean subsets?)
          {"name": "s", "tiles": [{"name": "a", "symmetry": "Y", "picture": ""}]} | 1:51: expected a symmetry class X, T, I, L, \\ or F, found 'Y'
          {"name": "s", "tiles": [{"name": "a", "edges": ["x"], "picture": ""}]} | 1:48: expected four labels, for north, east, south and west, found 1
          {"name": "s", "tiles": [{"name": "a", "edges": ["x", ">", "x", "x"], "picture": ""}]} | 1:54: expected the name of an edge, found '>'
          {"name": "s", "tiles": [{"name": "a", "weight": 0, "picture": ""}]} | 1:49: expected a number above 0 and up to 1000000, found '0'
          {"name": "s", "tiles": [{"name": "a"}]} | 1:25: expected a member "picture" in this object
          {"name": "s", "tiles": [{"name": "a", "picture": [{"path": "M0 0"}]}]} | 1:51: expected either "fill" or "line" with a colour in this object
          {"name": "s", "tiles": [{"name": "a", "picture": [{"fill": "Moss", "path": "M0 0"}]}]} | 1:51: expected a colour such as water or #7FB0AB, found 'Moss'
          {"name": "s", "tiles": [{"name": "a", "symmetry": "I", "picture": ["x.png"]}]} | 1:67: expected 2 pictures, one for each orientation of tile 'a', found 1
          {"name": "s", "tiles": [T], "neighbours": [{"left": "a c", "right": "a b"}]} | 1:87: expected a tile of this set, found 'a c' (did you mean a b?)
          {"name": "s", "tiles": [T], "subsets": {"none": []}} | 1:83: expected at least one tile in this list
          {"name": "s", "tiles": [T], "contexts": [{"tile": "a b", "near": "moss", "factor": 2}]} | 1:100: expected the kind of a tile of this set, found 'moss'
          {"name": "s", "tiles": [{"name": "a", "edges": ["road", "x", "x>", "x>"], "picture": ""}], "path": ["rood"]} | 1:101: expected the label of an edge of this set, found 'rood' (did you mean road?)
          {"name": "s", "tiles": [T], "border": {"up": "a"}} | 1:74: expected one of north, east, south, west, found 'up'
          {"name": "s", "tiles": [T], "border": "wall"} | 1:73: expected the label of an edge of this set, found 'wall'
          {"name": "s", "tiles": [{"name": "a", "edges": ["a", "b", "x>", "x>"], "picture": ""}], "meet": {"c": []}} | 1:98: expected the label of an edge of this set, found 'c'
          {"name": "s", "tiles": [{"name": "a", "edges": ["a", "b", "wall", "x>"], "picture": ""}], "meet": {"a": ["wal"]}} | 1:106: expected the label of an edge of this set, found 'wal' (did you mean wall?)
          {"name": "s", "tiles": [{"name": "a", "edges": ["a", "b", "x>", "x>"], "picture": ""}], "meet": {"a": "b"}} | 1:103: expected a list in brackets, found a text
          {"name": "s", "tiles": [T], "path": []} | 1:71: expected at least one label in this list
          """)
  void mistakesAreNamedWithTheirPosition(String text, String message) {
    assertThatExceptionOfType(UnreadableException.class)
        .isThrownBy(() -> read(text.replace("T,", TILE + ",").replace("T]", TILE + "]")))
        .satisfies(e -> assertThat(e.sentence()).isEqualTo("set.json:" + message));
  }

  @Test
  void labelsMeetWhatTheirListContainsAndWhatListsThem() throws UnreadableException {
    String tile =
        "{\"name\": \"a\", \"edges\": [\"wall\", \"bank\", \"x>\", \"moss\"], \"picture\": []}";
    TileSet set =
        read(
            "{\"name\": \"s\", \"tiles\": ["
                + tile
                + "], \"meet\": {\"bank\": [\"wall\"], \"x<\": [\"x>\", \"wall\"], \"moss\": [\"moss\"]}}");
    assertThat(meeting(set, "wall")).containsExactly("wall", "bank", "x>", "x<");
    assertThat(meeting(set, "bank")).containsExactly("wall");
    assertThat(meeting(set, "x>")).containsExactly("wall", "x<");
    assertThat(meeting(set, "x<")).containsExactly("wall", "x>");
    assertThat(meeting(set, "moss")).containsExactly("moss");
  }

  private static ImmutableList<String> meeting(TileSet set, String label) {
    return set.labels().stream()
        .filter(other -> set.matching().meets(new EdgeLabel(label), other))
        .map(EdgeLabel::text)
        .collect(ImmutableList.toImmutableList());
  }

  @Test
  void aBorderHasALabelForEachSideOrOneForAll() throws UnreadableException {
    String tile = "{\"name\": \"a\", \"edges\": [\"s\", \"x>\", \"s\", \"x<\"], \"picture\": []}";
    String set = "{\"name\": \"s\", \"tiles\": [" + tile + "], \"border\": ";
    assertThat(read(set + "\"s\"}").border())
        .isEqualTo(
            ImmutableMap.of(
                Side.NORTH, new EdgeLabel("s"),
                Side.EAST, new EdgeLabel("s"),
                Side.SOUTH, new EdgeLabel("s"),
                Side.WEST, new EdgeLabel("s")));
    assertThat(read(set + "{\"south\": \"s\", \"west\": \"x>\"}}").border())
        .isEqualTo(ImmutableMap.of(Side.SOUTH, new EdgeLabel("s"), Side.WEST, new EdgeLabel("x>")));
  }

  @Test
  void aPictureThatCannotBeReadIsNamed() {
    assertThatExceptionOfType(UnreadableException.class)
        .isThrownBy(
            () ->
                TileSetCodec.read(
                    "set.json",
                    "{\"name\": \"s\", \"tiles\": [" + TILE + "]}",
                    file -> {
                      throw new IOException(file + ": there is no such file");
                    }))
        .satisfies(
            e ->
                assertThat(e.sentence())
                    .isEqualTo(
                        "set.json:1:52: tile 'a b' has no picture: a.png: there is no such file"));
  }

  @ParameterizedTest
  @MethodSource("org.cspworkbench.tiles.format.ShippedTileSet#names")
  void shippedSetsAreReadable(String name) {
    TileSet set = ShippedTileSet.named(name).orElseThrow().set();
    assertThat(set.name()).isEqualTo(name);
  }

  @Test
  void theSewerHasTwelveOrientedTiles() {
    assertThat(ShippedTileSet.named("sewer").orElseThrow().set().orientedTiles()).hasSize(12);
    assertThat(ShippedTileSet.named("sewers")).isEmpty();
  }
}
