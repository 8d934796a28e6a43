package org.cspworkbench.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.cspworkbench.presentation.tile.SetSource;
import org.cspworkbench.presentation.tile.ShippedTiles;
import org.cspworkbench.tiles.OrientedTile;
import org.cspworkbench.tiles.TileGrid;
import org.cspworkbench.tiles.drawing.PixelImage;
import org.cspworkbench.tiles.format.ShippedSample;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code csp tiles}. */
final class TilesTest {

  @TempDir Path folder;

  private Csp.Ending generate(String arguments) {
    return Csp.run(Stream.of(("tiles generate " + arguments).split(" ")));
  }

  private Path file(String name) {
    return folder.resolve(name);
  }

  private JsonObject json(String name) throws IOException {
    return JsonParser.parseString(Files.readString(file(name))).getAsJsonObject();
  }

  static Stream<String> names() {
    return ShippedTiles.names().stream();
  }

  @ParameterizedTest
  @MethodSource("names")
  void everySetAndSampleIsListedAndShown(String name) {
    assertThat(Csp.run("tiles", "list").lines()).anyMatch(line -> line.startsWith("  " + name));
    Csp.Ending shown = Csp.run("tiles", "show", name);
    assertThat(shown.code()).isZero();
    assertThat(shown.out()).contains(": ").contains("█");
  }

  /** What images can be made of can be shown. */
  @Test
  void setsAndSamplesInFilesAreShown() throws IOException {
    Path set =
        Files.writeString(
            file("set.json"),
            "{\"name\": \"sea\", \"tiles\": [{\"name\": \"water\", \"edges\": [\"w\", \"w\", \"w\", \"w\"],"
                + " \"picture\": [{\"fill\": \"#7FB0AB\", \"path\": \"M0 0 L16 0 L16 16 Z\"}]}]}");
    assertThat(Csp.run("tiles", "show", set.toString()).out())
        .startsWith("water: class X, 1 orientation, weight 1, edges w w w w\n");
    Path sample =
        Files.writeString(
            file("sample.json"),
            "{\"palette\": {\".\": \"#FFFFFF\", \"#\": \"#000000\"}, \"rows\": [\"..#\", \".#.\", \"#..\"]}");
    assertThat(Csp.run("tiles", "show", sample.toString(), "--overlapping", "--n", "2").out())
        .startsWith("sample: 3x3 pixels, ")
        .contains(" patterns of 2x2\n");
    assertThat(Csp.run("tiles", "show", "nowhere.json"))
        .isEqualTo(new Csp.Ending(3, "", "csp: nowhere.json: there is no such file\n"));
  }

  @ParameterizedTest
  @MethodSource("names")
  void labelsOfTouchingEdgesAreEqual(String name) throws IOException {
    assertThat(generate(name + " --size 9x7 --seed 3 -o " + file("a.json")).code()).isZero();
    JsonObject image = json("a.json");
    int width = image.get("width").getAsInt();
    JsonArray cells = image.getAsJsonArray("cells");
    assertThat(cells).hasSize(width * image.get("height").getAsInt());
    assertThat(image.get("seed").getAsLong()).isEqualTo(3);
    for (int cell = 0; cell < cells.size(); cell++) {
      if (cell % width + 1 < width) {
        assertThat(edge(image, cell, 1)).as("east").isEqualTo(edge(image, cell + 1, 3));
      }
      if (cell + width < cells.size()) {
        assertThat(edge(image, cell, 2)).as("south").isEqualTo(edge(image, cell + width, 0));
      }
    }
  }

  private static JsonElement edge(JsonObject image, int cell, int side) {
    return tile(image, cell).getAsJsonArray("edges").get(side);
  }

  private static JsonObject tile(JsonObject image, int cell) {
    int index = image.getAsJsonArray("cells").get(cell).getAsInt();
    return image.getAsJsonArray("tiles").get(index).getAsJsonObject();
  }

  @Test
  void fixedTilesAreWhereTheyWereFixed() throws IOException {
    Csp.Ending ending =
        Csp.run(
            "tiles",
            "generate",
            "sewer",
            "--size=6x5",
            "--seed=1",
            "--fix=1,1=corner",
            "--fix=4,2=T-junction 90",
            "--fix=6,5=mossy wall",
            "-o" + file("a.json"));
    assertThat(ending.code()).as(ending.err()).isZero();
    JsonObject image = json("a.json");
    assertThat(tile(image, 0).get("name").getAsString()).isEqualTo("corner");
    assertThat(tile(image, 9).get("name").getAsString()).isEqualTo("T-junction");
    assertThat(tile(image, 9).get("turn").getAsInt()).isEqualTo(90);
    assertThat(tile(image, 29).get("name").getAsString()).isEqualTo("mossy wall");
  }

