package org.cspworkbench.viewer.animate;

import static org.assertj.core.api.Assertions.assertThat;

import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.junit.jupiter.api.Test;

/** Verifies that the legend is shown at the first run only, and afterwards on request. */
class LegendModelTest {

  private final AnimateModel model = new AnimateModel(Runnable::run);

  @Test
  void theLegendOpensWithTheFirstRunThatIsEverShown() {
    model.legend().openAtFirstRun();
    assertThat(model.legend().isOpen()).isFalse();
    run();
    assertThat(model.legend().isOpen()).isTrue();
    assertThat(model.legend().isNew()).as("it is remembered as seen").isFalse();
    model.legend().switchOnOrOff();
    run();
    assertThat(model.legend().isOpen()).isFalse();
  }

  @Test
  void whoKnowsTheLegendOpensItOnRequest() {
    run();
    assertThat(model.legend().isOpen()).isFalse();
    model.legend().switchOnOrOff();
    assertThat(model.legend().isOpen()).isTrue();
  }

  private void run() {
    model.open(PuzzleEntry.ofGallery("queens:4", 1));
    model.refresh(System.nanoTime());
  }
}
