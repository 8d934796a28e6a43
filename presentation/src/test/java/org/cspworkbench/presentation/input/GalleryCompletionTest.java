package org.cspworkbench.presentation.input;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Names of problems as they are typed, letter by letter. */
final class GalleryCompletionTest {

  @Test
  void everyCompletionBeginsWithWhatIsTypedAndNamesAProblem() {
    for (String typed : new String[] {"til", "tiles:", "tiles:s", "tiles-periodic:kn", "quee"}) {
      assertThat(GalleryCompletion.of(typed))
          .as(typed)
          .isNotEmpty()
          .allSatisfy(
              text -> {
                assertThat(text).startsWith(typed);
                assertThat(GalleryCompletion.isOne(text)).isTrue();
                assertThat(GalleryArgument.problem(text, 1).csp().variables()).isNotEmpty();
              });
    }
    assertThat(GalleryCompletion.of("tiles:sk")).containsExactly("tiles:skyline,24");
  }

  @Test
  void whatIsFinishedOrUnknownIsNotCompleted() {
    for (String typed : new String[] {"", "tiles:sewer,2", "tiles:zebra", "53..7", "unknown:"}) {
      assertThat(GalleryCompletion.of(typed)).as(typed).isEmpty();
    }
  }

  @Test
  void puzzlesAndTheNotationAreNoNames() {
    String notes = "variables a, b in 1..3";
    for (String text :
        new String[] {"", "53..7....", "problem p", notes, "queens:8\nlatin:7", "q"}) {
      assertThat(GalleryCompletion.isOne(text)).as(text).isFalse();
    }
    assertThat(GalleryCompletion.isOne(" australia\n")).isTrue();
  }
}
