package org.cspworkbench.viewer.image;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.hash.Hashing;
import com.google.common.primitives.ImmutableIntArray;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Random;
import javax.imageio.ImageIO;
import org.cspworkbench.presentation.surface.Palette;
import org.cspworkbench.presentation.tile.PixelRows;
import org.cspworkbench.presentation.tile.ShippedTiles;
import org.cspworkbench.presentation.tile.TileSource;
import org.cspworkbench.tiles.drawing.PixelImage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pictures as the decoder of the JDK reads them. */
final class PngWriterTest {

  private static byte[] png(PixelRows picture) throws IOException {
    ByteArrayOutputStream stream = new ByteArrayOutputStream();
    PngWriter.write(picture, stream);
    return stream.toByteArray();
  }

  private static void assertDecodes(PixelImage image) throws IOException {
    BufferedImage decoded = ImageIO.read(new ByteArrayInputStream(png(PixelRows.of(image))));
    assertThat(decoded.getWidth()).isEqualTo(image.width());
    assertThat(decoded.getHeight()).isEqualTo(image.height());
    for (int y = 0; y < image.height(); y++) {
      for (int x = 0; x < image.width(); x++) {
        assertThat(decoded.getRGB(x, y)).as("%s, %s", x, y).isEqualTo(image.at(x, y));
      }
    }
  }

  @ParameterizedTest(name = "{0}x{1} in {2} colours")
  @CsvSource({"1,1,1", "7,3,2", "40,30,256", "40,30,257", "300,200,3", "300,200,5000", "700,1,1"})
  void everyPixelHasItsColour(int width, int height, int colours) throws IOException {
    Random random = new Random(colours);
    int[] palette = random.ints(colours).map(colour -> colour | 0xFF000000).toArray();
    palette[0] = 0;
    int[] pixels = new int[width * height];
    for (int i = 0; i < pixels.length; i++) { // repetitions near and far, and noise between them
      boolean repeats = i > 600 && random.nextInt(40) != 0;
      pixels[i] = repeats ? pixels[i - 1 - 599 * (i / 5000 % 2)] : palette[random.nextInt(colours)];
    }
    assertDecodes(new PixelImage(width, height, ImmutableIntArray.copyOf(pixels)));
  }

  /** The bytes are the same on every JDK; a change of this number is one that users see. */
  @Test
  void bytesDoNotDependOnTheMachine() throws IOException {
    TileSource source = ShippedTiles.named("sewer", false).orElseThrow();
    int[] values = new int[60];
    for (int i = 0; i < values.length; i++) {
      values[i] = i % (source.table().size() + 1) - 1;
    }
    PixelRows picture = source.image(source.grid(10, 6, false), false, values, 32, Palette.light());
    assertThat(Hashing.sha256().hashBytes(png(picture)).toString())
        .isEqualTo("ccad207145e73d2d3fce56302823fc81029829f542e919ec6976dc19e2d4857b");
  }
}
