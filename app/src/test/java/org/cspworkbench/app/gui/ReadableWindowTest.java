package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.awt.Dimension;
import org.cspworkbench.app.gui.ReadableWindow.Setting;
import org.cspworkbench.app.gui.theme.Theme;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Verifies that no text of the window is truncated, overlaps another one, or cannot be reached. */
final class ReadableWindowTest {

  @BeforeEach
  void light() {
    Theme.prepare();
    OffscreenWindow.onEventThread(Theme.LIGHT::install);
  }

  @AfterEach
  void lightAgain() {
    OffscreenWindow.onEventThread(Theme.LIGHT::install);
  }

  /**
   * Tests the smallest window, the window of a projector, and the smallest one at twice the zoom.
   */
  @Test
  void everyTextCanBeRead() throws InterruptedException {
    ImmutableList<Setting> settings =
        ImmutableList.of(
            new Setting(Theme.LIGHT, 1, new Dimension(960, 640)),
            new Setting(Theme.PROJECTOR, 1, new Dimension(1280, 800)),
            new Setting(Theme.PROJECTOR, 2, new Dimension(960, 640)));
    try (ReadableScenes scenes = ReadableScenes.few()) {
      assertThat(ReadableWindow.faults(scenes, settings)).isEmpty();
    }
  }
}
