package org.cspworkbench.app.gui;

import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.awt.AWTException;
import java.awt.GraphicsEnvironment;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/**
 * The base class of tests that use a real window: opens and closes the window, and verifies that no
 * work blocks the event thread in between.
 */
abstract class OpenWindow {

  Screen screen;
  Workbench window;
  WorkbenchModels models;

  @BeforeEach
  void open() throws AWTException {
    assumeFalse(GraphicsEnvironment.isHeadless(), "needs a display: see CONTRIBUTING.md");
    screen = new Screen();
    window = screen.openWorkbench(1 << 20);
    models = window.models();
  }

  @AfterEach
  void close() {
    if (window != null) {
      screen.close(window);
    }
  }
}
