package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Point;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Path;
import org.cspworkbench.app.input.TileFiles;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.tiles.draft.TileSetDraft;
import org.cspworkbench.tiles.format.DrawnTileSet;
import org.cspworkbench.viewer.animate.TileInspectorModel;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of the inspector of tile sets in a real window: edits, undo, saving, and a run. */
@Tag("display")
class TileSetDisplayTest extends OpenWindow {

  @TempDir private Path folder;

  @Test
  void aChangedSetIsSavedAndRun() throws IOException, UnreadableException {
    Screen.onEventThread(() -> models.opener().open(PuzzleEntry.ofGallery("tiles:sewer,8", 1)));
    screen.until("it is shown", () -> models.model().playback().isPresent());
    screen.press(KeyEvent.VK_T);
    TileInspectorModel set = models.inspector();
    screen.until("the set is shown", set::isOpen);
    TileSetDraft before = Screen.see(set::draft);

    screen.clickAt(window.frame(), "Labels that meet", new Point(84 + 28 + 14, 22 + 14));
    screen.until("walls meet water", () -> !set.draft().equals(before));
    screen.press(KeyEvent.VK_Z, KeyEvent.VK_CONTROL);
    screen.until("that is undone", () -> set.draft().equals(before));

    screen.clickAt(window.frame(), "Pairs of tiles", new Point(15, 75)); // straight, then wall
    screen.until("a pair is selected", () -> set.first() == 2 && set.second() == 0);
    screen.press(KeyEvent.VK_UP);
    screen.until("another pair is selected", () -> set.first() == 1);
    screen.press(KeyEvent.VK_SPACE);
    screen.until("it is forbidden", () -> set.reason().orElseThrow().isForbiddenByHand());

    screen.click(window.frame(), "Weight as a number");
    screen.press(KeyEvent.VK_A, KeyEvent.VK_CONTROL);
    screen.press(KeyEvent.VK_9);
    screen.press(KeyEvent.VK_ENTER);
    screen.until("it weighs more", () -> set.draft().tile("straight").orElseThrow().weight() == 9);
    screen.until("it is checked", () -> models.workspaces().isDrawn());

    Path file = folder.resolve("mine.json");
    Screen.onEventThread(() -> window.output().start(set.forms().get(0), file));
    screen.until("it is saved", () -> !set.isChanged());
    screen.until(
        "it is written", () -> window.output().status().filter(it -> !it.isRunning()).isPresent());
    DrawnTileSet read = TileFiles.tileSet(file);
    assertThat(TileSetDraft.of(read)).isEqualTo(Screen.see(set::draft));

    screen.press(KeyEvent.VK_ENTER, KeyEvent.VK_CONTROL);
    screen.until("it runs", () -> !set.isOpen() && models.model().session().isPresent());
    assertThat(
            Screen.see(
                () ->
                    TileInspectorModel.setOf(models.model().opened().orElseThrow().problem())
                        .orElseThrow()
                        .set()))
        .isEqualTo(read.set());
  }
}
