package org.cspworkbench.app.input;

import com.google.common.primitives.ImmutableIntArray;
import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.awt.image.Raster;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.cspworkbench.app.file.WholeText;
import org.cspworkbench.tiles.drawing.PixelImage;

/** Reads PNG files, whose size is checked before anything is decoded. */
final class PngFile {

  /** The greatest number of pixels. */
  private static final long MAX_PIXELS = 1 << 20;

  private static final int MAX_BYTES = 1 << 24;

  private PngFile() {}

  /**
   * Reads a picture.
   *
   * @throws IOException if it cannot be read or is too large; the message is a sentence without
   *     capital and full stop
   */
  static PixelImage read(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      throw new IOException("there is no such file");
    }
    byte[] bytes;
    try {
      bytes = WholeText.bytes(file, MAX_BYTES);
    } catch (WholeText.TooLargeException e) {
      throw new IOException("has more than " + MAX_BYTES + " bytes", e);
    } catch (IOException e) {
      throw new IOException("cannot be read", e);
    }
    return decode(bytes);
  }

  private static PixelImage decode(byte[] bytes) throws IOException {
    ImageReader reader = ImageIO.getImageReadersByFormatName("png").next();
    int width;
    int height;
    try (ImageInputStream input =
        new MemoryCacheImageInputStream(new ByteArrayInputStream(bytes))) {
      reader.setInput(input, true, /* ignoreMetadata= */ true);
      width = reader.getWidth(0);
      height = reader.getHeight(0);
      if ((long) width * height <= MAX_PIXELS) {
        return pixels(reader.read(0));
      }
    } catch (IOException | RuntimeException e) { // the decoder throws both for broken files
      throw new IOException("is no PNG that can be read", e);
    } finally {
      reader.dispose();
    }
    throw new IOException("has " + width + "x" + height + " pixels, more than " + MAX_PIXELS);
  }

  private static PixelImage pixels(BufferedImage image) {
    ImmutableIntArray.Builder colours =
        ImmutableIntArray.builder(image.getWidth() * image.getHeight());
    Raster raster = image.getRaster();
    boolean isGrey =
        raster.getNumBands() < 3 && !(image.getColorModel() instanceof IndexColorModel);
    for (int row = 0; row < image.getHeight(); row++) {
      for (int column = 0; column < image.getWidth(); column++) {
        colours.add(isGrey ? grey(raster, column, row) : image.getRGB(column, row));
      }
    }
    return new PixelImage(image.getWidth(), image.getHeight(), colours.build());
  }

  /** Reads the sample itself: the colour model would change its brightness. */
  private static int grey(Raster raster, int column, int row) {
    int excess = raster.getSampleModel().getSampleSize(0) - 8;
    int level = raster.getSample(column, row, 0) >> excess;
    int alpha = raster.getNumBands() == 1 ? 0xFF : raster.getSample(column, row, 1) >> excess;
    return alpha << 24 | level << 16 | level << 8 | level;
  }
}
