package org.cspworkbench.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The numbers that stand for halves of domains in a trace. */
final class HalvesTest {

  @Test
  void aHalfDiffersFromAValueAndFromNothing() {
    for (int bound = 0; bound < 200; bound++) {
      assertThat(Halves.isHalf(Halves.lower(bound))).isTrue();
      assertThat(Halves.isUpper(Halves.upper(bound))).isTrue();
      assertThat(Halves.isUpper(Halves.lower(bound))).isFalse();
      assertThat(Halves.bound(Halves.upper(bound))).isEqualTo(bound);
      assertThat(Halves.other(Halves.upper(bound))).isEqualTo(Halves.lower(bound));
      assertThat(Halves.contains(Halves.lower(bound), bound)).isTrue();
      assertThat(Halves.contains(Halves.upper(bound), bound)).isFalse();
    }
    assertThat(Halves.isHalf(0)).isFalse();
    assertThat(Halves.isHalf(TraceEvent.NONE)).isFalse();
  }
}
