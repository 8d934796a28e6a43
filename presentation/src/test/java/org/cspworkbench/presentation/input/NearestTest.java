package org.cspworkbench.presentation.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Slips of the finger are recognised, and nothing is guessed where nothing is near. */
final class NearestTest {

  private static final List<String> NAMES =
      List.of("backtracking", "forward-checking", "mac", "wfc", "wfc-backtracking");

  @Test
  void oneSlipIsForgiven() {
    assertThat(Nearest.hint("mca", NAMES)).isEqualTo(" (did you mean mac?)");
    assertThat(Nearest.hint("backtraking", NAMES)).isEqualTo(" (did you mean backtracking?)");
    assertThat(Nearest.hint("forwardchecking", NAMES))
        .isEqualTo(" (did you mean forward-checking?)");
    assertThat(Nearest.hint("wfcbacktracking", NAMES))
        .isEqualTo(" (did you mean wfc-backtracking?)");
  }

  @Test
  void nothingIsGuessedWhereNothingIsNear() {
    assertThat(Nearest.hint("simulated-annealing", NAMES)).isEmpty();
    assertThat(Nearest.hint("", NAMES)).isEmpty();
  }

  @Test
  void slipsAreCounted() {
    assertThat(Nearest.slips("", "abc")).isEqualTo(3);
    assertThat(Nearest.slips("abc", "acb")).as("swapped").isEqualTo(1);
    assertThat(Nearest.slips("kitten", "sitting")).isEqualTo(3);
    assertThat(Nearest.slips("same", "same")).isZero();
  }
}
