package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Random;
import java.util.function.UnaryOperator;
import javax.imageio.ImageIO;
import org.cspworkbench.app.gui.start.ImageFormModel;
import org.cspworkbench.app.input.TileDocument;
import org.cspworkbench.app.input.TileDocument.Kind;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.tile.ImageFields;
import org.cspworkbench.presentation.tile.ShippedTiles;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.tiles.drawing.Sample;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.start.ImageFindings;
import org.cspworkbench.viewer.start.ImageRequest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The form for a new image of tiles, without a display: from a set or a file to a run. */
final class NewImageTest {

  private static final String DOTTED =
      """
      {"palette": {".": "#F4EFDC", "#": "#5B5348"},
       "rows": ["....", ".##.", ".#..", "...."]}
      """;

  /** A set with a border that only tiles in the middle of a side can have. */
  private static final String UNCLOSABLE =
      """
      {"name": "open", "border": "a", "tiles": [
        {"name": "all", "edges": ["b", "b", "b", "b"],
         "picture": [{"fill": "#7FB0AB", "path": "M0 0 L16 0 L16 16 L0 16 Z"}]},
        {"name": "side", "symmetry": "T", "edges": ["a", "b", "b", "b"],
         "picture": [{"fill": "#C9BD8F", "path": "M0 0 L16 0 L16 16 L0 16 Z"}]}]}
      """;

  @TempDir private Path folder;

  private final OffscreenWorkbench window = new OffscreenWorkbench();
  private final ImageFormModel form = window.models().image();

  @AfterEach
  void close() {
    window.close();
  }

  private AnimateModel run() {
    return window.models().model();
  }

  private TileRequest stated() {
    return TileRequest.of(run().opened().orElseThrow().problem().csp()).orElseThrow();
  }

  private ImageFindings findings() {
    return form.findings().orElseThrow();
  }

  private String size() {
    ImageRequest request = form.request().orElseThrow();
    return request.width() + "x" + request.height();
  }

  private void change(UnaryOperator<ImageRequest> change) {
    form.change(change.apply(form.request().orElseThrow()));
    window.work();
  }

  private static ImageRequest sized(ImageRequest request, int width, int height) {
    return new ImageRequest(
        request.material(),
        request.cut(),
        request.hasGround(),
        request.isBordered(),
        width,
        height,
        request.isPeriodic());
  }

  private void start() {
    form.start(window.models().opener()::openImage);
    window.work();
  }

  private TileDocument write(String name, String text) throws IOException {
    return TileDocument.of(Files.writeString(folder.resolve(name), text)).orElseThrow();
  }

  private void open(TileDocument document) {
    form.open(document);
    window.work();
  }

  /** Writes a picture of pixels of two colours. */
  private TileDocument picture(String name, long seed) throws IOException {
    Random random = new Random(seed);
    BufferedImage image = new BufferedImage(6, 6, BufferedImage.TYPE_INT_RGB);
    for (int i = 0; i < 36; i++) {
      image.setRGB(i % 6, i / 6, random.nextBoolean() ? 0xFFFFFF : 0x336699);
    }
    Path file = folder.resolve(name);
    ImageIO.write(image, "png", file.toFile());
    return TileDocument.of(file).orElseThrow();
  }

  @Test
  void everySetAndSampleOfTheProgramCanBeChosenAndBeginsARun() {
    for (int i = 0; i < ShippedTiles.names().size(); i++) {
      form.choose(i);
      window.work();
      assertThat(form.canStart()).as(ShippedTiles.names().get(i)).isTrue();
      assertThat(findings().facts()).as(ShippedTiles.names().get(i)).containsPattern("^\\d+ ");
    }
    form.choose(ShippedTiles.names().indexOf("coast"));
    window.work();
    form.setSeed(77);
    change(request -> sized(request, 7, 5).with(ImageFields.PERIODIC, "true"));
    start();
    assertThat(stated().source().name()).isEqualTo("coast");
    assertThat(stated().width()).isEqualTo(7);
    assertThat(stated().height()).isEqualTo(5);
    assertThat(stated().isPeriodic()).isTrue();
    assertThat(run().solver().about().id()).isEqualTo("wfc-backjump");
    assertThat(run().session().orElseThrow().request().settings().seed()).isEqualTo(77);
    assertThat(window.texts()).contains("tiles-periodic:coast,7x5");
  }

  @Test
  void aRecentImageOpensAgain() throws IOException {
    Path kept = Files.writeString(folder.resolve("kept.txt"), "tiles:coast,9x4\n");
    assertThat(FileEntry.of(kept))
        .isInstanceOfSatisfying(
            Reading.Opened.class, opened -> assertThat(opened.title()).isEqualTo("coast · 9 × 4"));
    assertThat(PuzzleEntry.ofText("", "", "tiles:cost,9"))
        .isEqualTo(
            new Reading.Refused(
                "tiles:cost,9: there is no tile set or sample 'cost' (did you mean coast?)"));
  }

  @Test
  void aPictureBecomesASampleWithItsPatterns() throws IOException {
    open(picture("mine.png", 5));
    assertThat(form.materials()).endsWith("mine.png");
    String before = findings().facts();
    assertThat(before).contains("3 × 3 pixels", "6 × 6");
    change(
        request ->
            sized(request, 10, 10)
                .with(ImageFields.SIDE, "2")
                .with(ImageFields.SYMMETRY, "1")
                .with(ImageFields.PERIODIC_INPUT, "true"));
    assertThat(form.request().orElseThrow().cut()).isEqualTo(new Sample.Cut(2, 1, true));
    assertThat(findings().facts()).contains("2 × 2 pixels").isNotEqualTo(before);
    start();
    assertThat(run().opened().orElseThrow().title()).startsWith("mine ");
    assertThat(window.texts()).as("the file itself is recent").isEmpty();
  }

