package org.cspworkbench.app.timing;

import static org.assertj.core.api.Assertions.assertThat;

import org.cspworkbench.presentation.timing.RunClocks;
import org.junit.jupiter.api.Test;

/** Verifies that the clocks of the machine advance during work. */
final class MachineClocksTest {

  @Test
  void theClocksOfThisMachineMove() {
    RunClocks clocks = MachineClocks.get();
    for (int threads : new int[] {1, 2}) {
      long start = clocks.of(threads).nanos();
      while (clocks.of(threads).nanos() == start) {
        Thread.onSpinWait();
      }
      assertThat(clocks.of(threads).nanos()).isGreaterThan(start);
    }
  }
}
