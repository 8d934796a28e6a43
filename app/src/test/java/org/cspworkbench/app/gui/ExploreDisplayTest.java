package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Container;
import java.awt.Point;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.accessibility.AccessibleContext;
import javax.imageio.ImageIO;
import javax.swing.JFileChooser;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.paint.graph.TreePlacement;
import org.cspworkbench.presentation.paint.graph.TreeScene;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.explore.ExploreCommands;
import org.cspworkbench.viewer.explore.ExploreModel;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.cspworkbench.viewer.words.Texts;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of exploring the tree of a run in a real window. */
@Tag("display")
class ExploreDisplayTest extends OpenWindow {

  @TempDir private Path folder;

  private AnimateModel runs() {
    return models.model();
  }

  private ExploreModel model() {
    return models.exploreModel();
  }

  private int position() {
    return runs().playback().map(Playback::position).orElse(0);
  }

  private void explore(String puzzle) {
    Screen.onEventThread(() -> models.opener().open(PuzzleEntry.ofText("Puzzle", "Text", puzzle)));
    screen.until("the run is over", () -> !runs().isRunning() && runs().playback().isPresent());
    screen.press(KeyEvent.VK_4, KeyEvent.VK_CONTROL);
    screen.until(
        "the tree is there",
        () -> models.workspaces().isAt(ExploreCommands.EXPLORE) && models.workspaces().isDrawn());
  }

  @Test
  void aClickedNodeIsShownOnTheBoard() {
    explore(Runs.HARD);
    screen.press(KeyEvent.VK_HOME);
    screen.until("it stands at the start", () -> position() == 0);
    TreeScene scene = Screen.see(() -> model().scene().orElseThrow());
    int node = scene.firstChild(scene.firstChild(0));
    double zoom = Screen.see(() -> model().placement().zoom());
    screen.turnWheelAt(window.frame(), Texts.text("tree.name"), placeOf(scene, node), -16);
    screen.until("it is larger", () -> model().placement().zoom() > 15 * zoom);
    screen.clickAt(window.frame(), Texts.text("tree.name"), placeOf(scene, node));
    screen.until("it is selected", () -> model().selected() == node);
    Screen.onEventThread(() -> runs().refresh(System.nanoTime()));
    assertBoardShowsTheTrace();
  }

  /** Returns the displayed page. */
  private Container shownPage() {
    return window.frame().getContentPane();
  }

  /** Returns the position of the node in the painted tree. */
  private Point placeOf(TreeScene scene, int node) {
    var place = Screen.see(() -> model().placement().at(scene.layout(), node));
    return new Point((int) Math.round(place.x()), (int) Math.round(place.y()));
  }

  /**
   * Asserts that the board in the right column shows, cell by cell, the state of a separate player.
   */
  private void assertBoardShowsTheTrace() {
    TracePlayer player =
        Screen.see(() -> runs().playback().orElseThrow().player().trace().player());
    player.seek(Screen.see(this::position));
    assertThat(player.position()).isPositive();
    AccessibleContext board =
        Screen.see(
            () ->
                Screen.find(shownPage(), Texts.text("board.name"))
                    .orElseThrow()
                    .getAccessibleContext());
    for (int x = 0; x < 81; x++) {
      int cell = x;
      String told =
          Screen.see(
              () -> board.getAccessibleChild(cell).getAccessibleContext().getAccessibleName());
      int value = player.state().assigned(x);
      if (value >= 0) {
        String label = player.trace().csp().variables().get(x).domain().labelAt(value);
        assertThat(told).contains("column " + (x % 9 + 1) + ", " + label + ",");
      } else {
        assertThat(told).contains(player.state().size(x) + " candidate");
      }
    }
  }

