package org.cspworkbench.core.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.Objects;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.ByteWriter;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.MalformedEncodingException;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.order.Mrv;
import org.junit.jupiter.api.Test;

/** Whatever bytes are read, the result is a trace or one checked exception with a sentence. */
final class DamagedTracesTest {

  private static final Csp QUEENS = Queens.pairwise(6);
  private static final Network NETWORK = new Network(QUEENS.structure());

  private static final ImmutableList<Trace> TRACES =
      ImmutableList.of(
          trace(Detail.DECISIONS, 1 << 20), trace(Detail.FINE, 1 << 20), trace(Detail.FINE, 2048));

  private static Trace trace(Detail detail, long maxBytes) {
    TraceRecorder recorder = new TraceRecorder(detail, maxBytes);
    new Search(NETWORK, QUEENS)
        .order(new Mrv())
        .maintainArcConsistency()
        .solve(Limits.none(), recorder);
    return Objects.requireNonNull(recorder.trace());
  }

  @Test
  void everyTruncatedEncodingIsRejected() {
    for (Trace trace : TRACES) {
      byte[] whole = TraceEncoder.encode(trace, trace.length());
      for (int length = 0; length < whole.length; length++) {
        assertRejected(Arrays.copyOf(whole, length));
      }
      byte[] content = Arrays.copyOf(whole, whole.length - Long.BYTES);
      for (int length = 0; length < content.length; length++) {
        assertRejected(sealed(Arrays.copyOf(content, length)));
      }
    }
  }

  @Test
  void everyFlippedBitIsFound() {
    for (Trace trace : TRACES) {
      byte[] bytes = TraceEncoder.encode(trace, trace.length());
      for (int bit = 0; bit < bytes.length * 8; bit += 3) {
        byte[] damaged = bytes.clone();
        damaged[bit >>> 3] ^= (byte) (1 << (bit & 7));
        assertRejected(damaged);
      }
    }
  }

  /** As somebody may write by intention, who also computes the hash. */
  @Test
  void aFlippedBitUnderARightHashGivesATraceOrTheException() {
    RandomStream random = new RandomStream(1);
    for (int k = 0; k < 5_000; k++) {
      Trace trace = TRACES.get(k % TRACES.size());
      byte[] bytes = TraceEncoder.encode(trace, trace.length());
      byte[] content = Arrays.copyOf(bytes, bytes.length - Long.BYTES);
      for (int flips = 1 + random.nextInt(3); flips > 0; flips--) {
        content[random.nextInt(content.length)] ^= (byte) (1 << random.nextInt(8));
      }
      assertReadOrRejected(sealed(content));
    }
  }

  private static byte[] sealed(byte[] content) {
    ByteWriter bytes = new ByteWriter();
    for (byte each : content) {
      bytes.single(each);
    }
    return bytes.toSealedBytes();
  }

  private static void assertRejected(byte[] bytes) {
    assertThatThrownBy(() -> TraceDecoder.decode(bytes, QUEENS, NETWORK))
        .as("%d bytes", bytes.length)
        .isInstanceOf(MalformedEncodingException.class)
        .hasMessageMatching("(?s).{20,}");
  }

  private static void assertReadOrRejected(byte[] bytes) {
    assertThatCode(
            () -> {
              try {
                assertThat(TraceDecoder.decode(bytes, QUEENS, NETWORK).isClosed()).isTrue();
              } catch (MalformedEncodingException e) {
                assertThat(e).hasMessageMatching("(?s).{20,}");
              }
            })
        .as(Arrays.toString(bytes))
        .doesNotThrowAnyException();
  }
}
