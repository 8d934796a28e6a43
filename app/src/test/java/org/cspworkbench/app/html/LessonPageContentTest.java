package org.cspworkbench.app.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import org.cspworkbench.presentation.browser.Browser;
import org.cspworkbench.presentation.browser.Tab;
import org.cspworkbench.viewer.lesson.TaughtLesson;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Verifies pages of lessons where browsers do not differ. */
@Tag("browser")
final class LessonPageContentTest {

  @TempDir private static Path folder;

  @SuppressWarnings("NullAway.Init") // set before all tests
  private static Tab tab;

  @BeforeAll
  static void open() {
    tab = Browser.CHROMIUM.tab(1280, 832);
  }

  @AfterAll
  static void close() {
    if (tab != null) {
      tab.close();
    }
  }

  private static TaughtLesson open(String id) throws Exception {
    TaughtLesson lesson = LessonOnPage.shipped(id);
    LessonOnPage.open(tab, folder, LessonOnPage.html(lesson, Optional.empty()));
    return lesson;
  }

  @ParameterizedTest
  @ValueSource(strings = {"look-ahead", "human-logic"})
  void everyAnswerIsJudgedAsInTheWindow(String id) throws Exception {
    JudgedLesson.play(tab, open(id));
    LessonOnPage.assertClean(tab);
  }

  /** The exercise takes the place of the question, and a return from it asks the question again. */
  @Test
  void anExerciseOnTheProblemOfTheStop() throws Exception {
    open("one-free-cell");
    LessonOnPage.press(tab, "Enter");
    LessonOnPage.press(tab, "Enter");
    LessonOnPage.click(tab, "#turn-open");
    assertThat(LessonOnPage.isShown(tab, "turn")).isTrue();
    assertThat(LessonOnPage.isShown(tab, "question")).isFalse();
    LessonOnPage.click(tab, "#turn-open");
    assertThat(LessonOnPage.isShown(tab, "turn")).isFalse();
    assertThat(LessonOnPage.isShown(tab, "question")).isTrue();
    LessonOnPage.click(tab, "#turn-open");
    LessonOnPage.click(tab, "#lesson-next");
    assertThat(LessonOnPage.isShown(tab, "turn")).isFalse();
    LessonOnPage.assertClean(tab);
  }

  /** The lessons of the program that no other test of pages opens. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "backtracking",
        "images",
        "large-images",
        "heavy-tails",
        "whose-fault",
        "learning-pays"
      })
  void everyLessonOfTheProgramIsPlayedToItsEnd(String id) throws Exception {
    LessonOnPage.assertPlayedToItsEnd(tab, open(id), 0);
    LessonOnPage.assertClean(tab);
  }
}
