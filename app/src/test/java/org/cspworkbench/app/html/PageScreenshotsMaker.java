package org.cspworkbench.app.html;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.presentation.browser.Browser;
import org.cspworkbench.presentation.browser.Tab;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.sudoku.Grid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** Creates the picture of a page for the documentation, if requested by name. */
class PageScreenshotsMaker {

  private static final Problem PUZZLE =
      Problem.Sudoku.of(
          Grid.ofLine(
              ".74...8..19...5.2......97.4.....7..5.2.....3.6..5.....4.26......6.7...19..9...34."));

  @TempDir private Path folder;

  @Test
  @EnabledIfSystemProperty(named = "screenshots", matches = ".+")
  void makeThePictureOfAPage() throws IOException {
    RunOnPage run = RunOnPage.of("forward-checking", PUZZLE, Detail.DECISIONS);
    Path page = folder.resolve("run.html");
    run.write(page, "Forward checking: Sudoku 9×9", Locale.ROOT, RunPage.MOST_BYTES);
    Path images = Path.of("..").resolve(System.getProperty("screenshots", ""));
    try (Tab tab = Browser.CHROMIUM.tab(1280, 832)) {
      tab.open(page.toUri());
      OpenedRun.on(tab).goTo(685);
      Files.write(images.resolve("page-light.png"), tab.screenshot());
    }
  }
}
