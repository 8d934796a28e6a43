package org.cspworkbench.core.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RandomOrderTest {

  @Test
  void everyNumberComesOnce() {
    RandomStream random = new RandomStream(1);
    for (int count = 0; count < 100; count++) {
      assertThat(RandomOrder.of(count, random))
          .containsExactlyInAnyOrder(IntStream.range(0, count).toArray());
    }
  }

  /** 24 orders of four numbers, 1,000 times each, give or take five standard deviations. */
  @Test
  void everyOrderIsAsLikelyAsTheOthers() {
    RandomStream random = new RandomStream(2);
    Map<String, Integer> counts = new TreeMap<>();
    for (int i = 0; i < 24_000; i++) {
      counts.merge(Arrays.toString(RandomOrder.of(4, random)), 1, Integer::sum);
    }
    assertThat(counts).hasSize(24);
    assertThat(counts.values()).allMatch(count -> count > 845 && count < 1155);
  }
}
