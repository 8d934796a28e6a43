package org.cspworkbench.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Typing errors are recognised, and nothing is suggested if no name is similar. */
final class NearestTest {

  private static final List<String> NAMES =
      List.of("backtracking", "forward-checking", "mac", "wfc", "wfc-backtracking");

  @Test
  void aNameWithOneTypingErrorIsFound() {
    assertThat(Nearest.hint("mca", NAMES)).isEqualTo(" (did you mean mac?)");
    assertThat(Nearest.hint("backtraking", NAMES)).isEqualTo(" (did you mean backtracking?)");
    assertThat(Nearest.hint("forwardchecking", NAMES))
        .isEqualTo(" (did you mean forward-checking?)");
    assertThat(Nearest.hint("wfcbacktracking", NAMES))
        .isEqualTo(" (did you mean wfc-backtracking?)");
  }

  @Test
  void nothingIsSuggestedIfNoNameIsSimilar() {
    assertThat(Nearest.hint("simulated-annealing", NAMES)).isEmpty();
    assertThat(Nearest.hint("", NAMES)).isEmpty();
  }

  @Test
  void theEditDistanceIsCorrect() {
    assertThat(Nearest.slips("", "abc")).isEqualTo(3);
    assertThat(Nearest.slips("abc", "acb")).as("swapped").isEqualTo(1);
    assertThat(Nearest.slips("kitten", "sitting")).isEqualTo(3);
    assertThat(Nearest.slips("same", "same")).isZero();
  }
}
