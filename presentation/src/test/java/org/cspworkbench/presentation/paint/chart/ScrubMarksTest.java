package org.cspworkbench.presentation.paint.chart;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSortedMap;
import org.cspworkbench.presentation.playback.Loop;
import org.cspworkbench.presentation.surface.Box;
import org.junit.jupiter.api.Test;

/** Tests of the flags that react to the mouse. */
final class ScrubMarksTest {

  private static final ScrubScale SCALE =
      new ScrubScale(new Box(16, 0, 600, 64), RunScale.linear(100));

  private final ScrubMarks marks =
      new ScrubMarks(0, Loop.none(), ImmutableSortedMap.of(25.0, "first", 26.0, "", 75.0, ""));

  @Test
  void aFlagReactsWhereItIsPainted() {
    assertThat(marks.flagAt(16 + 450 + 5, 6, SCALE)).contains(75.0);
    assertThat(marks.flagAt(16 + 450 - 1, 0, SCALE)).contains(75.0);
    assertThat(marks.flagAt(16 + 450 + 20, 6, SCALE)).isEmpty();
    assertThat(marks.flagAt(16 + 450 - 5, 6, SCALE)).isEmpty();
    assertThat(marks.flagAt(16 + 450, 40, SCALE)).isEmpty();
  }

  @Test
  void theFlagOnTopReactsWhereFlagsOverlap() {
    assertThat(marks.flagAt(16 + 150 + 2, 6, SCALE)).contains(25.0);
    assertThat(marks.flagAt(16 + 150 + 8, 6, SCALE)).contains(26.0);
  }
}
