package org.cspworkbench.sudoku.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

final class LzStringTest {

  /** What the reference implementation writes for this text. */
  @Test
  void aTextOfTheReferenceImplementationIsDecompressed() {
    assertThat(LzString.decompress("BYUwNmD2Q===")).isEqualTo("hello");
  }

  @Test
  void whatIsCompressedIsDecompressed() {
    Random random = new Random(1);
    for (int trial = 0; trial < 60; trial++) {
      StringBuilder text = new StringBuilder();
      int letters = 1 + random.nextInt(20);
      for (int i = random.nextInt(1500); i > 0; i--) {
        int c = random.nextInt(50) == 0 ? 0x100 + random.nextInt(0x3000) : '0';
        text.append((char) (c == '0' ? '0' + random.nextInt(letters) : c));
      }
      String compressed = LzCompression.compress(text.toString());
      assertThat(LzString.decompress(compressed)).as("trial %d", trial).isEqualTo(text.toString());
      assertThat(LzString.decompress(compressed.replace('/', '-'))).isEqualTo(text.toString());
    }
  }

  @Test
  void damagedTextsAreRejectedOrDecompressedWithinBounds() {
    Random random = new Random(2);
    String good = LzCompression.compress("{\"size\":9,\"grid\":[[{},{},{\"value\":5}]]}".repeat(9));
    for (int trial = 0; trial < 1000; trial++) {
      StringBuilder damaged = new StringBuilder(good);
      damaged.setCharAt(random.nextInt(damaged.length()), (char) (' ' + random.nextInt(95)));
      String text = LzString.decompress(damaged.substring(0, random.nextInt(damaged.length())));
      assertThat(text == null || text.length() <= LzString.LONGEST).isTrue();
    }
  }
}
