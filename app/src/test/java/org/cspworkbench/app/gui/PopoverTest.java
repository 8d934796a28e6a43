package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.Rectangle;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLayeredPane;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import org.cspworkbench.app.gui.replay.OptionsForm;
import org.cspworkbench.app.gui.replay.SolverPicker;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.theme.ThemeChoice;
import org.cspworkbench.app.gui.theme.ThemeSwitch;
import org.cspworkbench.app.gui.widget.Popover;
import org.cspworkbench.app.gui.widget.WindowThreads;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.viewer.play.PlayModel;
import org.cspworkbench.viewer.problem.OptionsModel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Verifies that the whole content of a popover can be reached and read in windows of any size. */
final class PopoverTest {

  private OffscreenWindow window;
  private final JButton button = new JButton("open");

  @BeforeEach
  void light() {
    Theme.prepare();
    OffscreenWindow.onEventThread(Theme.LIGHT::install);
    window = Screen.see(OffscreenWindow::new);
  }

  @AfterEach
  void lightAgain() {
    OffscreenWindow.onEventThread(() -> window.look(Theme.LIGHT, 1));
  }

  @ParameterizedTest
  @CsvSource({
    "LIGHT, 1, 960, 640",
    "LIGHT, 2, 960, 640",
    "LIGHT, 2, 1280, 800",
    "PROJECTOR, 1, 960, 640",
    "PROJECTOR, 2, 960, 640"
  })
  void everythingIsWithinTheWindowAndCanBeReached(Theme theme, float zoom, int width, int height) {
    OffscreenWindow.onEventThread(
        () -> {
          window.look(theme, zoom);
          JPanel page = new JPanel(new BorderLayout());
          page.add(button, BorderLayout.NORTH);
          window.show(page);
        });
    window.layOut(width, height, () -> {});
    Map<String, Runnable> openings = new TreeMap<>();
    openings.put("settings", this::openSettings);
    openings.put(
        "solvers",
        () ->
            new SolverPicker(SolverCatalog.SOLVERS.get(0), solver -> true, solver -> {})
                .open(button));
    openings.put(
        "options",
        () ->
            OptionsForm.whole(new OptionsModel(manyOptions()), () -> {}, WindowThreads.background())
                .open(button));
    openings.put("keys", () -> KeysPanel.open(window.root(), EveryCommand.LIST));
    openings.forEach(
        (name, open) -> {
          OffscreenWindow.onEventThread(() -> window.open(open));
          window.layOut(width, height, () -> {});
          assertThat(Screen.see(() -> Readability.faults(popover(), text -> true)))
              .as(name)
              .isEmpty();
          Dimension size = window.root().getSize();
          assertThat(new Rectangle(size).contains(popover().getComponent(0).getBounds()))
              .as(name)
              .isTrue();
          OffscreenWindow.onEventThread(() -> Popover.closeAll(window.root()));
        });
  }

  /** Text has another width on a screen of another resolution than that of no screen. */
  @Test
  void theSizeIsThatOfTheContentInTheWindow() {
    OffscreenWindow.onEventThread(() -> window.show(button));
    window.layOut(960, 640, () -> {});
    JPanel content =
        new JPanel() {
          @Override
          public Dimension getPreferredSize() {
            return SwingUtilities.getRootPane(this) == null
                ? new Dimension(100, 50)
                : new Dimension(110, 60);
          }
        };
    OffscreenWindow.onEventThread(() -> window.open(() -> Popover.below(button, content, content)));
    window.layOut(960, 640, () -> {});
    Dimension size = Screen.see(() -> content.getSize());
    assertThat(size).isEqualTo(new Dimension(110, 60));
  }

  /** A new look replaces the list that is handling a key, and must not do so meanwhile. */
  @Test
  void aThemeIsInstalledAfterTheEventThatChoosesIt() {
    OffscreenWindow.onEventThread(() -> window.show(button));
    window.layOut(960, 640, () -> {});
    OffscreenWindow.onEventThread(() -> window.open(this::openSettings));
    OffscreenWindow.onEventThread(
        () -> {
          firstList(popover())
              .orElseThrow()
              .setSelectedIndex(List.of(ThemeChoice.values()).indexOf(ThemeChoice.DARK));
          assertThat(Theme.current()).isEqualTo(Theme.LIGHT);
        });
    assertThat(Screen.see(Theme::current)).isEqualTo(Theme.DARK);
  }

  private static Optional<JComboBox<?>> firstList(Container in) {
    for (Component each : in.getComponents()) {
      Optional<JComboBox<?>> found =
          each instanceof JComboBox<?> list
              ? Optional.of(list)
              : each instanceof Container inner ? firstList(inner) : Optional.empty();
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private void openSettings() {
    SettingsPanel.open(
        window.root(),
        new ThemeSwitch(Runnable::run, Runnable::run, () -> false),
        new PlayModel(WindowThreads.background(), System::nanoTime),
        new LanguageChoice());
  }

  private static Solver manyOptions() {
    return SolverCatalog.SOLVERS.stream()
        .max(Comparator.comparingInt(solver -> solver.parameters().size()))
        .orElseThrow();
  }

  private JComponent popover() {
    Component[] open =
        window.root().getLayeredPane().getComponentsInLayer(JLayeredPane.POPUP_LAYER);
    assertThat(open).hasSize(1);
    return (JComponent) open[0];
  }
}
