package org.cspworkbench.app.canvas;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.util.stream.Stream;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.presentation.paint.GeneralProblems;
import org.cspworkbench.presentation.paint.Pictures;
import org.cspworkbench.presentation.paint.board.BoardView;
import org.cspworkbench.presentation.picture.Picture;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Token;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Verifies that a table on a card has its lines at all four sides, however small it is. */
class ReducedTableTest {

  private static final int WIDTH = 176;
  private static final int MARGIN = 7;
  private static final int MOST_ROWS = 25; // of some pixels each
  private static final ImmutableList<Double> SCALES = ImmutableList.of(0.32, 0.4, 0.48, 0.64, 1.0);
  private static final ImmutableList<Look> LOOKS =
      ImmutableList.of(Looks.light(), Looks.projector().inUnits(1.25));

  static Stream<Arguments> tables() {
    return GeneralProblems.TABLES.entrySet().stream()
        .filter(entry -> entry.getValue().variables().size() <= MOST_ROWS)
        .map(entry -> Arguments.of(entry.getKey(), entry.getValue()));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("tables")
  void theOuterLinesAreWithinTheArea(String name, Csp csp) {
    Picture picture = Pictures.of(csp, BoardView.plain());
    for (Look look : LOOKS) {
      int line = Awt.color(look.colour(Token.GRID_THIN)).getRGB();
      for (double scale : SCALES) {
        for (int height = 96; height < 140; height += 11) {
          BufferedImage image = painted(picture, csp, look, scale, height);
          Rectangle table = bounds(image);
          int x = table.x + 3; // in the first column of names, which has all rows
          int y = table.y + 3; // in the first row, which all columns have
          assertThat(
                  ImmutableList.of(
                      first(image, x, 0, 0, 1),
                      first(image, x, image.getHeight() - 1, 0, -1),
                      first(image, 0, y, 1, 0),
                      first(image, image.getWidth() - 1, y, -1, 0)))
              .as("%s, scale %s, height %s", name, scale, height)
              .containsOnly(line);
        }
      }
    }
  }

  private static BufferedImage painted(
      Picture picture, Csp csp, Look look, double scale, int height) {
    BufferedImage image =
        new BufferedImage(WIDTH + 2 * MARGIN, height + 2 * MARGIN, BufferedImage.TYPE_INT_RGB);
    Graphics2D g = image.createGraphics();
    g.setColor(Color.MAGENTA);
    g.fillRect(0, 0, image.getWidth(), image.getHeight());
    g.translate(MARGIN, MARGIN);
    g.scale(scale, scale);
    Box area = new Box(0, 0, Math.floor(WIDTH / scale), Math.floor(height / scale));
    GraphicsSurface.paint(g, on -> picture.paint(on, area, look, GeneralProblems.moment(csp)));
    g.dispose();
    return image;
  }

  /** Returns the colour of the first painted pixel from a point at an edge in this direction. */
  private static int first(BufferedImage image, int x, int y, int right, int down) {
    return image.getRGB(x, y) == Color.MAGENTA.getRGB()
        ? first(image, x + right, y + down, right, down)
        : image.getRGB(x, y);
  }

  /** Returns the bounds of everything that is painted. */
  private static Rectangle bounds(BufferedImage image) {
    Rectangle bounds = new Rectangle(0, 0, -1, -1); // contains nothing
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        if (image.getRGB(x, y) != Color.MAGENTA.getRGB()) {
          bounds.add(new Rectangle(x, y, 1, 1));
        }
      }
    }
    return bounds;
  }
}
