package org.cspworkbench.app.film;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;

/** The changed part of a picture. */
final class FramePixelsTest {

  @RepeatedTest(20)
  void theChangedPartIsTheSmallestAroundAllChanges(RepetitionInfo repetition) {
    Random random = new Random(repetition.getCurrentRepetition());
    BufferedImage before = new BufferedImage(13, 9, BufferedImage.TYPE_INT_RGB);
    BufferedImage after = new BufferedImage(13, 9, BufferedImage.TYPE_INT_RGB);
    Rectangle expected = new Rectangle(-1, -1); // contains nothing, and takes in what is added
    for (int changes = random.nextInt(4); changes > 0; changes--) {
      int x = random.nextInt(13);
      int y = random.nextInt(9);
      after.setRGB(x, y, 0xffffff);
      expected.add(new Rectangle(x, y, 1, 1));
    }
    assertThat(FramePixels.of(after).changedSince(FramePixels.of(before)))
        .isEqualTo(expected.isEmpty() ? new Rectangle(0, 0, 1, 1) : expected);
  }
}
