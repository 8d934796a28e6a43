package org.cspworkbench.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lists of WaveFunctionCollapse, written here, on the command line. */
final class ListedImageTest {

  @TempDir private Path folder;

  @BeforeEach
  void write() throws IOException {
    Files.createDirectories(folder.resolve("tilesets/pipes"));
    Files.createDirectories(folder.resolve("samples"));
    picture("tilesets/pipes/wall.png");
    picture("tilesets/pipes/dot.png");
    picture("samples/chess.png");
    Files.writeString(
        folder.resolve("tilesets/pipes.xml"),
        "<set><tiles><tile name='wall'/><tile name='dot'/></tiles><neighbors>"
            + "<neighbor left='wall' right='wall'/><neighbor left='wall' right='dot'/></neighbors>"
            + "<subsets><subset name='bare'><tile name='wall'/></subset></subsets></set>");
    Files.writeString(
        folder.resolve("samples.xml"),
        "<samples><overlapping name='chess' N='2'/><simpletiled name='pipes' subset='bare'/>"
            + "<overlapping name='chess' N='5'/></samples>");
  }

  private void picture(String name) throws IOException {
    BufferedImage image = new BufferedImage(2, 2, BufferedImage.TYPE_INT_RGB);
    image.setRGB(0, 0, 0xFFFFFF);
    image.setRGB(1, 1, 0xFFFFFF);
    ImageIO.write(image, "png", folder.resolve(name).toFile());
  }

  private Csp.Ending generate(String wanted, String... more) {
    return Csp.run(
        Stream.concat(
            Stream.of(
                "tiles",
                "generate",
                folder.resolve("samples.xml") + ":" + wanted,
                "--size",
                "4x4",
                "--seed",
                "1",
                "-o",
                folder.resolve("image.json").toString()),
            Stream.of(more)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"chess", "1"})
  void aSampleIsFoundByNameOrNumber(String wanted) throws IOException {
    assertThat(generate(wanted).code()).isZero();
    assertThat(Files.readString(folder.resolve("image.json"))).contains("pattern 1", "pattern 2");
  }

  @Test
  void aTileSetIsTakenWithItsSubset() throws IOException {
    assertThat(generate("pipes").code()).isZero();
    assertThat(Files.readString(folder.resolve("image.json")))
        .contains("wall")
        .doesNotContain("dot");
  }

  @Test
  void mistakesNameTheList() {
    assertThat(generate("ches").err())
        .contains(
            "samples.xml: expected the name of an image or a number from 1 to 3, found 'ches' (did"
                + " you mean chess?)");
    assertThat(generate("3").err())
        .contains("samples.xml:1:84: expected N, the side of a pattern, from 2 to 4, found 5");
  }

  @Test
  void anOptionReplacesANumberOfTheListThatIsOutOfRange() {
    assertThat(generate("3", "--n", "2").code()).isZero();
  }

  @Test
  void aListWithoutAnImageNamesItsImages() {
    Csp.Ending ending = Csp.run("tiles", "generate", folder.resolve("samples.xml").toString());
    assertThat(ending.code()).isEqualTo(ExitCode.USAGE);
    assertThat(ending.err())
        .contains("samples.xml lists images; expected one of them, as in ")
        .contains("samples.xml:chess or ")
        .contains("samples.xml:1; there are chess, pipes; see csp tiles generate --help");
  }

  @Test
  void filesAreShownAsSetsOfTheProgramAre() {
    String set = folder.resolve("tilesets/pipes.xml").toString();
    assertThat(Csp.run("tiles", "show", set).out()).startsWith("wall: class X, 1 orientation");
    String sample = folder.resolve("samples/chess.png").toString();
    assertThat(Csp.run("tiles", "show", folder.resolve("samples.xml") + ":1").out())
        .startsWith("chess: 2x2 pixels, ");
    Csp.Ending small = Csp.run("tiles", "show", sample);
    assertThat(small.err()).contains("expected an image of at least 3x3 pixels, found 2x2");
    Csp.Ending missing = Csp.run("tiles", "show", folder.resolve("none.xml").toString());
    assertThat(missing.code()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(missing.err()).endsWith("none.xml: there is no such file\n");
  }
}