  @Test
  void theKeysNavigateAndFoldTheTree() {
    explore(Runs.HARD);
    screen.press(KeyEvent.VK_HOME);
    screen.until("it stands at the start", () -> model().selected() == 0);
    screen.press(KeyEvent.VK_DOWN);
    screen.until("it is at the first child", () -> model().selected() == 1);
    screen.press(KeyEvent.VK_UP);
    screen.until("it is at the start again", () -> model().selected() == 0);
    screen.press(KeyEvent.VK_ENTER);
    screen.until("it has gone on", () -> model().selected() > 0);
    int size = Screen.see(() -> model().scene().orElseThrow().size());
    screen.press(KeyEvent.VK_F);
    screen.until("failures are folded", () -> size() < size);
    screen.press(KeyEvent.VK_F);
    screen.until("failures are open again", () -> size() == size);
    screen.press(KeyEvent.VK_H);
    screen.until("what is below is folded", () -> size() < size);
    screen.press(KeyEvent.VK_H);
    screen.until("what is below is open again", () -> size() == size);
    TreePlacement fitted = Screen.see(() -> model().placement());
    screen.press(KeyEvent.VK_C);
    screen.until("it is in the middle", () -> !model().placement().equals(fitted));
    screen.press(KeyEvent.VK_Z);
    screen.until("all is seen", () -> model().placement().equals(fitted));
    screen.press(KeyEvent.VK_G);
    screen.until("the graph is shown", () -> model().parts() == ExploreModel.Parts.GRAPH);
    screen.until("it is laid out", models.workspaces()::isDrawn);
    screen.press(KeyEvent.VK_G);
    screen.until("both are shown", () -> model().parts() == ExploreModel.Parts.BOTH);
    screen.press(KeyEvent.VK_G);
    screen.until("the conflict is shown", () -> model().parts() == ExploreModel.Parts.CONFLICT);
    screen.until("it is analysed", models.workspaces()::isDrawn);
    screen.press(KeyEvent.VK_G);
    screen.until("the tree is shown", () -> model().parts() == ExploreModel.Parts.TREE);
    screen.press(KeyEvent.VK_S);
    screen.until(
        "the solution is found",
        () -> runs().playback().orElseThrow().player().state().counters().solutions() == 1);
  }

  private int size() {
    return model().scene().orElseThrow().size();
  }

  @Test
  void theTreeIsExported() throws IOException, InterruptedException {
    explore(Runs.HARD);
    screen.press(KeyEvent.VK_E, KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT);
    screen.until("the dialog is open", () -> Screen.chooser().isPresent());
    Path file = folder.resolve("tree.png");
    Screen.onEventThread(
        () -> {
          JFileChooser dialog = Screen.chooser().orElseThrow();
          dialog.setSelectedFile(file.toFile());
          dialog.approveSelection();
        });
    Runs.await("it is written", () -> Files.exists(file));
    assertThat(ImageIO.read(file.toFile()).getWidth()).isGreaterThan(500);
  }

  @Test
  void aNoteIsWrittenToABookmarkWhereTheTreeIs() {
    explore(Runs.EASY);
    screen.press(KeyEvent.VK_HOME);
    screen.press(KeyEvent.VK_M, KeyEvent.VK_SHIFT);
    String note = Texts.text("scrub.note");
    screen.until("it can be written", () -> Screen.find(window.frame(), note).isPresent());
    screen.until("here", () -> Screen.find(window.frame(), note).orElseThrow().hasFocus());
    screen.press(KeyEvent.VK_R);
    screen.press(KeyEvent.VK_ENTER);
    screen.until("it is kept", () -> noteAtStart().equals("r"));
  }

  private String noteAtStart() {
    return runs().playback().orElseThrow().bookmarks().noteAt(0);
  }

  /** Without a run, the page shows only a button that runs the solver. */
  @Test
  void withoutARunTheButtonRunsTheSolver() {
    explore(Runs.EASY);
    Screen.onEventThread(
        () -> {
          runs().prefer(Runs.solver("bitboard"));
          runs().runAgain();
          runs().prefer(Runs.solver("mac"));
        });
    String run = Texts.text("explore.empty.run", Runs.solver("mac").about().name());
    screen.until("there is nothing to see", () -> runs().session().isEmpty());
    Screen.onEventThread(() -> runs().notices().dismiss());
    screen.click(window.frame(), run);
    screen.until(
        "there is a tree", () -> runs().session().isPresent() && models.workspaces().isDrawn());
  }
}
