package org.cspworkbench.core.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.cancellation.CancelledException;
import org.junit.jupiter.api.Test;

/** Tuples are sorted by their first different value, until the work is cancelled. */
final class TupleOrderTest {

  private static int[][] tuples() {
    return IntStream.range(0, 10_000)
        .mapToObj(k -> new int[] {k * 7919 % 100, k * 104_729 % 10_007})
        .toArray(int[][]::new);
  }

  @Test
  void ordersByTheFirstDifferentValue() {
    int[][] sorted = tuples();
    Arrays.sort(sorted, new TupleOrder());
    for (int k = 1; k < sorted.length; k++) {
      assertThat(Arrays.compare(sorted[k - 1], sorted[k])).isLessThanOrEqualTo(0);
    }
  }

  @Test
  void sortingEndsOnRequest() {
    Cancellation requested = new Cancellation();
    requested.request();
    assertThatThrownBy(
            () ->
                requested.during(
                    () -> {
                      Arrays.sort(tuples(), new TupleOrder());
                      return true;
                    }))
        .isInstanceOf(CancelledException.class);
  }
}
