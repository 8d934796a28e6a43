package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.Callable;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.lesson.ShippedLecture;
import org.cspworkbench.viewer.decide.ChoicePoint;
import org.cspworkbench.viewer.decide.DecideModel;
import org.cspworkbench.viewer.lesson.LectureModel;
import org.cspworkbench.viewer.lesson.LessonModel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Verifies that what the class has decided is there again when the lecture returns to the scene.
 */
final class SceneBranchesTest {

  private final OffscreenWorkbench window = new OffscreenWorkbench();
  private final WorkbenchModels models = window.models();
  private final DecideModel decided = models.decideModel();

  @BeforeEach
  void openTheSceneInWhichTheClassDecides() throws InterruptedException {
    Screen.onEventThread(
        () -> {
          models.opener().open(ShippedLecture.find("introduction").orElseThrow());
          window.work();
        });
    while (models.lecture().step() < models.lecture().length() - 1) {
      Screen.onEventThread(models.lecture()::next);
      Screen.onEventThread(window::work);
    }
    await("there is a choice", () -> decided.point().isPresent() && !models.model().isRunning());
  }

  @AfterEach
  void close() {
    Screen.onEventThread(window::close);
  }

  private void await(String what, Callable<Boolean> condition) throws InterruptedException {
    Runs.await(
        what,
        () ->
            Screen.see(
                () -> {
                  models.model().refresh(System.nanoTime());
                  decided.refresh();
                  return condition.call();
                }));
  }

  private void chooseTheFifthValue() throws InterruptedException {
    ChoicePoint point = Screen.see(() -> decided.point().orElseThrow());
    Screen.onEventThread(() -> assertThat(decided.choose(decided.variable(point), 4)).isEmpty());
    await("the branch has run", () -> decided.branches().size() == 2 && position() > 0);
  }

  private int position() {
    return models.model().playback().map(at -> at.position()).orElse(0);
  }

  private int shown() {
    return decided.shown().orElseThrow().number();
  }

  @Test
  void theBranchesReturnWithTheScene() throws InterruptedException {
    chooseTheFifthValue();
    int position = Screen.see(this::position);
    Screen.onEventThread(models.lecture()::next);
    Screen.onEventThread(window::work);
    await("another run", () -> decided.branches().size() == 1);
    Screen.onEventThread(models.lecture()::previous);
    await("the branches are back", () -> decided.branches().size() == 2);
    assertThat(Screen.see(this::shown)).isEqualTo(2);
    assertThat(Screen.see(this::position)).isEqualTo(position);
    assertThat(decided.branches()).allMatch(each -> decided.figures(each).isPresent());
  }

  /**
   * Back and Next of the lecture go through the stops of a scene's lesson, then to the next scene.
   */
  @Test
  void oneButtonGoesThroughStopsAndScenes() {
    Screen.onEventThread(
        () -> {
          LectureModel lecture = models.lecture();
          LessonModel lesson = models.model().lesson();
          while (lecture.hasBack()) {
            lecture.back();
            window.work();
          }
          assertThat(lecture.step()).isEqualTo(1);
          int stops = 0;
          while (lecture.hasForward()) {
            int scene = lecture.step();
            int stop = lesson.step();
            boolean hasStop = lesson.isOpen() && stop < lesson.length();
            lecture.forward();
            window.work();
            assertThat(lecture.step()).isEqualTo(hasStop ? scene : scene + 1);
            if (hasStop) {
              assertThat(lesson.step()).isEqualTo(stop + 1);
              stops++;
            }
          }
          assertThat(lecture.step()).isEqualTo(lecture.length());
          assertThat(stops).isPositive();
          assertThat(lesson.isLed()).isTrue();
          lecture.close();
          assertThat(lesson.isLed()).isFalse();
        });
  }

  @Test
  void theSceneStartsAgainWithoutThem() throws InterruptedException {
    chooseTheFifthValue();
    Screen.onEventThread(models.lecture()::again);
    await("a new run", () -> decided.branches().size() == 1);
    Screen.onEventThread(models.lecture()::next);
    Screen.onEventThread(window::work);
    Screen.onEventThread(models.lecture()::previous);
    await("a new run", () -> decided.shown().isPresent());
    assertThat(decided.branches()).hasSize(1);
  }
}
