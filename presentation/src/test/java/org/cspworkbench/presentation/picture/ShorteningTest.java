package org.cspworkbench.presentation.picture;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Long names keep their ends, and remain distinguishable. */
final class ShorteningTest {

  @Test
  void namesThatFitAreUnchanged() {
    assertThat(Shortening.of(List.of("x", "carry1"), 6)).containsExactly("x", "carry1");
  }

  @Test
  void beginningAndEndRemain() {
    assertThat(Shortening.of(List.of("assignment[12][14]", "x"), 12))
        .containsExactly("assign…][14]", "x");
  }

  @Test
  void differentNamesRemainDifferentIfAnySplitPermitsIt() {
    ImmutableList<String> names =
        IntStream.range(0, 30)
            .mapToObj(i -> "the_worker_" + (char) ('a' + i % 26) + i + "_has_this_task")
            .collect(ImmutableList.toImmutableList());
    for (int most = 18; most < 28; most++) {
      int limit = most;
      assertThat(Shortening.of(names, most))
          .doesNotHaveDuplicates()
          .allMatch(name -> name.length() <= limit);
    }
  }

  @Test
  void surrogatePairsAreNotSplit() {
    String shortened = Shortening.of(List.of("🂡🂢🂣🂤🂥🂦🂧"), 4).get(0);
    assertThat(shortened).isEqualTo("🂡🂢…🂧");
  }
}
