package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.awt.Dimension;
import org.cspworkbench.app.gui.ReadableWindow.Setting;
import org.cspworkbench.app.gui.theme.Theme;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** No text of the window is cut, covers another one, or lies where nobody comes. */
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

  /** The smallest window, and the window of a class. */
  @Test
  void everyTextCanBeRead() throws InterruptedException {
    ImmutableList<Setting> settings =
        ImmutableList.of(
            new Setting(Theme.LIGHT, 1, new Dimension(1024, 640)),
            new Setting(Theme.PROJECTOR, 1, new Dimension(1280, 800)));
    try (ReadableScenes scenes = ReadableScenes.few()) {
      assertThat(ReadableWindow.faults(scenes, settings)).isEmpty();
    }
  }
}
