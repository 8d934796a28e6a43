package org.cspworkbench.app.input;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.Callable;
import java.util.zip.CRC32;
import javax.imageio.ImageIO;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.tiles.Orientation;
import org.cspworkbench.tiles.Tile;
import org.cspworkbench.tiles.drawing.TilePicture;
import org.cspworkbench.tiles.format.DrawnTileSet;
import org.cspworkbench.tiles.format.ListedSample;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tile sets and samples in files with their pictures, which are written here. */
final class TileFilesTest {

  private static final String SET = "<set><tiles><tile name='wall' symmetry='L'/></tiles></set>";

  @TempDir private Path folder;

  private Path write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private Path picture(String name, int type, int... colours) throws IOException {
    BufferedImage image = new BufferedImage(colours.length, 1, type);
    for (int i = 0; i < colours.length; i++) {
      if (type == BufferedImage.TYPE_BYTE_GRAY) {
        image.getRaster().setSample(i, 0, 0, colours[i]);
      } else {
        image.setRGB(i, 0, colours[i]);
      }
    }
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    ImageIO.write(image, "png", file.toFile());
    return file;
  }

  /** A file that claims to be a PNG of this size and contains hardly a pixel. */
  private Path header(String name, int width, int height) throws IOException {
    ByteArrayOutputStream chunk = new ByteArrayOutputStream();
    DataOutputStream data = new DataOutputStream(chunk);
    data.write("IHDR".getBytes(US_ASCII));
    data.writeInt(width);
    data.writeInt(height);
    data.write(new byte[] {8, 6, 0, 0, 0});
    CRC32 sum = new CRC32();
    sum.update(chunk.toByteArray());
    ByteArrayOutputStream png = new ByteArrayOutputStream();
    DataOutputStream file = new DataOutputStream(png);
    file.writeLong(0x89504E470D0A1A0AL);
    file.writeInt(13);
    file.write(chunk.toByteArray());
    file.writeInt((int) sum.getValue());
    return Files.write(folder.resolve(name), png.toByteArray());
  }

