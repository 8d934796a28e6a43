package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Optional;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.lesson.ShippedLesson;
import org.cspworkbench.presentation.playback.DelayUnit;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.animate.Notice;
import org.cspworkbench.viewer.compare.CompareModel;
import org.cspworkbench.viewer.compare.ComparisonRequest;
import org.cspworkbench.viewer.compare.Lock;
import org.cspworkbench.viewer.decide.DecideModel.Chooser;
import org.cspworkbench.viewer.explore.ExploreModel.Parts;
import org.cspworkbench.viewer.lesson.OpenedLesson;
import org.cspworkbench.viewer.lesson.TaughtLesson;
import org.cspworkbench.viewer.words.Texts;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** A lesson is displayed in its own view, whatever was displayed before and is restored after. */
final class LessonViewsTest {

  @SuppressWarnings("unused") // used by the tests
  static final Iterable<ShippedLesson> LESSONS = ShippedLesson.ALL;

  private final OffscreenWorkbench window = new OffscreenWorkbench();
  private final WorkbenchModels models = window.models();
  private final AnimateModel runs = models.model();
  private final CompareModel comparison = models.compareModel();

  @AfterEach
  void close() {
    window.close();
  }

  private static TaughtLesson lesson(String id) {
    return TaughtLesson.of(OpenedLesson.of(ShippedLesson.find(id).orElseThrow()), Limits.none());
  }

  @Test
  void nothingLeaksIntoALessonAndTheSettingsOfTheUserReturn() {
    ComparisonRequest own =
        new ComparisonRequest(ComparisonRequest.USUAL.solvers().reverse(), 3, Lock.EVENT);
    runs.setDelay(7);
    runs.setDelayUnit(DelayUnit.EVENT);
    runs.quiz().switchOnOrOff();
    comparison.setRequest(own);
    models.exploreModel().setParts(Parts.BOTH);
    models.exploreModel().foldFails();
    models.decideModel().setChooser(Chooser.VIEWER_ALWAYS);

    models.opener().teach(lesson("look-ahead"));

    assertThat(runs.delay()).isEqualTo(500);
    assertThat(runs.delayUnit()).isEqualTo(DelayUnit.DECISION);
    assertThat(runs.quiz().isOn()).isFalse();
    assertThat(comparison.contenders())
        .extracting(each -> each.name().solver().about().id())
        .containsExactly("forward-checking", "mac");
    assertThat(models.exploreModel().parts()).isEqualTo(Parts.TREE);
    assertThat(models.exploreModel().foldsFails()).isFalse();
    assertThat(models.decideModel().chooser()).isEqualTo(Chooser.ALGORITHM);

    runs.lesson().close();
    assertThat(runs.delay()).isEqualTo(7);
    assertThat(runs.delayUnit()).isEqualTo(DelayUnit.EVENT);
    assertThat(runs.quiz().isOn()).isTrue();
    assertThat(comparison.request()).isEqualTo(own);
    assertThat(models.exploreModel().parts()).isEqualTo(Parts.BOTH);
  }

  /** "No solution: all 10 nodes" would answer the question of the lesson before it is asked. */
  @Test
  void theOutcomeIsDisplayedNoSoonerThanTheEndOfTheRun() throws InterruptedException {
    TaughtLesson taught = lesson("not-equal");
    models.opener().teach(taught);
    Runs.await(
        "the end of the run",
        () -> {
          runs.refresh(System.nanoTime());
          return !runs.isRunning() && runs.playback().isPresent();
        });
    assertThat(runs.notices().current()).isEmpty();
    runs.playback().ifPresent(Playback::toEnd);
    assertThat(runs.notices().current().map(Notice::text).orElse("")).contains("10");
    runs.playback().ifPresent(Playback::toStart);
    models.opener().teach(taught, Optional.empty(), 0);
    Runs.await(
        "the end of the run",
        () -> {
          runs.refresh(System.nanoTime());
          return !runs.isRunning() && runs.playback().isPresent();
        });
    assertThat(runs.notices().current()).as("without a view, as ever").isPresent();
  }

  @ParameterizedTest
  @FieldSource("LESSONS")
  void cardsAndMenusHaveTheTitleOfTheLesson(ShippedLesson lesson) {
    assertThat(lesson.read().title(Locale.getDefault()))
        .isEqualTo(Texts.text("lesson." + lesson.id()));
  }
}
