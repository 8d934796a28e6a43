package org.cspworkbench.app.film;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.junit.jupiter.api.Test;

/** Tests which events become frames, and that omitted events are reported. */
final class FramesTest {

  private static final Trace TRACE = Traces.of(Queens.pairwise(8), "forward-checking");

  @Test
  void everyEventIsAFrameIfAllAreRequested() {
    Frames frames = Frames.of(TRACE, Pick.EVENTS, 0, 100, 500);
    assertThat(frames.positions().asList())
        .containsExactlyElementsOf(IntStream.rangeClosed(0, 100).boxed().toList());
    assertThat(frames.leftOut()).isZero();
  }

  @Test
  void decisionsBecomeFramesAndPruningsDoNot() {
    Frames frames = Frames.of(TRACE, Pick.DECISIONS, 0, TRACE.length(), 500);
    long expected =
        2 // the start and the end
            + IntStream.range(0, TRACE.length() - 1)
                .filter(p -> TRACE.kind(p) != EventKind.PRUNE && TRACE.kind(p) != EventKind.SELECT)
                .count();
    assertThat(frames.positions().length()).isEqualTo((int) expected);
    assertThat(frames.positions().get(0)).isZero();
    assertThat(frames.positions().get(frames.positions().length() - 1)).isEqualTo(TRACE.length());
  }

  @Test
  void excessFramesAreOmittedEvenlyAndCounted() {
    Frames frames = Frames.of(TRACE, Pick.EVENTS, 10, 210, 41);
    assertThat(frames.positions().asList())
        .containsExactlyElementsOf(
            IntStream.rangeClosed(0, 40).map(i -> 10 + 5 * i).boxed().toList());
    assertThat(frames.leftOut()).isEqualTo(201 - 41);
  }

  @Test
  void aRangeOutsideTheTraceIsRejected() {
    assertThatThrownBy(() -> Frames.of(TRACE, Pick.EVENTS, 5, 4, 500))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Frames.of(TRACE, Pick.EVENTS, 0, TRACE.length() + 1, 500))
        .hasMessageContaining(Integer.toString(TRACE.length()));
  }
}
