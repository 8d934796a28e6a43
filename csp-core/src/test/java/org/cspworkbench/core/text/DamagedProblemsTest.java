package org.cspworkbench.core.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.model.MalformedEncodingException;
import org.cspworkbench.core.random.RandomStream;
import org.junit.jupiter.api.Test;

/** Whatever bytes are read, the result is a problem or one checked exception with a sentence. */
final class DamagedProblemsTest {

  @Test
  void everyTruncatedEncodingIsRejected() throws Exception {
    for (long seed = 0; seed < 20; seed++) {
      byte[] whole = CspEncoder.encode(RandomStatement.draw(seed));
      for (int length = 0; length < whole.length; length++) {
        byte[] part = Arrays.copyOf(whole, length);
        assertThatThrownBy(() -> CspDecoder.decode(part))
            .as("seed %d, %d bytes", seed, length)
            .isInstanceOf(MalformedEncodingException.class)
            .hasMessageMatching("(?s).{20,}");
      }
    }
  }

  @Test
  void aFlippedBitGivesAProblemOrTheException() throws Exception {
    RandomStream random = new RandomStream(1);
    for (int k = 0; k < 5_000; k++) {
      byte[] bytes = CspEncoder.encode(RandomStatement.draw(k % 50));
      for (int flips = 1 + random.nextInt(3); flips > 0; flips--) {
        bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
      }
      assertReadOrRejected(bytes);
    }
  }

  @Test
  void randomBytesGiveAProblemOrTheException() {
    RandomStream random = new RandomStream(2);
    for (int k = 0; k < 5_000; k++) {
      byte[] bytes = new byte[1 + random.nextInt(300)];
      for (int i = 0; i < bytes.length; i++) {
        bytes[i] = (byte) random.nextInt(random.nextInt(2) == 0 ? 8 : 256);
      }
      bytes[0] = CspEncoder.VERSION;
      assertReadOrRejected(bytes);
    }
  }

  @Test
  void forgedLengthsAreRejectedBeforeMemoryIsTaken() {
    byte[] forged = {CspEncoder.VERSION, 0, 0, 0x7F};
    forged = Arrays.copyOf(forged, 12);
    Arrays.fill(forged, 3, 11, (byte) 0xFF);
    forged[11] = 0x7F;
    byte[] bytes = forged;
    assertThatThrownBy(() -> CspDecoder.decode(bytes))
        .isInstanceOf(MalformedEncodingException.class)
        .hasMessageContaining("expected a count below");
  }

  @Test
  void anotherVersionAndTrailingBytesAreRejected() throws Exception {
    byte[] bytes = CspEncoder.encode(Queens.pairwise(4));
    byte[] longer = Arrays.copyOf(bytes, bytes.length + 1);
    assertThatThrownBy(() -> CspDecoder.decode(longer)).hasMessageContaining("expected the end");
    bytes[0] = 99;
    assertThatThrownBy(() -> CspDecoder.decode(bytes))
        .isInstanceOf(MalformedEncodingException.class)
        .hasMessage("expected a problem in version 1, found version 99");
  }

  private static void assertReadOrRejected(byte[] bytes) {
    assertThatCode(
            () -> {
              try {
                assertThat(CspDecoder.decode(bytes).variables()).isNotEmpty();
              } catch (MalformedEncodingException e) {
                assertThat(e).hasMessageMatching("(?s).{20,}");
              }
            })
        .as(Arrays.toString(bytes))
        .doesNotThrowAnyException();
  }
}
