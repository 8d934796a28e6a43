package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.cspworkbench.app.canvas.DrawnTexts;
import org.cspworkbench.app.canvas.DrawnTexts.Text;
import org.cspworkbench.app.canvas.Looks;
import org.cspworkbench.core.trace.Counts;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.lesson.CheckedClaim;
import org.cspworkbench.presentation.lesson.LessonPassage;
import org.cspworkbench.presentation.lesson.Scene;
import org.cspworkbench.presentation.lesson.ShippedLecture;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Size;
import org.cspworkbench.viewer.lesson.LessonModel;
import org.cspworkbench.viewer.stage.StageCode;
import org.cspworkbench.viewer.stage.StageLayout;
import org.cspworkbench.viewer.stage.StagePainter;
import org.cspworkbench.viewer.stage.StageScene;
import org.cspworkbench.viewer.stage.StageScene.Figure;
import org.cspworkbench.viewer.stage.StageScene.Part;
import org.cspworkbench.viewer.words.Texts;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * Gives the shipped lecture on the stage of two projectors, and reads what is painted: at each stop
 * the whole sentence, the figures of a recount and the current line of the code, nothing cut off
 * and nothing too small; every claim of the script holds.
 */
class StagedLectureTest {

  private static final ImmutableList<Size> PROJECTORS =
      ImmutableList.of(new Size(1280, 800), new Size(1024, 768));
  private static final ImmutableList<Scene> SCENES =
      ShippedLecture.find("introduction").orElseThrow().read().scenes();

  private final OffscreenWorkbench window = new OffscreenWorkbench();
  private final WorkbenchModels models = window.models();

  @AfterEach
  void close() {
    window.close();
  }

  private LessonModel lesson() {
    return models.model().lesson();
  }

  private void awaitRest(String what) throws InterruptedException {
    Runs.await(
        what,
        () -> {
          window.work();
          models.workspaces().follow(System.nanoTime());
          boolean isAtRest = !models.model().isRunning() && !models.compareModel().isAtWork();
          return isAtRest && models.workspaces().shown().stage().isPresent();
        });
    window.work(); // pictures that the stage has requested
  }

  @Test
  void everyStatementOfTheLectureIsTrueOnTheStage() throws InterruptedException {
    models.opener().open(ShippedLecture.find("introduction").orElseThrow());
    window.work();
    for (Scene scene : SCENES) {
      String title = scene.title(Locale.getDefault());
      awaitRest(title);
      check(title);
      if (scene.content() instanceof Scene.Content.OfLesson shown) {
        int length = lesson().length();
        for (int stop = shown.stop() + 1; stop <= length; stop++) {
          lesson().next();
          awaitRest(title + ", stop " + stop);
          check(title + ", stop " + stop);
          assertThat(lesson().passage().map(LessonPassage::claims).orElse(ImmutableList.of()))
              .as("%s, stop %d", title, stop)
              .allMatch(CheckedClaim::holds);
          models.model().quiz().close();
        }
      }
      models.lecture().next();
      window.work();
    }
  }

  private void check(String where) {
    StageScene scene = models.workspaces().shown().stage().orElseThrow();
    for (Size window : PROJECTORS) {
      String name = "%s at %d × %d".formatted(where, window.width(), window.height());
      StageLayout layout = models.stage().layout(window, scene);
      ImmutableList<StageCode.Row> rows = models.stage().rows(scene, layout);
      List<Text> texts =
          DrawnTexts.of(
              Box.of(window), on -> StagePainter.paint(on, Looks.light(), layout, scene, 0, rows));
      String painted = tight(texts.stream().map(Text::text).collect(Collectors.joining()));
      for (Part part : scene.parts()) {
        assertThat(painted).as(name).contains(tight(part.sentence().text()));
      }
      if (scene.parts().size() == 1) {
        checkFigures(name, scene.parts().get(0), painted);
      }
      int current = scene.parts().get(0).code().current();
      if (!rows.isEmpty() && current >= 0) {
        assertThat(rows).as(name).anyMatch(StageCode.Row::isCurrent);
        String line = scene.parts().get(0).code().lines().get(current).text();
        assertThat(painted).as(name).contains(tight(line));
      }
      for (Text text : texts) {
        assertThat(isInside(window, text.ink())).as("%s: %s", name, text).isTrue();
        boolean isOnBoard =
            layout.panes().stream().anyMatch(pane -> pane.board().contains(text.ink().centre()));
        assertThat(text.size())
            .as("%s: %s", name, text)
            .isGreaterThanOrEqualTo(isOnBoard ? 12 : StageLayout.LETTERS);
      }
    }
  }

  /** Compares the figures with a recount by a player of its own. */
  private void checkFigures(String name, Part part, String painted) {
    if (!part.answers().isEmpty()) {
      part.answers().forEach(answer -> assertThat(painted).as(name).contains(tight(answer)));
      return;
    }
    for (Figure figure : part.figures()) {
      assertThat(painted).as(name).contains(tight(figure.number()), tight(figure.name()));
    }
    Playback playback = models.model().playback().orElse(null);
    if (playback != null && !part.figures().isEmpty() && !part.code().lines().isEmpty()) {
      TracePlayer player = playback.player().trace().player();
      player.seek(playback.position());
      Counts counts = player.state().counters();
      long first = counts.moves() > 0 ? counts.moves() : counts.nodes();
      assertThat(part.figures().get(0).number()).as(name).isEqualTo(Texts.number(first));
    }
  }

  private static boolean isInside(Size window, Box ink) {
    return ink.isEmpty() || Box.of(window).contains(ink);
  }

  private static String tight(String text) {
    return CharMatcher.whitespace().removeFrom(text);
  }
}