  @ParameterizedTest
  @ValueSource(strings = {"maze", "water --n 2", "city --symmetry 1", "caves --periodic"})
  void windowsOfAnImageAreInTheSample(String sample) throws IOException {
    generate(sample + " --size 12 --seed 2 -o " + file("a.png"));
    BufferedImage image = ImageIO.read(file("a.png").toFile());
    PixelImage source =
        ShippedSample.named(Splitter.on(' ').split(sample).iterator().next()).orElseThrow();
    assertThat(image.getWidth()).isEqualTo(12);
    Set<String> known = new HashSet<>();
    for (int i = 0; i < source.width() * source.height(); i++) {
      for (int turn = 0; turn < 8; turn++) {
        StringBuilder window = new StringBuilder();
        for (int j = 0; j < 4; j++) {
          int dx = turn / 2 % 2 == 0 ? j % 2 : 1 - j % 2;
          int dy = turn / 4 == 0 ? j / 2 : 1 - j / 2;
          int x = i % source.width() + (turn % 2 == 0 ? dx : dy);
          int y = i / source.width() + (turn % 2 == 0 ? dy : dx);
          window.append(source.at(x % source.width(), y % source.height())).append(' ');
        }
        known.add(window.toString());
      }
    }
    for (int i = 0; i < 11 * 11; i++) {
      StringBuilder window = new StringBuilder();
      for (int j = 0; j < 4; j++) {
        window.append(image.getRGB(i % 11 + j % 2, i / 11 + j / 2)).append(' ');
      }
      assertThat(known).contains(window.toString());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"png", "svg", "json", "gif", "html"})
  void theSameSeedMakesTheSameFile(String kind) throws IOException {
    for (String name : new String[] {"a", "b"}) {
      generate("coast --size 8 --seed 5 -o " + file(name + "." + kind));
    }
    generate("coast --size 8 --seed 6 -o " + file("c." + kind));
    assertThat(file("b." + kind)).hasSameBinaryContentAs(file("a." + kind));
    assertThat(Files.mismatch(file("a." + kind), file("c." + kind))).isNotNegative();
  }

  @Test
  void severalImagesHaveNumbersAndConsecutiveSeeds() throws IOException {
    assertThat(generate("roads --size 5 --seed 8 -n 10 -o " + file("r.json")).code()).isZero();
    assertThat(json("r-01.json").get("seed").getAsInt()).isEqualTo(8);
    assertThat(json("r-10.json").get("seed").getAsInt()).isEqualTo(17);
    generate("roads --size 5 --seed 17 -o " + file("one.json"));
    assertThat(file("r-10.json")).hasSameBinaryContentAs(file("one.json"));
  }

  @Test
  void anImageThatIsNotFinishedIsWrittenOnlyWithPartial() throws IOException {
    String unfinished = null;
    for (int seed = 1; seed <= 20 && unfinished == null; seed++) {
      String command =
          "castle --size 40 --solver wfc --set attempts=1 --seed " + seed + " -o " + file("c.json");
      Csp.Ending ending = generate(command);
      Files.deleteIfExists(file("c.json"));
      if (ending.code() == 6) {
        assertThat(ending.err())
            .matches("csp: gave up after 1 attempt; \\d+ % of the cells were filled\n");
        unfinished = command;
      }
    }
    assertThat(unfinished).as("castle is tight").isNotNull();
    assertThat(generate(unfinished).code()).isEqualTo(6);
    assertThat(file("c.json")).doesNotExist();
    assertThat(generate(unfinished + " --partial").code()).isEqualTo(6);
    JsonArray cells = json("c.json").getAsJsonArray("cells");
    assertThat(cells).hasSize(1600).anyMatch(JsonElement::isJsonNull);
    assertThat(cells).anyMatch(cell -> !cell.isJsonNull());
  }

  @Test
  void filesOfTheUserAreRead() throws IOException {
    Files.writeString(
        file("two.json"),
        """
        {"name": "two", "tiles": [
          {"name": "a", "symmetry": "X", "edges": ["x", "x", "x", "x"],
           "picture": [{"fill": "#102030", "path": "M0 0 L16 0 L16 16 L0 16 Z"}]}]}
        """);
    Csp.Ending set = generate(file("two.json") + " --size 3x2 --seed 1 -o " + file("a.png"));
    assertThat(set.code()).as(set.err()).isZero();
    assertThat(ImageIO.read(file("a.png").toFile()).getRGB(95, 63)).isEqualTo(0xFF102030);
    Csp.Ending sample = generate(file("a.png") + " --size 5 --seed 1 -o " + file("b.png"));
    assertThat(sample.code()).as(sample.err()).isZero();
    assertThat(ImageIO.read(file("b.png").toFile()).getRGB(4, 4)).isEqualTo(0xFF102030);
    Csp.Ending missing = generate("none.xml");
    assertThat(missing.code()).isEqualTo(3);
    assertThat(missing.err()).isEqualTo("csp: none.xml: there is no such file\n");
  }

  @Test
  void aPathIsOneNetwork() throws IOException {
    generate("sewer --size 12 --seed 4 --path -o " + file("a.json"));
    JsonObject image = json("a.json");
    Set<Integer> open = new HashSet<>();
    for (int cell = 0; cell < 144; cell++) {
      if (tile(image, cell).getAsJsonArray("edges").toString().contains("water")) {
        open.add(cell);
      }
    }
    Set<Integer> reached = new HashSet<>();
    flood(image, open.iterator().next(), reached);
    assertThat(reached).isEqualTo(open);
  }

