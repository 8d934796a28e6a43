package org.cspworkbench.app.html;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Stream;
import org.cspworkbench.core.gallery.MapColouring;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.presentation.browser.Accessibility;
import org.cspworkbench.presentation.browser.Browser;
import org.cspworkbench.presentation.browser.Tab;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.sudoku.Grid;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Verifies that pages have no accessibility violations that a program can find. */
@Tag("browser")
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
final class RunPageAccessibilityTest {

  private static final Problem SUDOKU =
      Problem.Sudoku.of(
          Grid.ofLine(
              ".74...8..19...5.2......97.4.....7..5.2.....3.6..5.....4.26......6.7...19..9...34."));
  private static final Problem AUSTRALIA = new Problem.General(MapColouring.australia());

  @TempDir private static Path folder;

  @SuppressWarnings("NullAway.Init") // set before all tests
  private static Tab tab;

  @BeforeAll
  static void open() throws IOException {
    tab = Browser.CHROMIUM.tab(1280, 832);
    show(SUDOKU);
  }

  @AfterAll
  static void close() {
    if (tab != null) {
      tab.close();
    }
  }

  /**
   * All themes at all widths, each with the colours of a solution, a contradiction or a backtrack.
   */
  static Stream<Arguments> themesAndWidths() {
    return Arrays.stream(PageTheme.values())
        .flatMap(
            theme ->
                Stream.of(
                    Arguments.of(theme, 1280, "s"),
                    Arguments.of(theme, 768, "x"),
                    Arguments.of(theme, 412, "b")));
  }

  @ParameterizedTest
  @MethodSource("themesAndWidths")
  @Order(1) // on the page that is open
  void aPageHasNoViolations(PageTheme theme, int width, String key) {
    tab.resize(width, 832);
    OpenedRun page = OpenedRun.on(tab);
    page.choose("theme", theme.id());
    page.press("Home");
    page.press(key);
    Accessibility.check(tab);
  }

  @Test
  @Order(2)
  void aMapHasNoViolations() throws IOException {
    tab.resize(1280, 832);
    show(AUSTRALIA);
    tab.press("End");
    Accessibility.check(tab);
  }

  private static void show(Problem problem) throws IOException {
    Path file = folder.resolve("run.html");
    RunOnPage.of("forward-checking", problem, Detail.DECISIONS)
        .write(file, "A run", Locale.ROOT, RunPage.MOST_BYTES);
    tab.open(file.toUri());
    OpenedRun.on(tab);
  }
}
