package org.cspworkbench.viewer.stage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests of the controls of the stage, and of the way back from it. */
class StageModelTest {

  private static final long SECOND = TimeUnit.SECONDS.toNanos(1);

  private final StageModel stage = new StageModel();

  @BeforeEach
  void enter() {
    stage.switchOnOrOff();
  }

  @Test
  void controlsGoAfterTwoSeconds() {
    stage.showControls(0);
    stage.follow(2 * SECOND, false);
    assertThat(stage.hasControls()).isTrue();
    stage.follow(2 * SECOND + 1, false);
    assertThat(stage.hasControls()).isFalse();
  }

  @Test
  void controlsStayUnderThePointerAndTwoSecondsLonger() {
    stage.showControls(0);
    stage.follow(9 * SECOND, true);
    stage.follow(11 * SECOND, false);
    assertThat(stage.hasControls()).isTrue();
    stage.follow(11 * SECOND + 1, false);
    assertThat(stage.hasControls()).isFalse();
  }

  @Test
  void escapeShowsABlankStageThenHidesTheControlsThenLeaves() {
    stage.showControls(0);
    stage.switchBlank();
    stage.escape();
    assertThat(stage.isBlank()).isFalse();
    assertThat(stage.hasControls()).isTrue();
    stage.escape();
    assertThat(stage.hasControls()).isFalse();
    assertThat(stage.isOn()).isTrue();
    stage.escape();
    assertThat(stage.isOn()).isFalse();
  }

  @Test
  void theStageIsNeitherBlankNorCoveredWhenItIsEntered() {
    stage.showControls(0);
    stage.switchBlank();
    stage.switchOnOrOff();
    stage.switchOnOrOff();
    assertThat(stage.isBlank()).isFalse();
    assertThat(stage.hasControls()).isFalse();
  }
}
