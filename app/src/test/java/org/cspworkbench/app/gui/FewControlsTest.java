package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.awt.Component;
import java.awt.Container;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JMenu;
import javax.swing.JMenuBar;
import javax.swing.JSlider;
import javax.swing.text.JTextComponent;
import org.cspworkbench.app.gui.run.RunScrubBar;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.viewer.animate.AnimateCommands;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.junit.jupiter.api.Test;

/** Counts the controls of the window while a run is animated, without menus. */
class FewControlsTest {

  private static final int MOST = 18;

  private final OffscreenWorkbench workbench = new OffscreenWorkbench();

  @Test
  void aRunAtRestHasFewControls() throws InterruptedException {
    Theme.prepare();
    WorkbenchModels models = workbench.models();
    OffscreenWindow window =
        Screen.see(
            () -> {
              Theme.LIGHT.install();
              models.opener().open(PuzzleEntry.ofText("Puzzle", "Text", Runs.EASY));
              return new OffscreenWindow();
            });
    Runs.await(
        "the run is over",
        () -> {
          Screen.onEventThread(
              () -> {
                workbench.work();
                models.model().showEnd();
                models.model().refresh(System.nanoTime());
              });
          return models.model().playback().map(Playback::isAtEnd).orElse(false);
        });
    Workspace animate = models.workspaces().at(AnimateCommands.ANIMATE);
    Screen.onEventThread(() -> window.show(animate.page()));
    window.layOut(1280, 800, () -> models.model().refresh(System.nanoTime()));
    JMenuBar menus = Screen.see(() -> Menus.bar(models));
    ImmutableList<String> controls =
        Screen.see(
            () ->
                Stream.concat(controls(window.content()), controls(menus))
                    .collect(ImmutableList.toImmutableList()));
    assertThat(controls).hasSizeBetween(10, MOST);
    workbench.close();
  }

  private static Stream<String> controls(Container in) {
    return Stream.of(in.getComponents()).filter(Component::isVisible).flatMap(FewControlsTest::of);
  }

  private static Stream<String> of(Component component) {
    boolean isControl =
        component instanceof AbstractButton
            || component instanceof JSlider
            || component instanceof JTextComponent
            || component instanceof RunScrubBar;
    if (component instanceof JMenu) {
      return Stream.empty();
    }
    if (isControl) {
      return Stream.of(component.getAccessibleContext().getAccessibleName());
    }
    return component instanceof Container container ? controls(container) : Stream.empty();
  }
}