  private static void flood(JsonObject image, int cell, Set<Integer> reached) {
    if (reached.add(cell)) {
      int[] neighbours = {cell - 12, cell + 1, cell + 12, cell - 1};
      boolean[] exist = {cell >= 12, cell % 12 < 11, cell < 132, cell % 12 > 0};
      for (int side = 0; side < 4; side++) {
        if (exist[side] && edge(image, cell, side).getAsString().equals("water")) {
          flood(image, neighbours[side], reached);
        }
      }
    }
  }

  @Test
  void anImpossibleImageIsReported() {
    Csp.Ending ending =
        Csp.run(
            "tiles", "generate", "sewer", "--size=2x1", "--fix=1,1=wall", "--fix=2,1=straight 90");
    assertThat(ending.code()).isEqualTo(4);
    assertThat(ending.err()).contains("csp: there is no such image of sewer 2x1\n");
    assertThat(ending.out()).isEmpty();
  }

  @Test
  void fixedTilesThatExcludeEachOtherMakeTheImageImpossible() {
    assertThat(generate("sewer --fix 1,1=wall --fix 1,1=corner"))
        .isEqualTo(
            new Csp.Ending(
                ExitCode.NO_SOLUTION,
                "",
                "csp: there is no such image: no tile is left for column 1 of row 1\n"));
  }

  @Test
  void aBorderThatNoTileHasMakesTheImageImpossible() throws IOException {
    Files.writeString(
        file("set.json"),
        """
        {"name": "n", "border": "b", "tiles": [
          {"name": "t", "edges": ["a", "a", "a", "a"],
           "picture": [{"fill": "#C9BD8F", "path": "M0 0 L16 0 L16 16 Z"}]},
          {"name": "u", "edges": ["b", "a", "a", "a"],
           "picture": [{"fill": "#C9BD8F", "path": "M0 0 L16 0 L16 16 Z"}]}]}
        """);
    Csp.Ending ending = generate(file("set.json") + " --size 3 --seed 1");
    assertThat(ending.code()).as(ending.err()).isEqualTo(ExitCode.NO_SOLUTION);
    assertThat(ending.err()).startsWith("csp: there is no such image: no tile is left for column ");
  }

  /** A wall looks the same however it is turned; a band across, when it is turned by 180°. */
  @ParameterizedTest
  @CsvSource({
    "sewer,wall 90,0",
    "sewer,wall mirrored 270°,0",
    "knots,gold straight 180,0",
    "knots,gold straight mirrored 270,90"
  })
  void anOrientationMayHaveTheNameOfOneThatLooksAlike(String set, String tile, int turn) {
    SetSource source = (SetSource) ShippedTiles.named(set, false).orElseThrow();
    TileGrid grid = TileGrid.of(2, 2);
    BitSet fixed = source.fix(grid, 0, 0, tile).values();
    assertThat(fixed.cardinality()).isEqualTo(1);
    OrientedTile oriented = source.set().orientedTiles().get(fixed.nextSetBit(0));
    assertThat(tile).startsWith(oriented.tile().name());
    assertThat(oriented.orientation().degrees()).isEqualTo(turn);
  }

  @Test
  void aSampleThatMakesNoImageIsReportedWithTheSizeOfTheImage() throws IOException {
    Files.writeString(
        file("sample.json"),
        """
        {"palette": {"a": "#000000", "b": "#0000FF", "c": "#00FF00", "d": "#FF0000"},
         "rows": ["abcd", "cdab", "bdca"]}
        """);
    assertThat(
            generate(file("sample.json") + " --overlapping --symmetry 1 --size 6 --seed 1").err())
        .isEqualTo("csp: there is no such image of sample 6x6\n");
  }

  @Test
  void aPageThatIsTooLargeIsRejectedBeforeTheRun() {
    String most = "a page holds at most 1,000,000 values of all variables together";
    assertThat(generate("sewer --size 300 -o " + file("a.html")).err())
        .hasLineCount(1)
        .startsWith("csp: --output: " + most);
    Csp.Ending animated =
        Csp.run("animate", "--problem", "tiles:sewer,300", "--export", "" + file("a.html"));
    assertThat(animated.err()).hasLineCount(1).startsWith("csp: --export: " + most);
    assertThat(animated.code()).isEqualTo(ExitCode.USAGE);
    assertThat(file("a.html")).doesNotExist();
  }

  @Test
  void aTerminalWithColoursShowsColours() {
    Console.Terminals terminal = new Console.Terminals(true, false);
    String[] command = {"tiles", "generate", "sewer", "--size", "4x3", "--seed", "1"};
    String coloured = Csp.runOn("", terminal, Map.of("TERM", "xterm"), command).out();
    assertThat(coloured).contains("\033[38;2;").contains("▀").endsWith("\033[0m\n");
    String plain = Csp.runOn("", terminal, Map.of("NO_COLOR", "1"), command).out();
    assertThat(plain).isEqualTo(Csp.run(command).out()).doesNotContain("\033");
    assertThat(plain.lines()).hasSize(3).allMatch(line -> line.length() == 8);
  }
}
