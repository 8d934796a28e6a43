package org.cspworkbench.app.gui;

import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.awt.AWTException;
import java.awt.GraphicsEnvironment;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/**
 * What every test has in common in which a person sits before the window: it is opened, and closed,
 * and while it is open the event thread does what is for it and nothing else.
 */
abstract class OpenWindow {

  Screen screen;
  Workbench window;
  WorkbenchModels models;

  @BeforeEach
  void open() throws AWTException {
    assumeFalse(
        GraphicsEnvironment.isHeadless(),
        "needs a display (Debian: apt install xvfb; xvfb-run -a ./mvnw verify)");
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
