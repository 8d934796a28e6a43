package org.cspworkbench.web.packing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.UncheckedIOException;
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

  @Test
  void unpackedBytesAreThoseThatWerePacked() {
    for (long seed = 0; seed < SEEDS; seed++) {
      byte[] bytes = bytes(seed);
      assertThat(Unpacker.bytes(Packer.pack(bytes))).as("seed %d", seed).isEqualTo(bytes);
    }
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
    assertThatThrownBy(() -> Unpacker.bytes(packed.substring(0, packed.length() / 2)))
        .isInstanceOf(UncheckedIOException.class);
  }
}
