package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.cspworkbench.app.gui.widget.Popover;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Verifies that the window asks with how many colours a graph is to be coloured. */
@Tag("display")
class ColouringDisplayTest extends OpenWindow {

  /** A ring of five, in which no three are joined, and which takes three colours. */
  private static final String RING = "p edge 5 5\ne 1 2\ne 2 3\ne 3 4\ne 4 5\ne 5 1\n";

  @TempDir private Path folder;

  private boolean isAsked() {
    return Popover.isOpen(window.frame().getRootPane());
  }

  @Test
  void aGraphIsOpenedWithTheColoursThatAreTyped() throws IOException {
    Path file = Files.writeString(folder.resolve("ring.col"), RING);
    Screen.onEventThread(() -> models.opener().open(file));
    screen.until("the window asks", this::isAsked);
    screen.press(KeyEvent.VK_A, KeyEvent.VK_CONTROL);
    screen.press(KeyEvent.VK_9);
    screen.press(KeyEvent.VK_ENTER);
    assertThat(Screen.see(this::isAsked)).as("9 is not from 2 to 3").isTrue();
    screen.press(KeyEvent.VK_A, KeyEvent.VK_CONTROL);
    screen.press(KeyEvent.VK_2);
    screen.press(KeyEvent.VK_ENTER);
    screen.until("it is open", () -> models.model().opened().isPresent());
    assertThat(Screen.see(() -> models.model().opened().orElseThrow().title()))
        .isEqualTo("ring in 2 colours");
    assertThat(Screen.see(this::isAsked)).isFalse();
  }
}
