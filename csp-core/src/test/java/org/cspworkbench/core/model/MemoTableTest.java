package org.cspworkbench.core.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MemoTableTest {

  private final MemoTable memo = new MemoTable();

  @Test
  void aResultIsComputedOnceForEachKey() {
    AtomicInteger calls = new AtomicInteger();
    for (int i = 0; i < 3; i++) {
      assertThat(memo.<String, String>get("length", "four", s -> s.length() + "." + calls.get()))
          .isEqualTo("4.0");
      assertThat(memo.<String, Integer>get("calls", "four", s -> calls.incrementAndGet()))
          .isEqualTo(1);
    }
  }

  @Test
  void aResultMayBeComputedFromAnother() {
    int twice = memo.get("twice", 4, n -> 2 * memo.<Integer, Integer>get("square", n, m -> m * m));
    assertThat(twice).isEqualTo(32);
    assertThat(memo.find("square", Integer.class)).hasValue(16);
  }

  @Test
  void onlyAResultOfTheTypeIsFound() {
    assertThat(memo.find("square", Integer.class)).isEmpty();
    memo.get("square", 4, n -> n * n);
    assertThat(memo.find("square", String.class)).isEmpty();
  }

  @Test
  void allThreadsGetTheSameResult() {
    for (int round = 0; round < 200; round++) {
      int key = round;
      Set<Object> results = ConcurrentHashMap.newKeySet();
      IntStream.range(0, 64)
          .parallel()
          .forEach(i -> results.add(memo.get(key, this, owner -> new Object())));
      assertThat(results).hasSize(1);
    }
  }
}
