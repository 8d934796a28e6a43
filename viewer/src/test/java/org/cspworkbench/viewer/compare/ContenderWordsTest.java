package org.cspworkbench.viewer.compare;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests of the narration when space is scarce. */
class ContenderWordsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "r9c4 has no value left: its peer r4c4 is 2, the last one. | r9c4 has no value left.",
        "Try r1c8 = 7. 1, 2, 3, 4, 5 and 6 have failed. | Try r1c8 = 7.",
        "Tenta r5c6 = 1. | Tenta r5c6 = 1.",
        "r4c5 fica com 3, que viola 2 restrições. | r4c5 fica com 3.",
        "q2 = 2 is wrong: it violates q1 ≠ q2 − 1. | q2 = 2 is wrong."
      })
  void theGistOmitsTheReason(String sentence, String gist) {
    assertThat(ContenderWords.gist(sentence)).isEqualTo(gist);
  }
}
