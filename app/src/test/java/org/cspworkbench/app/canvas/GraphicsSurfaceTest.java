package org.cspworkbench.app.canvas;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.util.Random;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Colour;
import org.cspworkbench.presentation.surface.DeviceGrid;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Boxes, aligned to pixels or not, have the pixels that AWT gives them with antialiasing. */
final class GraphicsSurfaceTest {

  private static final int SIDE = 60;

  @ParameterizedTest
  @CsvSource({"1, 0", "1, 0.5", "1.25, 3", "2, 1"})
  void boxesAreFilledAsWithAntialiasing(double scale, double offset) {
    Random random = new Random(1);
    for (int i = 0; i < 200; i++) {
      Box box =
          new Box(
              40 * random.nextDouble(),
              40 * random.nextDouble(),
              20 * random.nextDouble(),
              20 * random.nextDouble());
      Box place = i % 2 == 0 ? box : new DeviceGrid(scale, scale, offset, offset).aligned(box);
      Colour colour =
          new Colour(random.nextInt(256), random.nextInt(256), random.nextInt(256), 60 * (i % 4));
      BufferedImage expected = ground();
      Graphics2D awt = graphics(expected, scale, offset);
      awt.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      awt.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
      awt.setColor(Awt.color(colour));
      awt.fill(Awt.rectangle(place));
      BufferedImage actual = ground();
      GraphicsSurface.paint(
          graphics(actual, scale, offset),
          surface -> surface.within(new Box(5, 5, 30, 30), inside -> inside.fill(place, colour)));
      awt.dispose();
      BufferedImage clipped = ground();
      Graphics2D g = graphics(clipped, scale, offset);
      g.clip(Awt.rectangle(new Box(5, 5, 30, 30)));
      g.setTransform(new AffineTransform());
      g.drawImage(expected, 0, 0, null);
      g.dispose();
      assertThat(pixels(actual)).as("%s in %s", place, colour).isEqualTo(pixels(clipped));
    }
  }

  private static BufferedImage ground() {
    BufferedImage image = new BufferedImage(SIDE, SIDE, BufferedImage.TYPE_INT_RGB);
    Random random = new Random(2);
    for (int i = 0; i < SIDE * SIDE; i++) {
      image.setRGB(i % SIDE, i / SIDE, random.nextInt());
    }
    return image;
  }

  private static Graphics2D graphics(BufferedImage image, double scale, double offset) {
    Graphics2D g = image.createGraphics();
    g.translate(offset, offset);
    g.scale(scale, scale);
    return g;
  }

  private static int[] pixels(BufferedImage image) {
    return image.getRGB(0, 0, SIDE, SIDE, null, 0, SIDE);
  }
}
