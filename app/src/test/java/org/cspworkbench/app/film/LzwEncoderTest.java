package org.cspworkbench.app.film;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Dimension;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Random;
import javax.imageio.ImageIO;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compressed pictures, read by the decoder of the JDK. */
final class LzwEncoderTest {

  /** A different grey for every index. */
  private static final IndexColorModel GREYS = greys();

  private static IndexColorModel greys() {
    byte[] levels = new byte[256];
    for (int i = 0; i < 256; i++) {
      levels[i] = (byte) i;
    }
    return new IndexColorModel(8, 256, levels, levels, levels);
  }

  /** Sizes about those at which codes get another bit, and at which the table is full. */
  @ParameterizedTest
  @CsvSource({
    "1,1,0",
    "2,1,0",
    "254,1,1",
    "255,1,1",
    "256,1,1",
    "257,1,1",
    "766,1,1",
    "767,1,1",
    "768,1,1",
    "3836,1,1",
    "3837,1,1",
    "3838,1,1",
    "3839,1,1",
    "3840,1,1",
    "300,300,255",
    "300,300,2",
    "300,300,20",
    "640,480,0"
  })
  void everyPixelComesBack(int width, int height, int greatest) throws IOException {
    Random random = new Random(width + greatest);
    byte[] pixels = new byte[width * height];
    for (int i = 0; i < pixels.length; i++) {
      pixels[i] = (byte) (greatest == 1 ? i % 251 * (i / 251 + 1) : random.nextInt(greatest + 1));
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    GifStream gif = new GifStream(bytes);
    gif.begin(new Dimension(width, height), GREYS);
    gif.frame(new Rectangle(0, 0, width, height), pixels, 255, 2);
    gif.end();
    BufferedImage read = ImageIO.read(new ByteArrayInputStream(bytes.toByteArray()));
    byte[] found = (byte[]) read.getRaster().getDataElements(0, 0, width, height, null);
    assertThat(found).isEqualTo(pixels);
  }
}
