package org.cspworkbench.app.html;

import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.cspworkbench.presentation.browser.Accessibility;
import org.cspworkbench.presentation.browser.Browser;
import org.cspworkbench.presentation.browser.Tab;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Verifies that the page of a lesson has no accessibility violations that a program can find. */
@Tag("browser")
final class LessonPageAccessibilityTest {

  @TempDir private static Path folder;

  @SuppressWarnings("NullAway.Init") // set before all tests
  private static Tab tab;

  @BeforeAll
  static void open() throws Exception {
    tab = Browser.CHROMIUM.tab(1280, 832);
    String page = LessonOnPage.html(LessonOnPage.shipped("mrv"), Optional.empty());
    LessonOnPage.open(tab, folder, page);
  }

  @AfterAll
  static void close() {
    if (tab != null) {
      tab.close();
    }
  }

  /** Every theme and every width. */
  static Stream<Arguments> themesAndWidths() {
    return Stream.of(
        Arguments.of(PageTheme.LIGHT, 1280),
        Arguments.of(PageTheme.PROJECTOR, 1280),
        Arguments.of(PageTheme.DARK, 768),
        Arguments.of(PageTheme.LIGHT, 412),
        Arguments.of(PageTheme.DARK, 412));
  }

  /** Checks the introduction, an open question, a wrong answer, the exercise, and the end. */
  @ParameterizedTest
  @MethodSource("themesAndWidths")
  void aLessonHasNoViolations(PageTheme theme, int width) {
    tab.resize(width, 832);
    LessonOnPage.choose(tab, "theme", theme.id());
    Accessibility.check(tab);
    LessonOnPage.press(tab, "Enter");
    LessonOnPage.press(tab, "Enter");
    Accessibility.check(tab);
    LessonOnPage.press(tab, "1");
    Accessibility.check(tab);
    LessonOnPage.click(tab, "#turn-open");
    Accessibility.check(tab);
    LessonOnPage.click(tab, "#turn-open");
    for (int i = 0; i < 3; i++) {
      LessonOnPage.click(tab, "#lesson-next");
    }
    LessonOnPage.write(tab, "Ana");
    Accessibility.check(tab);
    for (int i = 0; i < 5; i++) {
      LessonOnPage.click(tab, "#lesson-previous");
    }
  }
}