  /** What a user reads about the files in the folder. */
  private String sentence(Callable<?> reading) {
    try {
      return "read " + reading.call();
    } catch (UnreadableException e) {
      return e.sentence().replace(folder + "/", "").replace(folder + "\\", "");
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void anXmlSetTakesItsPicturesFromItsFolder() throws IOException, UnreadableException {
    picture("pipes/wall.png", BufferedImage.TYPE_INT_ARGB, 0xFF010203, 0x80FFFFFF);
    Path early = write("pipes/data.xml", SET);
    Path late = write("pipes.xml", SET);
    for (Path file : new Path[] {early, late}) {
      DrawnTileSet drawn = TileFiles.tileSet(file);
      assertThat(drawn.set().name()).isEqualTo("pipes");
      assertThat(drawn.set().tiles()).extracting(Tile::name).containsExactly("wall");
      TilePicture.Pixels pixels = (TilePicture.Pixels) drawn.picture(drawn.set().tiles().get(0));
      assertThat(pixels.in(Orientation.UPRIGHT).colours().asList())
          .containsExactly(0xFF010203, 0x80FFFFFF);
      assertThat(pixels.in(new Orientation(1, false)).height()).isEqualTo(2);
    }
  }

  @Test
  void aJsonSetTakesItsPicturesFromItsFolder() throws IOException, UnreadableException {
    picture("images/wall.png", BufferedImage.TYPE_INT_RGB, 0xFF010203);
    Path file =
        write(
            "set.json",
            "{\"name\": \"s\", \"tiles\": [{\"name\": \"wall\", \"picture\": \"images/wall.png\"}]}");
    assertThat(TileFiles.tileSet(file).pictures()).containsKey("wall");
  }

  @Test
  void everyColourIsKept() throws IOException, UnreadableException {
    int[] colours = new int[1000];
    for (int i = 0; i < colours.length; i++) {
      colours[i] = 0xFF000000 | i * 7919;
    }
    assertThat(
            TileFiles.sample(picture("a.png", BufferedImage.TYPE_INT_RGB, colours))
                .colours()
                .toArray())
        .isEqualTo(colours);
    assertThat(
            TileFiles.sample(picture("b.png", BufferedImage.TYPE_BYTE_GRAY, 0, 1, 128, 255))
                .colours()
                .asList())
        .containsExactly(0xFF000000, 0xFF010101, 0xFF808080, 0xFFFFFFFF);
  }

  @Test
  void aListMeansFilesBesideIt() throws IOException, UnreadableException {
    picture("samples/hill.png", BufferedImage.TYPE_INT_RGB, 1, 2, 3);
    write("tilesets/pipes.xml", SET);
    picture("tilesets/pipes/wall.png", BufferedImage.TYPE_INT_RGB, 1);
    write("samples/early/data.xml", SET);
    picture("samples/early/wall.png", BufferedImage.TYPE_INT_RGB, 1);
    Path list =
        write(
            "samples.xml",
            "<samples><overlapping name='hill'/><simpletiled name='pipes'/>"
                + "<simpletiled name='early'/><simpletiled name='none'/>"
                + "<overlapping name='../../hill'/></samples>");
    var samples = TileFiles.list(list);
    assertThat(TileFiles.sample(list, samples.get(0)).width()).isEqualTo(3);
    assertThat(TileFiles.tileSet(list, samples.get(1)).set().name()).isEqualTo("pipes");
    assertThat(TileFiles.tileSet(list, samples.get(2)).set().name()).isEqualTo("early");
    ListedSample none = samples.get(3);
    assertThat(sentence(() -> TileFiles.tileSet(list, none)))
        .isEqualTo("samples.xml:1:90: there is no file tilesets/none.xml");
    ListedSample outside = samples.get(4);
    assertThat(sentence(() -> TileFiles.sample(list, outside)))
        .isEqualTo("samples.xml:1:116: 'samples/../../hill.p…' is outside the folder");
  }

  @Test
  void aPictureThatIsTooLargeIsRefusedByItsHeader() throws IOException {
    Path png = header("wall.png", 20_000, 20_000);
    assertThat(sentence(() -> TileFiles.sample(png)))
        .isEqualTo("wall.png: has 20000x20000 pixels, more than 1048576");
    Path set = write("data.xml", SET);
    assertThat(sentence(() -> TileFiles.tileSet(set)))
        .isEqualTo(
            "data.xml:1:13: tile 'wall' has no picture: wall.png: has 20000x20000 pixels, more than"
                + " 1048576");
  }

  @Test
  void whatIsMissingIsNamed() throws IOException {
    assertThat(sentence(() -> TileFiles.tileSet(folder.resolve("none.xml"))))
        .isEqualTo("none.xml: there is no such file");
    assertThat(sentence(() -> TileFiles.sample(folder.resolve("none.png"))))
        .isEqualTo("none.png: there is no such file");
    Path set = write("data.xml", "<set>\n <tiles>\n  <tile name='wall'/></tiles></set>");
    assertThat(sentence(() -> TileFiles.tileSet(set)))
        .isEqualTo("data.xml:3:3: tile 'wall' has no picture: wall.png: there is no such file");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 16, 33, 50})
  void aBrokenPictureIsReported(int length) throws IOException {
    Path whole = picture("a.png", BufferedImage.TYPE_INT_RGB, 1, 2, 3);
    Path broken = folder.resolve("broken.png");
    byte[] bytes = Files.readAllBytes(whole);
    Files.write(broken, Arrays.copyOf(bytes, length));
    assertThat(sentence(() -> TileFiles.sample(broken)))
        .isEqualTo("broken.png: is no PNG that can be read");
  }

  @Test
  void aNameThatLeavesTheFolderIsRefused() throws IOException {
    Path set = write("in/set.xml", SET.replace("'wall'", "'../wall'"));
    picture("wall.png", BufferedImage.TYPE_INT_RGB, 1);
    assertThat(sentence(() -> TileFiles.tileSet(set)))
        .isEqualTo(
            "in/set.xml:1:13: tile '../wall' has no picture: '../wall.png' is outside the folder");
  }

  @Test
  void aLinkThatLeavesTheFolderIsRefused() throws IOException {
    Path set = write("in/set.xml", SET);
    Path picture = picture("wall.png", BufferedImage.TYPE_INT_RGB, 1);
    try {
      Files.createSymbolicLink(folder.resolve("in/wall.png"), picture);
    } catch (IOException | UnsupportedOperationException e) {
      assumeTrue(false, "this file system has no symbolic links");
    }
    assertThat(sentence(() -> TileFiles.tileSet(set)))
        .isEqualTo("in/set.xml:1:13: tile 'wall' has no picture: 'wall.png' is outside the folder");
  }
}
