package org.cspworkbench.app.gui.compare;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.presentation.paint.chart.Distribution;
import org.cspworkbench.presentation.surface.Colour;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Token;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests of the two plots of the figures of many runs. */
final class PlotsTest {

  @ParameterizedTest
  @EnumSource(Theme.class)
  void bothPlotsShowEverySolverInAColourOfItsOwn(Theme theme) {
    Look look = theme.pictureLook();
    ImmutableList<Distribution> all =
        ImmutableList.of(
            Distribution.of("a", ImmutableLongArray.of(10, 20, 30, 4000)),
            Distribution.of("b", ImmutableLongArray.of(1, 2, 300)));
    Plots.Words words = new Plots.Words("nodes", "puzzles", String::valueOf);
    Rectangle area = new Rectangle(0, 0, 500, 240);
    BufferedImage sizes = painted(g -> Plots.paintSizes(g, area, look, all, words));
    BufferedImage cactus = painted(g -> Plots.paintCactus(g, area, look, all, words));
    for (BufferedImage image : List.of(sizes, cactus)) {
      assertThat(count(image, look.colour(Token.ACCENT))).isGreaterThan(20);
      assertThat(count(image, look.colour(Token.CONFLICT_MARK))).isGreaterThan(20);
    }
    Plots.paintSizes(
        new BufferedImage(9, 9, BufferedImage.TYPE_INT_RGB).createGraphics(),
        new Rectangle(9, 9),
        look,
        ImmutableList.of(),
        words);
  }

  private static BufferedImage painted(Consumer<Graphics2D> painter) {
    BufferedImage image = new BufferedImage(500, 240, BufferedImage.TYPE_INT_RGB);
    Graphics2D g = image.createGraphics();
    painter.accept(g);
    g.dispose();
    return image;
  }

  private static long count(BufferedImage image, Colour colour) {
    return Arrays.stream(image.getRGB(0, 0, 500, 240, null, 0, 500))
        .filter(pixel -> pixel == colour.argb())
        .count();
  }
}
