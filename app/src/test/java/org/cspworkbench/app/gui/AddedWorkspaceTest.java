package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.ActionMap;
import javax.swing.JLabel;
import javax.swing.JMenu;
import javax.swing.JMenuBar;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import javax.swing.JRootPane;
import javax.swing.KeyStroke;
import org.cspworkbench.app.gui.ExtraWorkspace.ExtraCommand;
import org.cspworkbench.app.gui.widget.KeyBinder;
import org.cspworkbench.app.gui.widget.Keys;
import org.cspworkbench.viewer.command.WindowCommands;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Verifies that a workspace is added by one call: its command appears in the side bar, in a menu
 * and in the list of keys, and is bound to its key.
 */
final class AddedWorkspaceTest {

  private final OffscreenWorkbench offscreen = new OffscreenWorkbench();
  private final WorkbenchModels models = offscreen.models();
  private final ExtraWorkspace extra = new ExtraWorkspace();

  @BeforeEach
  void add() {
    Screen.onEventThread(() -> models.workspaces().add(extra));
  }

  @AfterEach
  void close() {
    offscreen.close();
  }

  @Test
  void itsCommandShowsIt() {
    Screen.onEventThread(() -> models.commands().accept(ExtraCommand.SHOW_EXTRA));
    assertThat(offscreen.stage().shown()).isEqualTo(ExtraCommand.SHOW_EXTRA);
    assertThat(offscreen.stage().title()).isEqualTo(ExtraWorkspace.TITLE);
    assertThat(models.workspaces().shown()).isSameAs(extra);
  }

  @Test
  void theSideBarHasAButtonForIt() {
    Screen.onEventThread(
        () -> {
          SideBar bar = new SideBar(models.commands(), models.workspaces());
          bar.enable(extra.tab(), true);
          all(bar, AbstractButton.class).stream()
              .filter(button -> ExtraWorkspace.TITLE.equals(button.getText()))
              .forEach(AbstractButton::doClick);
        });
    assertThat(models.workspaces().isAt(ExtraCommand.SHOW_EXTRA)).isTrue();
  }

  @Test
  void aMenuHasItsCommand() {
    Screen.onEventThread(
        () -> {
          JMenuBar bar = Menus.bar(models);
          JMenu menu =
              IntStream.range(0, bar.getMenuCount())
                  .mapToObj(bar::getMenu)
                  .filter(each -> ExtraWorkspace.TITLE.equals(each.getText()))
                  .findFirst()
                  .orElseThrow();
          ((JMenuItem) menu.getMenuComponent(0)).doClick();
        });
    assertThat(extra.count()).isEqualTo(1);
  }

  @Test
  void theListOfKeysHasItsCommands() {
    List<String> texts = new ArrayList<>();
    Screen.onEventThread(
        () -> {
          JRootPane root = new JRootPane();
          root.setSize(1280, 800);
          KeysPanel.open(root, models.commands().commands());
          all(root, JLabel.class).forEach(label -> texts.add(label.getText()));
        });
    assertThat(texts)
        .contains("In the extra workspace", ExtraCommand.COUNT.title(), ExtraWorkspace.TITLE)
        .containsSequence(Keys.title(ExtraCommand.COUNT), ExtraCommand.COUNT.title());
  }

  /** The key is not active in other workspaces. */
  @Test
  void itsKeyWorksWhileItIsDisplayed() {
    JPanel root = new JPanel();
    new KeyBinder(
            models.commands(), scope -> models.workspaces().shown().openScopes().contains(scope))
        .bind(root, models.commands().commands());
    KeyStroke key = Keys.of(ExtraCommand.COUNT).get(0);
    ActionMap actions = root.getActionMap();
    assertThat(actions.get(key).isEnabled()).isFalse();
    Screen.onEventThread(() -> models.workspaces().goTo(ExtraCommand.SHOW_EXTRA));
    assertThat(actions.get(key).isEnabled()).isTrue();
    actions.get(key).actionPerformed(null);
    assertThat(extra.count()).isEqualTo(1);
    Screen.onEventThread(() -> models.workspaces().goTo(WindowCommands.START_PAGE));
    assertThat(actions.get(key).isEnabled()).isFalse();
  }

  private static <T extends Component> List<T> all(Container in, Class<T> type) {
    return Stream.of(in.getComponents())
        .flatMap(
            each ->
                Stream.concat(
                    type.isInstance(each) ? Stream.of(type.cast(each)) : Stream.empty(),
                    each instanceof Container inner ? all(inner, type).stream() : Stream.empty()))
        .toList();
  }
}
