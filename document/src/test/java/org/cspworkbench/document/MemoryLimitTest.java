package org.cspworkbench.document;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A limit is a fixed number, or what fits into the memory of the process. */
final class MemoryLimitTest {

  @Test
  void theSmallerOneOfBothHolds() {
    assertThat(MemoryLimit.of(1000, 1).inWords()).isEqualTo("1000 characters");
    MemoryLimit limited = MemoryLimit.of(Integer.MAX_VALUE, Integer.MAX_VALUE);
    assertThat(limited.most()).isEqualTo(Runtime.getRuntime().maxMemory() / Integer.MAX_VALUE);
    assertThat(limited.inWords()).endsWith(" characters (java -Xmx grants more)");
  }
}
