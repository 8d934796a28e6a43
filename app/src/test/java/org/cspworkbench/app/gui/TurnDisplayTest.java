package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.cspworkbench.presentation.exercise.Tone;
import org.cspworkbench.viewer.animate.AnimateCommands;
import org.cspworkbench.viewer.lesson.TurnModel;
import org.cspworkbench.viewer.words.Texts;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of an exercise on AC-3 in a real window, with one mistake. */
@Tag("display")
class TurnDisplayTest extends OpenWindow {

  @TempDir private Path folder;

  @Test
  void ac3IsPlayedToItsEnd() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("ordered.csp"), "variables x, y, z in 1..3\nx < y\ny < z\n");
    Screen.onEventThread(() -> models.opener().open(file));
    screen.until("it is shown", () -> models.model().playback().isPresent());
    screen.click(window.frame(), Texts.text("header.more"));
    screen.click(window.frame(), AnimateCommands.YOUR_TURN.title());
    TurnModel turn = models.turn();
    screen.until("the exercise is made", turn::isMade);
    screen.press(KeyEvent.VK_ENTER); // the first arc, (x, y)
    screen.until("it is taken", () -> turn.chips().size() == 3);
    screen.press(KeyEvent.VK_1);
    screen.press(KeyEvent.VK_ENTER);
    screen.until("that is a mistake", () -> turn.tone() == Tone.WRONG);
    assertThat(Screen.see(turn::verdict)).isEqualTo("1 stays: 2 of y supports it.");
    screen.press(KeyEvent.VK_1);
    screen.press(KeyEvent.VK_3);
    screen.until("another answer is ready", () -> turn.chips().get(2).isChosen());
    screen.click(window.frame(), "Remove 1 value");
    screen.until("that is right", () -> turn.tone() == Tone.RIGHT && turn.list().size() == 3);
    assertThat(Screen.see(() -> turn.score().mistakes())).isEqualTo(1);
    for (int moves = 0; moves < 40 && !Screen.see(turn::isOver); moves++) {
      int shown = moves + 1;
      screen.press(KeyEvent.VK_F3);
      screen.until("a move is shown", () -> turn.score().shown() == shown);
    }
    assertThat(Screen.see(turn::verdict)).startsWith("AC-3 ends");
    screen.press(KeyEvent.VK_ESCAPE);
    screen.until("the run is back", () -> !turn.isOpen());
    screen.press(KeyEvent.VK_END);
    screen.until("its keys too", () -> models.model().playback().orElseThrow().isAtEnd());
  }
}
