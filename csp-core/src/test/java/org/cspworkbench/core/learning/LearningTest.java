package org.cspworkbench.core.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

/** The room for nogoods is that of the memory. */
final class LearningTest {

  @Test
  void littleMemoryHasRoomForFewerLiterals() {
    Learning usual = new Learning(Keep.ALL);
    assertThat(usual.within(Long.MAX_VALUE)).isEqualTo(usual);
    assertThat(usual.within(1 << 20)).isEqualTo(new Learning(Keep.ALL, 1 << 16));
    assertThat(usual.within(0).maxLiterals()).isEqualTo(1);
  }

  @Test
  void someRoomIsNeeded() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Learning(Keep.ALL, 0))
        .withMessage("nogoods need room for literals, not for 0");
  }
}
