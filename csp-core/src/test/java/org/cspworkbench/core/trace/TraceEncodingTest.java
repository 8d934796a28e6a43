package org.cspworkbench.core.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.io.BaseEncoding;
import java.util.Arrays;
import java.util.Objects;
import org.cspworkbench.core.gallery.MapColouring;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.order.Mrv;
import org.junit.jupiter.api.Test;

/**
 * What a decoded trace is, where it is not all of a run. Whole runs are tested with the solvers.
 */
final class TraceEncodingTest {

  private static final Csp QUEENS = Queens.pairwise(4);
  private static final Network NETWORK = new Network(QUEENS.structure());

  @Test
  void theBeginningOfATraceEndsWithoutAGapAndHasTheCountersOfTheWholeRun() throws Exception {
    Trace whole = solve(QUEENS, NETWORK, Detail.FINE);
    Trace decoded = TraceDecoder.decode(TraceEncoder.encode(whole, 10), QUEENS, NETWORK);
    assertThat(events(decoded)).isEqualTo(events(whole).subList(0, 10));
    assertThat(decoded.isClosed()).isTrue();
    assertThat(decoded.hasGap()).isFalse();
    assertThat(decoded.isFull()).isFalse();
    assertThat(decoded.finalCounters()).usingRecursiveComparison().isEqualTo(whole.finalCounters());
  }

  @Test
  void theTraceOfARunThatGoesOnIsClosedWithoutFinalCounters() throws Exception {
    TraceRecorder recorder = new TraceRecorder(Detail.DECISIONS);
    long[] words = new long[NETWORK.wordCount()];
    Arrays.fill(words, 0xF);
    recorder.start(QUEENS, NETWORK, DomainSnapshot.of(words), new Counters());
    recorder.select(0);
    recorder.technique("first title", "a sentence");
    recorder.attempt(2);
    recorder.technique("second title", "not in the part");
    Trace running = Objects.requireNonNull(recorder.trace());
    Trace decoded = TraceDecoder.decode(TraceEncoder.encode(running, 3), QUEENS, NETWORK);
    assertThat(decoded.isClosed()).isTrue();
    assertThat(decoded.finalCounters()).isNull();
    assertThat(decoded.note(1)).isEqualTo(new TraceNote("first title", "a sentence"));
    assertThat(events(decoded)).isEqualTo(events(running).subList(0, 3));
  }

  @Test
  void aTraceWithoutEventsIsATrace() throws Exception {
    Trace whole = solve(QUEENS, NETWORK, Detail.DECISIONS);
    Trace decoded = TraceDecoder.decode(TraceEncoder.encode(whole, 0), QUEENS, NETWORK);
    assertThat(decoded.length()).isZero();
    assertThat(decoded.player().state().size(3)).isEqualTo(4);
    assertThatThrownBy(() -> TraceEncoder.encode(whole, whole.length() + 1))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }

  /** Bytes of this version are in files and must remain readable; they have no revisions. */
  @Test
  void theFormOfVersionOneStaysReadable() throws Exception {
    Csp australia = MapColouring.australia();
    Network network = new Network(australia.structure());
    Trace trace = solve(australia, network, Detail.DECISIONS);
    byte[] bytes =
        BaseEncoding.base64()
            .decode(
                "AQcS4/AyihKJsuIBBwAAAAAAAAEDBgUDAwABAQEBAQEBAwAAAAkJCQABAwEAFAkAMAQCMAQC"
                    + "AAIECAIwBAYwBAZAezAECjAECjAECkD/ATAEAkACMAQGQAAACg4IAEgC+MRe2M1F5IoG");
    Trace decoded = TraceDecoder.decode(bytes, australia, network);
    assertThat(events(decoded)).isEqualTo(events(trace));
    assertThat(decoded.countsRevisions()).isFalse();
    assertThat(TraceEncoder.encode(decoded, decoded.length())).isEqualTo(bytes);
  }

  private static Trace solve(Csp csp, Network network, Detail detail) {
    TraceRecorder recorder = new TraceRecorder(detail);
    new Search(network, csp)
        .order(new Mrv())
        .maintainArcConsistency()
        .solve(Limits.none(), recorder);
    return Objects.requireNonNull(recorder.trace());
  }

  private static ImmutableList<TraceEvent> events(Trace trace) {
    ImmutableList.Builder<TraceEvent> events = ImmutableList.builder();
    TracePlayer player = trace.player();
    while (player.stepForward()) {
      events.add(Objects.requireNonNull(player.lastEvent()));
    }
    return events.build();
  }
}
