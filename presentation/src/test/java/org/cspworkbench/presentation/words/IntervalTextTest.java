package org.cspworkbench.presentation.words;

import static org.assertj.core.api.Assertions.assertThat;

import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.trace.ValueSet;
import org.junit.jupiter.api.Test;

/** Sets of values of wide domains are named by a few intervals. */
final class IntervalTextTest {

  private static final Domain WIDE = Domain.range(10, 1_000_000);

  @Test
  void intervalsAreNamedAndTheRestIsCounted() {
    assertThat(IntervalText.of(WIDE, ValueSet.range(2, 497))).isEqualTo("12..507");
    assertThat(IntervalText.of(WIDE, ValueSet.of(0, 1, 2, 5, 7, 9, 11)))
        .isEqualTo("10..12, 15, 17, … +2");
    assertThat(IntervalText.of(WIDE, ValueSet.of(0, 1, 2, 5, 7, 9, 11), 1))
        .isEqualTo("10..12, … +4");
    assertThat(IntervalText.of(WIDE, ValueSet.empty())).isEmpty();
  }

  @Test
  void onlyWideDomainsAreNamedByIntervals() {
    ValueSet values = ValueSet.of(0, 1, 2, 5);
    Domain narrow = Domain.range(1, 1024);
    assertThat(IntervalText.isFor(narrow)).isFalse();
    assertThat(IntervalText.names(narrow, values)).containsExactly("1", "2", "3", "6");
    assertThat(IntervalText.names(Domain.range(1, 1025), values)).containsExactly("1..3", "6");
  }
}
