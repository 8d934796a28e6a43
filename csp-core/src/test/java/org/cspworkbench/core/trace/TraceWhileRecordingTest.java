package org.cspworkbench.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import org.cspworkbench.core.consistency.Ac3;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.search.Ending;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.SearchResult;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A trace may be played by several threads while another still writes it. */
final class TraceWhileRecordingTest {

  private static final int READERS = 2;

  /** Once with room for everything, once with a bound that is reached under way. */
  @ParameterizedTest(name = "within {0} bytes")
  @ValueSource(longs = {TraceRecorder.DEFAULT_MAX_BYTES, 9 * 400_000})
  void whatReadersSeeWhileTheRunGoesOnIsWhatIsThereAfterwards(long maxBytes) throws Exception {
    var csp = Queens.pairwise(9);
    TraceRecorder recorder = new TraceRecorder(Detail.FINE, maxBytes);
    CountDownLatch underWay = new CountDownLatch(1);
    CountDownLatch readersAreReady = new CountDownLatch(READERS);
    AtomicLong rounds = new AtomicLong();
    AtomicLong readers = new AtomicLong(READERS);
    AtomicLong solutions = new AtomicLong();
    Search search =
        new Search(new Network(csp.structure()), csp)
            .lookAhead(Ac3::new)
            .wantAll()
            .onSolution(
                solution -> {
                  underWay.countDown();
                  await(readersAreReady);
                  if (solutions.incrementAndGet() % 30 == 0) {
                    awaitAnotherRound(rounds, readers);
                  }
                });
    ExecutorService threads = Executors.newFixedThreadPool(READERS + 1);
    try {
      Future<SearchResult> run =
          threads.submit(
              () -> {
                try {
                  return search.solve(Limits.none(), recorder);
                } finally {
                  underWay.countDown(); // also if it ends before it has found anything
                }
              });
      underWay.await();
      Trace trace = Recording.started(recorder);
      assertThat(trace.isClosed()).isFalse();
      assertThat(trace.finalCounters()).isNull();
      Future<Map<Integer, Snapshot>> first =
          threads.submit(new Reader(trace, 1, readersAreReady, rounds, readers));
      Future<Map<Integer, Snapshot>> second =
          threads.submit(new Reader(trace, 2, readersAreReady, rounds, readers));

      SearchResult result = run.get();
      assertThat(result.ending()).isEqualTo(Ending.EXHAUSTED);
      assertThat(result.counters().solutions()).isEqualTo(352);
      assertThat(trace.hasGap()).isEqualTo(maxBytes < TraceRecorder.DEFAULT_MAX_BYTES);
      assertSeenIsTrue(first.get(), trace);
      assertSeenIsTrue(second.get(), trace);
    } finally {
      threads.shutdownNow();
    }
  }

  private static void assertSeenIsTrue(Map<Integer, Snapshot> seen, Trace trace) {
    assertThat(seen).hasSizeGreaterThan(50);
    TracePlayer afterwards = trace.player();
    seen.forEach(
        (position, snapshot) -> {
          while (afterwards.position() < position) {
            afterwards.stepForward();
          }
          assertThat(Snapshot.of(afterwards.state(), trace.csp()))
              .as("at %d", position)
              .isEqualTo(snapshot);
        });
  }

  /** So that the run is not over before the readers have seen much of it. */
  private static void awaitAnotherRound(AtomicLong rounds, AtomicLong readers) {
    long next = rounds.get() + 1;
    while (rounds.get() < next && readers.get() > 0) {
      Thread.onSpinWait();
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException("nobody interrupts this run", e);
    }
  }

  /**
   * Steps forward as far as there is something, now and then jumps or steps back, and keeps a
   * sample of the states that it sees.
   */
  private static final class Reader implements Callable<Map<Integer, Snapshot>> {
    private final Trace trace;
    private final CountDownLatch ready;
    private final AtomicLong rounds;
    private final AtomicLong readers;
    private final RandomStream random;
    private final Map<Integer, Snapshot> seen = new TreeMap<>();

    Reader(Trace trace, long seed, CountDownLatch ready, AtomicLong rounds, AtomicLong readers) {
      this.trace = trace;
      this.ready = ready;
      this.rounds = rounds;
      this.readers = readers;
      this.random = new RandomStream(seed);
    }

    @Override
    public Map<Integer, Snapshot> call() {
      try {
        return readToTheEnd();
      } finally {
        ready.countDown();
        readers.decrementAndGet(); // nobody waits for readers that have gone
      }
    }

    private Map<Integer, Snapshot> readToTheEnd() {
      TracePlayer player = trace.player();
      player.stepForward();
      keep(player);
      ready.countDown();
      int lastLength = 0;
      for (int roundsAfterTheEnd = 0; roundsAfterTheEnd < 30; ) {
        boolean over = trace.isClosed(); // asked first: then what follows sees the whole trace
        int length = trace.length();
        assertThat(length).isGreaterThanOrEqualTo(lastLength);
        lastLength = length;
        player.seek(random.nextInt(length + 1));
        keep(player);
        player.stepBack();
        keep(player);
        player.seek(length);
        keep(player);
        for (int step = 0; step < 500 && player.stepForward(); step++) {
          keepSometimes(player);
        }
        rounds.incrementAndGet();
        roundsAfterTheEnd += over ? 1 : 0;
      }
      return seen;
    }

    private void keepSometimes(TracePlayer player) {
      if (random.nextInt(100) == 0) {
        keep(player);
      }
    }

    private void keep(TracePlayer player) {
      Snapshot snapshot = Snapshot.of(player.state(), trace.csp());
      Snapshot before = seen.put(player.position(), snapshot);
      if (before != null) {
        assertThat(snapshot).as("again at %d", player.position()).isEqualTo(before);
      }
    }
  }
}
