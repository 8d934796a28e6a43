package org.cspworkbench.core.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import java.util.HashSet;
import java.util.Set;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.testing.Case;
import org.cspworkbench.core.testing.Composition;
import org.cspworkbench.core.trace.Recording.Goal;
import org.junit.jupiter.api.Test;

final class TraceFingerprintTest {

  private static Trace trace(Composition composition, int queens) {
    return Recording.of(
            composition,
            Case.of(1, Queens.pairwise(queens)),
            Goal.FIRST_SOLUTION,
            new TraceRecorder(Detail.FINE))
        .trace();
  }

  /** The beginnings of one run are different from each other and from those of other problems. */
  @Test
  void tellsTheBeginningsOfRunsApart() {
    Composition composition = Composition.everyPair().findFirst().orElseThrow();
    Set<Integer> known = new HashSet<>();
    int count = 0;
    for (int queens : ImmutableList.of(4, 5, 6, 7)) {
      Trace trace = trace(composition, queens);
      Trace again = trace(composition, queens);
      for (int end = 0; end <= trace.length(); end++) {
        int fingerprint = TraceFingerprint.of(trace, end);
        assertThat(TraceFingerprint.of(again, end)).isEqualTo(fingerprint);
        known.add(fingerprint);
        count++;
      }
    }
    assertThat(known).hasSize(count);
  }

  /** Two runs have the same fingerprint exactly as long as they have had the same events. */
  @Test
  void tellsRunsApartFromTheirFirstDifferentEventOn() {
    ImmutableList<Trace> traces =
        Composition.everyPair()
            .map(composition -> trace(composition, 6))
            .collect(ImmutableList.toImmutableList());
    for (Trace one : traces) {
      for (Trace other : traces) {
        int same = 0;
        int length = Math.min(one.length(), other.length());
        while (same < length && one.packed(same) == other.packed(same)) {
          same++;
        }
        assertThat(TraceFingerprint.of(one, same)).isEqualTo(TraceFingerprint.of(other, same));
        if (same < length) {
          assertThat(TraceFingerprint.of(one, length))
              .isNotEqualTo(TraceFingerprint.of(other, length));
        }
      }
    }
  }

  @Test
  void takesEventsThatAreRecorded() {
    Trace trace = trace(Composition.everyPair().findFirst().orElseThrow(), 4);

    assertThatThrownBy(() -> TraceFingerprint.of(trace, trace.length() + 1))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }
}