  @Test
  void filesAreRecognizedByWhatTheyContain() throws IOException {
    assertThat(write("dots.json", DOTTED).kind()).isEqualTo(Kind.SAMPLE);
    assertThat(write("open.json", UNCLOSABLE).kind()).isEqualTo(Kind.SET);
    String set = "<?xml version='1.0'?><!-- <samples> --><set><tiles/></set>";
    assertThat(write("data.xml", set).kind()).isEqualTo(Kind.SET);
    assertThat(write("samples.xml", "<samples/>").kind()).isEqualTo(Kind.LIST);
    for (String other :
        ImmutableList.of("<instance/>", "<opensudoku/>", "{\"grid\": 1}", "53..7")) {
      assertThat(TileDocument.of(Files.writeString(folder.resolve("other.xml"), other)))
          .as(other)
          .isEmpty();
    }
  }

  @Test
  void theImagesOfAListAreOfferedWithTheirSizes() throws IOException {
    Files.createDirectories(folder.resolve("samples"));
    picture("samples/One.png", 1);
    picture("samples/Two.png", 2);
    open(
        write(
            "samples.xml",
            "<samples><overlapping name='One' N='3' symmetry='2' width='11' height='12'/>"
                + "<overlapping name='Two' N='2' periodic='True' size='9'/></samples>"));
    assertThat(form.materials()).endsWith("samples.xml: 1 One", "samples.xml: 2 Two");
    assertThat(size()).isEqualTo("11x12");
    form.choose(form.materials().size() - 1);
    window.work();
    assertThat(size()).isEqualTo("9x9");
    assertThat(findings().facts()).contains("2 × 2 pixels");
  }

  @Test
  void aBorderThatCannotBeClosedIsShownAndCanBeLeftOpen() throws IOException {
    open(write("open.json", UNCLOSABLE));
    change(request -> sized(request, 4, 4));
    assertThat(form.canStart()).isFalse();
    assertThat(findings().fault().orElse(""))
        .isEqualTo("This set cannot close at the border. Leave it open, or add a tile.");
    assertThat(findings().unclosable().toString()).isEqualTo("{0, 3, 12, 15}"); // the corners
    change(request -> request.with(ImageFields.BORDER, "false"));
    assertThat(form.canStart()).isTrue();
    start();
    assertThat(stated().source().name()).isEqualTo("open");
  }

  @Test
  void whatIsTooLargeIsReportedAndWhatIsLargeIsRemarked() {
    form.choose(ShippedTiles.names().indexOf("coast"));
    window.work();
    change(request -> sized(request, 129, 129));
    assertThat(form.canStart()).isTrue();
    assertThat(findings().facts()).contains("recording keeps no revisions");
    change(request -> sized(request, 513, 2));
    assertThat(form.canStart()).isFalse();
    assertThat(findings().fault().orElse("")).contains("512");
  }

  @Test
  void aFileThatCannotBeReadOrIsCancelledLeavesTheSetAsItWas() throws IOException {
    form.begin();
    window.work();
    String facts = findings().facts();
    form.open(write("broken.json", "{\"tiles\": [}"));
    assertThat(form.loading().orElseThrow().name()).isEqualTo("broken.json");
    window.work();
    assertThat(form.loading()).isEmpty();
    assertThat(run().notices().fault().orElseThrow().text()).contains("broken.json");
    form.open(write("open.json", UNCLOSABLE));
    form.cancelReading();
    window.work();
    assertThat(form.loading()).isEmpty();
    assertThat(findings().facts()).isEqualTo(facts);
    assertThat(form.materials()).isEqualTo(ShippedTiles.names());
  }

  /** A set of two tiles that fit at the border of an image of 2 × 1, but not side by side. */
  private static String pair(String border) {
    String picture = "\"picture\": [{\"fill\": \"#7FB0AB\", \"path\": \"M0 0 L16 0 L16 16 Z\"}]";
    return """
        {"name": "pair", %s "tiles": [
          {"name": "left", "edges": ["a", "x", "a", "a"], %s},
          {"name": "right", "edges": ["a", "a", "a", "y"], %s}]}
        """
        .formatted(border, picture, picture);
  }

  private String noticeOfARun(int width, int height) throws InterruptedException {
    change(request -> sized(request, width, height));
    assertThat(form.canStart()).isTrue();
    start();
    Runs.await("the run is over", () -> !run().isRunning());
    return run().notices().current().orElseThrow().text();
  }

  @Test
  void anImageThatDoesNotExistIsReportedWithItsCause() throws IOException, InterruptedException {
    open(write("closed.json", pair("\"border\": \"a\",")));
    assertThat(noticeOfARun(4, 1))
        .isEqualTo("This set cannot close at the border. Leave it open, or add a tile.");
    String lone = "{'name': 'lone', 'tiles': [{'name': 'a', 'edges': ['a', 'b', 'c', 'd'],";
    String picture = "'picture': [{'fill': '#7FB0AB', 'path': 'M0 0 L16 0 L16 16 Z'}]}]}";
    open(write("lone.json", (lone + picture).replace('\'', '"')));
    assertThat(noticeOfARun(3, 3))
        .isEqualTo("No image exists: a cell has no tile left before any is drawn.");
    TileRequest fixed = stated().withFixed(0, 0);
    run().open(new Reading.Opened("", new Problem.General(fixed.state()), Optional.empty()));
    Runs.await("the run is over", () -> !run().isRunning());
    assertThat(run().notices().current().orElseThrow().text())
        .contains("the fixed cells and banned tiles");
  }
}
