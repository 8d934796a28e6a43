package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Point;
import java.awt.event.KeyEvent;
import java.util.Optional;
import java.util.stream.IntStream;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.paint.tile.CellFigure;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.tile.ShippedTiles;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.viewer.animate.AnimateCommands;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.run.RunSession;
import org.cspworkbench.viewer.words.Texts;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests of taking part in the run on an image, in a real window. */
@Tag("display")
class TilesDisplayTest extends OpenWindow {

  private AnimateModel model() {
    return models.model();
  }

  private int position() {
    return model().playback().map(Playback::position).orElse(-1);
  }

  private RunSession session() {
    return Screen.see(() -> model().session().orElseThrow());
  }

  private void openImage() {
    TileRequest image =
        TileRequest.of(ShippedTiles.named("sewer", false).orElseThrow(), 12, 10, false);
    Screen.onEventThread(
        () -> {
          model().prefer(Runs.solver("wfc-backtracking"));
          models
              .opener()
              .open(
                  new Reading.Opened(
                      "Sewer", new Problem.General(image.state()), Optional.empty()));
        });
    screen.press(KeyEvent.VK_2, KeyEvent.VK_CONTROL);
    screen.until(
        "the run is shown",
        () ->
            models.workspaces().isAt(AnimateCommands.ANIMATE)
                && models.workspaces().isDrawn()
                && !model().isRunning()
                && model().playback().isPresent());
    Screen.onEventThread(
        () -> {
          Playback playback = model().playback().orElseThrow();
          playback.pause();
          playback.seek(playback.length() / 2);
        });
  }

  /** Shows the cursor, and moves it from the first cell to one with several tiles. */
  private int goToAnOpenCell() {
    screen.press(KeyEvent.VK_F2);
    screen.until("the cursor is shown", () -> model().tileCursor().isOn());
    int cell =
        Screen.see(
            () ->
                IntStream.range(0, 120)
                    .filter(x -> tilesLeft(x) > 2)
                    .filter(x -> model().tiles().image().orElseThrow().kept().get(x) == null)
                    .findFirst()
                    .orElseThrow());
    int start = Screen.see(() -> model().tileCursor().cell());
    press(cell / 12 - start / 12, KeyEvent.VK_DOWN, KeyEvent.VK_UP);
    press(cell % 12 - start % 12, KeyEvent.VK_RIGHT, KeyEvent.VK_LEFT);
    screen.until("the cursor is on the cell", () -> model().tileCursor().cell() == cell);
    return cell;
  }

  private void press(int times, int key, int opposite) {
    for (int i = 0; i < Math.abs(times); i++) {
      screen.press(times > 0 ? key : opposite);
    }
  }

  private int tilesLeft(int x) {
    return model().tiles().tilesOf(x).orElseThrow().choices().size();
  }

  private void untilTheBranchIsThere(int runs) {
    screen.until(
        "the branch has run",
        () -> model().tiles().runs() == runs && !model().isRunning() && position() > 0);
  }

  @Test
  void tilesAreFixedAndBannedAndWeightsChangedInTheWindow() {
    openImage();
    RunSession first = session();
    int fixed = goToAnOpenCell();
    screen.press(KeyEvent.VK_ENTER);
    screen.press(KeyEvent.VK_DOWN);
    screen.press(KeyEvent.VK_ENTER);
    untilTheBranchIsThere(2);
    assertThat(session()).isNotSameAs(first);
    assertThat(Screen.see(() -> model().tiles().image().orElseThrow().isFixed(fixed))).isTrue();

    screen.press(KeyEvent.VK_ESCAPE);
    screen.until("the cursor is hidden", () -> !model().tileCursor().isOn());
    int banned = goToAnOpenCell();
    int left = Screen.see(() -> tilesLeft(banned));
    String name =
        Screen.see(
            () ->
                Texts.text(
                    "cell.tiles.name", model().tiles().tilesOf(banned).orElseThrow().name(), left));
    Component list =
        Screen.see(() -> Screen.find(window.frame().getLayeredPane(), name).orElseThrow());
    int ban = Screen.see(() -> list.getWidth() - 18);
    screen.clickAt(window.frame().getLayeredPane(), name, new Point(ban, 50));
    untilTheBranchIsThere(3);
    assertThat(Screen.see(() -> tilesLeft(banned))).isLessThan(left);

    screen.press(KeyEvent.VK_ESCAPE);
    screen.until("the cursor is hidden", () -> !model().tileCursor().isOn());
    int here = Screen.see(this::position);
    screen.press(KeyEvent.VK_LEFT);
    screen.until("it stands before", () -> position() < here);

    String weight = Texts.text("tiles.weight", "wall");
    screen.clickAt(window.frame(), weight, new Point(2, 10));
    screen.until("the weight has changed", () -> model().tiles().hasOldWeights());
    assertThat(Screen.see(() -> model().tiles().runs())).isEqualTo(3);
    screen.press(KeyEvent.VK_R);
    screen.until(
        "the new weights are used", () -> !model().tiles().hasOldWeights() && !model().isRunning());
    screen.press(KeyEvent.VK_Z, KeyEvent.VK_CONTROL);
    screen.until("the run before is shown", () -> model().tiles().run() == 3);
    screen.press(KeyEvent.VK_E, KeyEvent.VK_CONTROL);
    screen.until("the entropy is shown", () -> model().tiles().figure() == CellFigure.ENTROPY);
  }
}
