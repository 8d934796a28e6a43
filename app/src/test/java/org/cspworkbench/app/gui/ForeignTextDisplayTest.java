package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.gson.Gson;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.awt.Component;
import java.awt.Container;
import java.awt.Window;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JMenu;
import javax.swing.JToolTip;
import javax.swing.plaf.basic.BasicHTML;
import org.cspworkbench.app.gui.settings.RecentFiles;
import org.cspworkbench.app.gui.settings.RecentFiles.RecentFile;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.game.GameText;
import org.cspworkbench.presentation.game.SavedGame;
import org.cspworkbench.presentation.game.Terms;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.viewer.animate.AnimateCommands;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.compare.CompareCommands;
import org.cspworkbench.viewer.explore.ExploreCommands;
import org.cspworkbench.viewer.problem.Reading;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Verifies that names and texts from files are displayed literally in every part of the window. */
@Tag("display")
class ForeignTextDisplayTest extends OpenWindow {

  /**
   * A text that starts like HTML and creates an object; it has no slash, so that it is a valid file
   * name.
   */
  private static final String HOSTILE =
      "<html><b>bold<object classid='" + Made.class.getName() + "'>";

  /** A label that counts its instances created by markup. */
  public static final class Made extends JLabel {
    private static int count;

    /** Creates a label; called when markup is interpreted. */
    public Made() {
      count++;
    }
  }

  @TempDir private Path folder;

  @BeforeEach
  void countFromZero() {
    Made.count = 0;
  }

  /**
   * Verifies that markup has created no object, and that only markup of the program is interpreted.
   */
  @AfterEach
  void backToLight() {
    Screen.onEventThread(Theme.LIGHT::install);
  }

  private void assertAllIsText(String where) {
    assertThat(Screen.see(ForeignTextDisplayTest::faults)).as(where).isEmpty();
    Screen.onEventThread(() -> {}); // markup creates its objects after the queued events
    assertThat(Made.count).as(where).isZero();
  }

  private static List<String> faults() {
    List<String> faults = new ArrayList<>();
    for (Window window : Window.getWindows()) {
      look(window, faults);
    }
    return faults;
  }

  private static void look(Component component, List<String> faults) {
    if (component instanceof JComponent it) {
      boolean isMarked = it.getClientProperty(BasicHTML.propertyKey) != null;
      if (isMarked && (!Boolean.FALSE.equals(it.getClientProperty("html.disable")) || isBold(it))) {
        faults.add(it.getClass().getName() + ": " + text(it));
      }
      JToolTip tip = it.createToolTip();
      tip.setTipText(HOSTILE);
      if (tip.getClientProperty(BasicHTML.propertyKey) != null) {
        faults.add("the tooltip of " + it.getClass().getName());
      }
    }
    if (component instanceof JMenu menu) {
      look(menu.getPopupMenu(), faults);
    }
    if (component instanceof Container container) {
      for (Component child : container.getComponents()) {
        look(child, faults);
      }
    }
  }

  /** Returns whether part of the foreign text was interpreted as markup. */
  private static boolean isBold(JComponent component) {
    return text(component).contains("<b>bold");
  }

  private static String text(JComponent component) {
    if (component instanceof JLabel label) {
      return String.valueOf(label.getText());
    }
    return component instanceof AbstractButton button ? String.valueOf(button.getText()) : "";
  }

  /** Returns whether a label, button or text area displays the hostile text. */
  private boolean isDisplayed(Container in) {
    for (Component child : in.getComponents()) {
      if (child.isShowing()
          && ((child instanceof JComponent it && text(it).contains("<b>bold"))
              || (child instanceof Container container && isDisplayed(container)))) {
        return true;
      }
    }
    return false;
  }

  private void untilDisplayed(String where) {
    screen.until(where, () -> isDisplayed(window.frame()));
    assertAllIsText(where);
  }

  @Test
  void namesOfFilesAndMessagesAreText() {
    Path file = folder.resolve(HOSTILE);
    Screen.onEventThread(
        () ->
            models
                .start()
                .showRecent(new RecentFiles(ImmutableList.of(new RecentFile(HOSTILE, file)))));
    untilDisplayed("recent files");
    Screen.onEventThread(() -> models.start().showRecent(RecentFiles.NONE));
    Screen.onEventThread(() -> models.opener().open(new Reading.Refused(HOSTILE)));
    untilDisplayed("a refusal");
    Screen.onEventThread(models.model().notices()::dismiss);
    window.errors().uncaughtException(Thread.currentThread(), new IllegalStateException(HOSTILE));
    untilDisplayed("a fault of the program");
  }

  @Test
  void namesInAProblemAreText() {
    Screen.onEventThread(
        () -> models.opener().open(new Reading.Opened(HOSTILE, problem(), Optional.of(HOSTILE))));
    screen.until("there is a run", () -> models.model().playback().isPresent());
    for (Theme theme : Theme.values()) {
      Screen.onEventThread(theme::install);
      for (Command workspace :
          List.of(AnimateCommands.ANIMATE, CompareCommands.COMPARE, ExploreCommands.EXPLORE)) {
        Screen.onEventThread(() -> models.workspaces().goTo(workspace));
        untilDisplayed(theme + " " + workspace);
      }
    }
  }

  private static Problem problem() {
    Csp.Builder csp = Csp.builder(HOSTILE);
    Domain values = Domain.named(HOSTILE, HOSTILE + 1, HOSTILE + 2);
    Variable first = csp.variable(HOSTILE, values);
    Variable second = csp.variable(HOSTILE + 1, values);
    csp.notEqual(first, second).notEqual(second, csp.variable(HOSTILE + 2, values));
    return new Problem.General(csp.build());
  }

  @Test
  void textsOfALessonAreText() throws IOException {
    String text =
        new Gson()
            .toJson(
                Map.of(
                    "title",
                    HOSTILE,
                    "text",
                    HOSTILE,
                    "problem",
                    "queens:4",
                    "runs",
                    Map.of("one", Map.of("solver", "mac")),
                    "bookmarks",
                    List.of(Map.of("at", "start", "note", HOSTILE))));
    Path file = Files.writeString(folder.resolve(HOSTILE + ".json"), text);
    Screen.onEventThread(() -> models.opener().open(file));
    screen.until("the lesson is open", () -> models.model().lesson().isOpen());
    untilDisplayed("a lesson");
  }

  @Test
  void theTitleOfAGameIsText() throws IOException {
    Grid puzzle = Grid.ofLine(Runs.EASY);
    JsonObject game =
        JsonParser.parseString(GameText.write(SavedGame.fresh(puzzle, Terms.free("x"))))
            .getAsJsonObject();
    game.getAsJsonObject("game").addProperty("title", HOSTILE);
    Path file = Files.writeString(folder.resolve(HOSTILE + ".json"), game.toString());
    Screen.onEventThread(() -> models.opener().open(file));
    screen.until("the game has begun", () -> models.playModel().game().isPresent());
    assertThat(Screen.see(() -> window.frame().getTitle())).isEqualTo(HOSTILE);
    untilDisplayed("a game");
    Screen.onEventThread(() -> models.workspaces().goTo(WindowCommands.START_PAGE));
    untilDisplayed("the start page");
  }
}
