package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import java.awt.Component;
import java.awt.Container;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import javax.swing.SwingUtilities;
import org.cspworkbench.app.gui.compare.CompareModel;
import org.cspworkbench.app.gui.compare.ComparePage;
import org.cspworkbench.app.gui.compare.Lock;
import org.cspworkbench.app.gui.input.PuzzleEntry;
import org.cspworkbench.app.gui.input.Reading;
import org.cspworkbench.app.gui.tape.BoardPane;
import org.cspworkbench.app.gui.theme.Theme;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where boards stand beside each other, nothing moves while they are played. */
final class CompareBoardsTest {

  private final CompareModel model = new CompareModel();

  @BeforeEach
  void light() {
    Theme.prepare();
    OffscreenWindow.onEventThread(Theme.LIGHT::install);
  }

  @AfterEach
  void stop() {
    OffscreenWindow.onEventThread(model::stop);
  }

  @ParameterizedTest
  @CsvSource({"1024, 700", "1024, 640", "1280, 800", "1100, 1000"})
  void fourBoardsStayWhereTheyAre(int width, int height) throws InterruptedException {
    OffscreenWindow window = Screen.see(OffscreenWindow::new);
    ComparePage page = Screen.see(() -> new ComparePage(model, command -> {}));
    OffscreenWindow.onEventThread(
        () -> {
          model.setCount(CompareModel.MOST);
          model.open((Reading.Opened) PuzzleEntry.ofText("Puzzle", "Text", Runs.EASY));
          window.show(page);
        });
    ImmutableSet.Builder<List<Rectangle>> places = ImmutableSet.builder();
    Runs.await(
        "all have run",
        () ->
            Screen.see(
                () -> {
                  model.refresh(System.nanoTime());
                  return model.contenders().stream().allMatch(each -> each.player().isPresent());
                }));
    window.layOut(width, height, () -> model.playback().toStart());
    for (Lock lock : Lock.values()) {
      for (int i = 0; i <= 4; i++) {
        double share = i / 4.0;
        window.layOut(
            width,
            height,
            () -> {
              model.setLock(lock);
              model.playback().seek(model.playback().end() * share);
              model.refresh(System.nanoTime());
            });
        places.add(Screen.see(() -> places(page)));
      }
    }
    assertThat(places.build()).hasSize(1);
  }

  private static List<Rectangle> places(ComparePage page) {
    List<Rectangle> places = new ArrayList<>();
    collect(page, page, places);
    return places;
  }

  /** Those of the boards. */
  private static void collect(ComparePage page, Container in, List<Rectangle> places) {
    for (Component each : in.getComponents()) {
      if (each instanceof BoardPane) {
        places.add(SwingUtilities.convertRectangle(in, each.getBounds(), page));
      }
      if (each instanceof Container inner) {
        collect(page, inner, places);
      }
    }
  }
}
