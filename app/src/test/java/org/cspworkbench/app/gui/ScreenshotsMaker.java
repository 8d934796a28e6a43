package org.cspworkbench.app.gui;

import java.awt.AWTException;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** Runs {@link Screenshots} from the build, if requested by name. */
class ScreenshotsMaker {

  @Test
  @EnabledIfSystemProperty(named = "screenshots", matches = ".+")
  void makeThePicturesOfTheDocumentation() throws AWTException, IOException {
    Screenshots.make(Path.of("..").resolve(System.getProperty("screenshots", "")));
  }
}
