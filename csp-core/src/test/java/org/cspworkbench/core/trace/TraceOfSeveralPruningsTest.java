package org.cspworkbench.core.trace;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.primitives.ImmutableLongArray;
import java.util.Random;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.junit.jupiter.api.Test;

/** Prunings that are recorded at once are the same events as if recorded one by one. */
final class TraceOfSeveralPruningsTest {

  private static final int CALLS = 8_000;

  @Test
  void theyAreTheSameEventsWhereverTheyAreInTheTrace() {
    for (long seed = 0; seed < 5; seed++) {
      assertThat(events(seed, 8L << 20, true))
          .as("seed %d", seed)
          .isEqualTo(events(seed, 8L << 20, false));
    }
  }

  @Test
  void theyAreTheSameEventsWhereTheMemoryOfTheTraceEnds() {
    for (int events = 120; events < 200; events++) {
      assertThat(events(1, 10L * events, true))
          .as("%d", events)
          .isEqualTo(events(1, 10L * events, false));
    }
  }

  private static ImmutableLongArray events(long seed, long maxBytes, boolean atOnce) {
    Csp csp = Queens.pairwise(4);
    Network network = new Network(csp.structure());
    TraceRecorder recorder = new TraceRecorder(Detail.DECISIONS, maxBytes);
    Counters counters = new Counters();
    recorder.start(csp, network, DomainSnapshot.of(new long[network.wordCount()]), counters);
    Random random = new Random(seed);
    int[] arcs = random.ints(200, 0, 1_000).toArray();
    for (int call = 0; call < CALLS; call++) {
      long places = random.nextLong();
      places &= random.nextLong();
      places &= random.nextLong();
      if (call % 3 == 0) {
        places = Long.lowestOneBit(places); // often few, and sometimes none
      }
      long revised = places | random.nextLong();
      int first = random.nextInt(arcs.length - Long.SIZE + 1);
      int fixed = random.nextInt(4 * Long.SIZE);
      if (atOnce) {
        recorder.pruneBy(arcs, first, places, revised, fixed);
        counters.revisions += Long.bitCount(revised);
      } else {
        for (int k = 0; k < Long.SIZE; k++) {
          counters.revisions += revised >>> k & 1;
          if ((places >>> k & 1) != 0) {
            recorder.pruneBy(arcs[first + k], fixed);
          }
        }
      }
      if (random.nextInt(4) == 0) {
        recorder.place(fixed);
      }
    }
    Trace trace = requireNonNull(recorder.trace());
    ImmutableLongArray.Builder events = ImmutableLongArray.builder();
    for (int position = 0; position < trace.length(); position++) {
      events.add(trace.packed(position)).add(trace.revisionsBefore(position));
    }
    return events.build();
  }
}
