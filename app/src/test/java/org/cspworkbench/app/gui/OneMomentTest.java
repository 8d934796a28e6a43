package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.app.gui.Screen.see;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.RepaintManager;
import org.cspworkbench.app.gui.run.ExplorePreset;
import org.cspworkbench.app.gui.run.RunPage;
import org.cspworkbench.app.gui.run.RunPreset;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.playback.Landmark;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.decide.DecideModel;
import org.cspworkbench.viewer.explore.ExploreModel;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.cspworkbench.viewer.run.Background;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * All panels show one event, whatever has moved to it, and change on the screen together: every
 * written event is the current one before the event thread is left, and a page is painted as one
 * region.
 */
class OneMomentTest {

  private static final Pattern EVENT = Pattern.compile("event ([0-9,]+)( of [0-9,]+)?");
  private static final int WIDTH = 1280;
  private static final int HEIGHT = 800;

  private final AnimateModel model = see(() -> new AnimateModel(Runs.THREADS, 1 << 22));
  private final OffscreenWindow window = see(OffscreenWindow::new);
  private final RepaintManager usual = see(() -> RepaintManager.currentManager(window.root()));
  private long now = 1;

  /** Records the number of whole repaints of each component. */
  private static final class WholeRepaints extends RepaintManager {
    private final Map<JComponent, Integer> counts = new HashMap<>();

    @Override
    public void addDirtyRegion(JComponent component, int x, int y, int width, int height) {
      if (x <= 0 && y <= 0 && width >= component.getWidth() && height >= component.getHeight()) {
        counts.merge(component, 1, Integer::sum);
      }
    }
  }

  @AfterEach
  void stop() {
    OffscreenWindow.onEventThread(
        () -> {
          RepaintManager.setCurrentManager(usual);
          model.stop();
        });
  }

  private void open(JComponent page) throws InterruptedException {
    OffscreenWindow.onEventThread(
        () -> {
          window.show(page);
          model.open(PuzzleEntry.ofText("Puzzle", "Text", Runs.HARD));
        });
    Runs.await(
        "the run is over",
        () ->
            see(
                () -> {
                  model.refresh(now);
                  return !model.isRunning() && model.playback().isPresent();
                }));
    OffscreenWindow.onEventThread(
        () -> {
          model.playback().orElseThrow().toStart();
          model.refresh(now);
        });
    window.layOut(WIDTH, HEIGHT, () -> {});
  }

  @Test
  void animateShowsOneEventWhileItPlays() throws InterruptedException {
    RunPage page = see(() -> new RunPage(model, RunPresets.animate(model), command -> {}));
    open(page);
    checkFrames(page);
  }

  @Test
  void exploreShowsOneEventWhileItPlaysAndWhereverOneGoes() throws InterruptedException {
    ExploreModel explore = see(() -> new ExploreModel(model, Background.NONE));
    DecideModel decide = see(() -> new DecideModel(model));
    RunPreset exploration = new ExplorePreset(explore, decide, command -> {});
    RunPage page = see(() -> new RunPage(model, exploration, command -> {}));
    open(page);
    OffscreenWindow.onEventThread(explore::refresh);
    checkFrames(page);
    Set<Integer> seen = new HashSet<>();
    List<Consumer<Playback>> moves =
        List.of(
            at -> explore.select(7),
            at -> explore.toParent(),
            at -> at.next(Landmark.SOLUTION),
            at -> at.seek(90),
            at -> at.next(Landmark.CONTRADICTION));
    for (Consumer<Playback> move : moves) {
      OffscreenWindow.onEventThread(
          () -> {
            Playback at = model.playback().orElseThrow();
            move.accept(at);
            seen.add(at.position());
            assertShown(page);
          });
    }
    assertThat(seen).hasSizeGreaterThan(3);
  }

  private void checkFrames(JComponent page) {
    OffscreenWindow.onEventThread(
        () -> {
          model.setDelay(10);
          WholeRepaints repaints = new WholeRepaints();
          RepaintManager.setCurrentManager(repaints);
          Playback at = model.playback().orElseThrow();
          at.play();
          model.refresh(now);
          for (int frame = 0; frame < 20; frame++) {
            int before = at.position();
            repaints.counts.clear();
            now += 200_000_000;
            model.refresh(now);
            assertThat(at.position()).isGreaterThan(before);
            assertThat(repaints.counts).as("the page as a whole").containsEntry(page, 1);
            assertShown(page);
          }
          at.pause();
          model.refresh(now);
        });
  }

  private void assertShown(JComponent page) {
    int position = model.playback().orElseThrow().position();
    assertThat(events(page)).isNotEmpty().allMatch(written -> written == position);
  }

  private static Stream<Integer> events(JComponent page) {
    TextRecorder recorder = new TextRecorder(page.getWidth(), page.getHeight());
    page.print(recorder);
    return recorder.texts().stream()
        .map(written -> EVENT.matcher(written.text()))
        .filter(Matcher::matches)
        .map(event -> Integer.parseInt(event.group(1).replace(",", "")));
  }
}
