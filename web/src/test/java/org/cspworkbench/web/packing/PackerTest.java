package org.cspworkbench.web.packing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Verifies that packed bytes survive on a page. */
final class PackerTest {

  private static final int SEEDS = 60;

  private static byte[] bytes(long seed) {
    Random random = new Random(seed);
    byte[] bytes = new byte[random.nextInt(3000)];
    if (seed % 2 == 0) {
      random.nextBytes(bytes);
    } else {
      for (int i = 0; i < bytes.length; i++) {
        bytes[i] = (byte) (random.nextInt(4) * (i >> 8));
      }
    }
    return bytes;
  }

  private static byte[] unpacked(String text) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    LzmaDecoder decoder = new LzmaDecoder(new PackedText(text));
    for (byte[] piece = decoder.next(); piece.length > 0; piece = decoder.next()) {
      bytes.writeBytes(piece);
    }
    return bytes.toByteArray();
  }

  @Test
  void unpackedBytesAreThoseThatWerePacked() {
    for (long seed = 0; seed < SEEDS; seed++) {
      byte[] bytes = bytes(seed);
      assertThat(unpacked(Packer.pack(bytes))).as("seed %d", seed).isEqualTo(bytes);
    }
  }

  /** Programs repeat parts of any length that are far back, one of several in turns. */
  @Test
  void repeatedPartsSurvive() {
    for (long seed = 0; seed < 4; seed++) {
      byte[] bytes = repetitive(new Random(seed));
      assertThat(unpacked(Packer.pack(bytes))).as("seed %d", seed).isEqualTo(bytes);
    }
  }

  private static byte[] repetitive(Random random) {
    byte[] bytes = new byte[150_000];
    random.nextBytes(bytes);
    int end = 1000;
    while (end < bytes.length) {
      int length = Math.min(bytes.length - end, 1 + random.nextInt(1 << random.nextInt(10)));
      int from = random.nextInt(Math.min(end, 1 << (4 + random.nextInt(14))));
      for (int i = 0; i < length; i++) {
        bytes[end + i] = bytes[end - 1 - from + i];
      }
      end += length + random.nextInt(3);
    }
    return bytes;
  }

  /** A parser of HTML replaces some characters, and a tag would end the script. */
  @Test
  void packedTextHasOnlyCharactersThatHtmlKeeps() {
    for (long seed = 0; seed < SEEDS; seed++) {
      assertThat(Packer.pack(bytes(seed)).chars())
          .as("seed %d", seed)
          .noneMatch(character -> character == 0 || character == '\r' || character == '<')
          .allMatch(character -> character < 0x80 || (character >= 0x100 && character < 0x280));
    }
  }

  @Test
  void damagedTextIsRejected() {
    String packed = Packer.pack(bytes(2));
    for (int length : new int[] {0, 20, packed.length() / 2}) {
      assertThatThrownBy(() -> unpacked(packed.substring(0, length)))
          .as("%d characters", length)
          .isInstanceOf(IllegalArgumentException.class);
    }
  }
}
