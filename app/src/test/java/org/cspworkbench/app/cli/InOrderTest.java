package org.cspworkbench.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.base.Throwables;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Verifies that work is distributed to threads, that results are in order, and that look-ahead is
 * bounded.
 */
final class InOrderTest {

  private static final int MOST_AHEAD_PER_THREAD = 512;

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7})
  void resultsComeInTheOrderOfTheItems(int threads) {
    List<Integer> results = new ArrayList<>();
    InOrder.process(
        IntStream.range(0, 500).iterator(),
        () -> true,
        threads,
        Duration.ZERO,
        item -> {
          pause(new Random(item).nextInt(3));
          return item * item;
        },
        results::addAll);
    assertThat(results).isEqualTo(IntStream.range(0, 500).mapToObj(i -> i * i).toList());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7})
  void theLookAheadIsBounded(int threads) {
    AtomicInteger taken = new AtomicInteger();
    Iterator<Integer> endless =
        IntStream.iterate(0, i -> i + 1).peek(i -> taken.incrementAndGet()).iterator();
    AtomicInteger consumed = new AtomicInteger();
    assertThatThrownBy(
            () ->
                InOrder.process(
                    endless,
                    () -> true,
                    threads,
                    Duration.ZERO,
                    item -> item,
                    items -> {
                      assertThat(taken.get() - consumed.get())
                          .isLessThanOrEqualTo(MOST_AHEAD_PER_THREAD * threads);
                      if (consumed.addAndGet(items.size()) > 300_000) {
                        throw new IllegalStateException("enough");
                      }
                    }))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("enough");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  @Timeout(60)
  void anExceptionInAnItemIsPropagated(int threads) {
    List<Integer> results = new ArrayList<>();
    assertThatThrownBy(
            () ->
                InOrder.process(
                    IntStream.range(0, 100).iterator(),
                    () -> true,
                    threads,
                    Duration.ZERO,
                    item -> {
                      if (item == 20) {
                        throw new IllegalArgumentException("item 20");
                      }
                      return item;
                    },
                    results::addAll))
        .satisfies(
            error ->
                assertThat(Throwables.getRootCause(error))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("item 20"));
    assertThat(results).isEqualTo(IntStream.range(0, 20).boxed().toList());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7})
  void smallItemsAreReturnedInOrder(int threads) {
    List<Integer> results = new ArrayList<>();
    InOrder.process(
        IntStream.range(0, 100_000).iterator(),
        () -> true,
        threads,
        Duration.ZERO,
        item -> {
          if (item % 7_777 == 0) {
            pause(20);
          }
          return item;
        },
        results::addAll);
    assertThat(results).isEqualTo(IntStream.range(0, 100_000).boxed().toList());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7})
  @Timeout(60)
  void theLookAheadIsBoundedForSmallItems(int threads) {
    AtomicInteger taken = new AtomicInteger();
    AtomicInteger mostAhead = new AtomicInteger();
    AtomicInteger consumed = new AtomicInteger();
    InOrder.process(
        IntStream.range(0, 20_000).peek(i -> taken.incrementAndGet()).iterator(),
        () -> true,
        threads,
        Duration.ZERO,
        item -> {
          if (item == 5_000) {
            pause(300); // long enough for all other items to be processed
          }
          return item;
        },
        results -> {
          mostAhead.accumulateAndGet(taken.get() - consumed.get(), Math::max);
          consumed.addAndGet(results.size());
        });
    assertThat(consumed).hasValue(20_000);
    assertThat(mostAhead.get()).isLessThanOrEqualTo(MOST_AHEAD_PER_THREAD * threads);
  }

  /** The source supplies the next item only after the result of the previous one. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7})
  @Timeout(60)
  void anItemIsProcessedBeforeTheNextOneArrives(int threads) {
    Semaphore answered = new Semaphore(1);
    List<Integer> results = new ArrayList<>();
    Iterator<Integer> conversation =
        IntStream.range(0, 500).peek(i -> answered.acquireUninterruptibly()).iterator();
    InOrder.process(
        conversation,
        () -> false,
        threads,
        Duration.ZERO,
        item -> item,
        some -> {
          results.addAll(some);
          answered.release(some.size());
        });
    assertThat(results).isEqualTo(IntStream.range(0, 500).boxed().toList());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  @Timeout(60)
  void anExceptionInASmallItemIsPropagatedAfterThePreviousResults(int threads) {
    List<Integer> results = new ArrayList<>();
    assertThatThrownBy(
            () ->
                InOrder.process(
                    IntStream.range(0, 50_000).iterator(),
                    () -> true,
                    threads,
                    Duration.ZERO,
                    item -> {
                      if (item == 30_011) {
                        throw new IllegalArgumentException("item 30011");
                      }
                      return item;
                    },
                    results::addAll))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("item 30011");
    assertThat(results).isEqualTo(IntStream.range(0, 30_011).boxed().toList());
  }

  @Test
  void oneThreadBeginsAloneAndTheOthersFollowAfterTheWarmUp() {
    assertThat(threadsWith(Duration.ofDays(1))).isEqualTo(1);
    assertThat(threadsWith(Duration.ZERO)).isEqualTo(3);
  }

  /** Returns how many threads process items. */
  private static int threadsWith(Duration warmUp) {
    Set<Thread> threads = ConcurrentHashMap.newKeySet();
    InOrder.process(
        IntStream.range(0, 30).iterator(),
        () -> true,
        3,
        warmUp,
        item -> {
          threads.add(Thread.currentThread());
          pause(10);
          return item;
        },
        results -> {});
    return threads.size();
  }

  private static void pause(int millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
