package org.cspworkbench.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.base.Throwables;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Work is shared out, results come in order, and nobody runs far ahead. */
final class InOrderTest {

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7})
  void resultsComeInTheOrderOfTheItems(int threads) {
    List<Integer> results = new ArrayList<>();
    InOrder.process(
        IntStream.range(0, 500).iterator(),
        threads,
        item -> {
          pause(new Random(item).nextInt(3));
          return item * item;
        },
        results::add);
    assertThat(results).isEqualTo(IntStream.range(0, 500).mapToObj(i -> i * i).toList());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7})
  void onlyAFewItemsAreTakenAhead(int threads) {
    AtomicInteger taken = new AtomicInteger();
    Iterator<Integer> endless =
        IntStream.iterate(0, i -> i + 1).peek(i -> taken.incrementAndGet()).iterator();
    AtomicInteger consumed = new AtomicInteger();
    assertThatThrownBy(
            () ->
                InOrder.process(
                    endless,
                    threads,
                    item -> item,
                    item -> {
                      assertThat(taken.get() - consumed.incrementAndGet())
                          .isLessThanOrEqualTo(8 * threads);
                      if (item == 300) {
                        throw new IllegalStateException("enough");
                      }
                    }))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("enough");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  @Timeout(60)
  void whatBreaksTheWorkBreaksTheWhole(int threads) {
    List<Integer> results = new ArrayList<>();
    assertThatThrownBy(
            () ->
                InOrder.process(
                    IntStream.range(0, 100).iterator(),
                    threads,
                    item -> {
                      if (item == 20) {
                        throw new IllegalArgumentException("item 20");
                      }
                      return item;
                    },
                    results::add))
        .satisfies(
            error ->
                assertThat(Throwables.getRootCause(error))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("item 20"));
    assertThat(results).isEqualTo(IntStream.range(0, 20).boxed().toList());
  }

  private static void pause(int millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
