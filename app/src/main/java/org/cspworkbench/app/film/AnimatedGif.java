package org.cspworkbench.app.film;

import com.google.common.collect.ImmutableList;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOInvalidTreeException;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;

/** A writer of films as animated GIFs that repeat forever; it uses the writer of the JDK. */
public final class AnimatedGif {

  private static final String METADATA = "javax_imageio_gif_image_1.0";

  /** The unit of time in GIF, a hundredth of a second. */
  private static final int MILLIS_A_TICK = 10;

  /** The minimum delay that browsers respect. */
  private static final int FEWEST_TICKS = 2;

  /** The additional delays for which the last frame is shown, so that the end is noticeable. */
  private static final int END = 8;

  /** The number of frames from which the palette is computed. */
  private static final int SAMPLES = 12;

  private final Film film;
  private final Frames frames;
  private final Duration delay;

  /**
   * Creates a GIF from frames of a film.
   *
   * @param delay how long each frame is shown, rounded to 10 ms and at least 20 ms
   */
  public AnimatedGif(Film film, Frames frames, Duration delay) {
    this.film = film;
    this.frames = frames;
    this.delay = delay;
  }

  /**
   * Writes the GIF. The stream stays open.
   *
   * @param written receives the number of written frames after each one
   */
  public void write(OutputStream stream, IntConsumer written) throws IOException {
    FilmPalette palette = FilmPalette.of(film.look(), samples());
    ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
    try (ImageOutputStream output = ImageIO.createImageOutputStream(stream)) {
      writer.setOutput(output);
      writer.prepareWriteSequence(null);
      BufferedImage before = image(0);
      for (int i = 0; i < length(); i++) {
        BufferedImage now = i == 0 ? before : image(i);
        write(palette.reduced(now, before), i, palette.transparent(), writer);
        before = now;
        written.accept(i + 1);
      }
      writer.endWriteSequence();
    } finally {
      writer.dispose();
    }
  }

  private void write(BufferedImage image, int frame, int transparent, ImageWriter writer)
      throws IOException {
    ImageWriteParam parameters = writer.getDefaultWriteParam();
    IIOMetadata metadata =
        writer.getDefaultImageMetadata(new ImageTypeSpecifier(image), parameters);
    describe(metadata, frame, transparent);
    writer.writeToSequence(new IIOImage(image, null, metadata), parameters);
  }

  private int length() {
    return frames.positions().length();
  }

  private BufferedImage image(int frame) {
    return Stills.image(film, frames.positions().get(frame));
  }

  /** Returns frames from all parts of the film. */
  private ImmutableList<BufferedImage> samples() {
    int count = Math.min(SAMPLES, length());
    return IntStream.range(0, count)
        .mapToObj(i -> image(count == 1 ? 0 : i * (length() - 1) / (count - 1)))
        .collect(ImmutableList.toImmutableList());
  }

  private int ticks(int frame) {
    int ticks = (int) Math.max(FEWEST_TICKS, Math.min(delay.toMillis() / MILLIS_A_TICK, 0xffff));
    boolean isLast = frame == length() - 1;
    return isLast ? Math.min(ticks * (1 + END), 0xffff) : ticks;
  }

  /** Sets the delay of the frame and, for the first one, the endless repetition. */
  private void describe(IIOMetadata metadata, int frame, int transparent)
      throws IIOInvalidTreeException {
    IIOMetadataNode root = (IIOMetadataNode) metadata.getAsTree(METADATA);
    IIOMetadataNode control = child(root, "GraphicControlExtension");
    control.setAttribute("disposalMethod", "doNotDispose");
    control.setAttribute("userInputFlag", "FALSE");
    control.setAttribute("transparentColorFlag", "TRUE");
    control.setAttribute("transparentColorIndex", Integer.toString(transparent));
    control.setAttribute("delayTime", Integer.toString(ticks(frame)));
    if (frame == 0) {
      IIOMetadataNode loop = new IIOMetadataNode("ApplicationExtension");
      loop.setAttribute("applicationID", "NETSCAPE");
      loop.setAttribute("authenticationCode", "2.0");
      loop.setUserObject(new byte[] {1, 0, 0}); // sub-block 1: repeat 0 times, which means forever
      child(root, "ApplicationExtensions").appendChild(loop);
    }
    metadata.setFromTree(METADATA, root);
  }

  private static IIOMetadataNode child(IIOMetadataNode root, String name) {
    for (int i = 0; i < root.getLength(); i++) {
      if (root.item(i).getNodeName().equals(name)) {
        return (IIOMetadataNode) root.item(i);
      }
    }
    IIOMetadataNode child = new IIOMetadataNode(name);
    root.appendChild(child);
    return child;
  }
}
