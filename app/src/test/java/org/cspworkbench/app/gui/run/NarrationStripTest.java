package org.cspworkbench.app.gui.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.EventQueue;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.lang.reflect.InvocationTargetException;
import java.util.Optional;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.junit.jupiter.api.Test;

/** Tests of sentences that are wider than the strip. */
final class NarrationStripTest {

  private static final int WIDTH = 600;
  private static final int HEIGHT = 52;

  @Test
  void aLongSentenceTakesTwoLinesAndIsCompleteInTheTooltip()
      throws InterruptedException, InvocationTargetException {
    EventQueue.invokeAndWait(NarrationStripTest::assertShortAndLongSentencesFit);
  }

  private static void assertShortAndLongSentencesFit() {
    NarrationStrip shortOne = strip("A dead end.");
    String sentence = "What led to it: r1c6 = 4, r1c7 = 6 and r2c2 < 4; ".repeat(4);
    NarrationStrip longOne = strip(sentence);
    assertThat(shortOne.getToolTipText()).isNull();
    assertThat(longOne.getToolTipText().replace('\n', ' ')).isEqualTo(sentence.strip());
    assertThat(hasLetters(shortOne, HEIGHT / 2)).isTrue();
    assertThat(hasLetters(longOne, HEIGHT / 2 - 10)).isTrue();
    assertThat(hasLetters(longOne, HEIGHT / 2 + 10)).isTrue();
    assertThat(hasLetters(shortOne, HEIGHT / 2 + 10)).isFalse();
  }

  private static NarrationStrip strip(String told) {
    NarrationStrip strip =
        new NarrationStrip(new AnimateModel(Runs.THREADS), () -> Optional.of(told));
    strip.setSize(WIDTH, HEIGHT);
    strip.update();
    return strip;
  }

  /** Returns whether text is painted at this height. */
  private static boolean hasLetters(NarrationStrip strip, int y) {
    BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
    Graphics2D g = image.createGraphics();
    strip.paint(g);
    g.dispose();
    int ground = image.getRGB(2, HEIGHT / 2);
    for (int x = 3; x < WIDTH; x++) {
      if (image.getRGB(x, y) != ground) {
        return true;
      }
    }
    return false;
  }
}
