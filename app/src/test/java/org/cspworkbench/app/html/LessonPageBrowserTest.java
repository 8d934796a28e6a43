package org.cspworkbench.app.html;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.cspworkbench.app.lesson.TaughtLesson;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.presentation.browser.Browser;
import org.cspworkbench.presentation.browser.Tab;
import org.cspworkbench.presentation.homework.FoundHomework;
import org.cspworkbench.presentation.homework.HomeworkCheck;
import org.cspworkbench.presentation.homework.HomeworkKey;
import org.cspworkbench.presentation.homework.HomeworkLine;
import org.cspworkbench.presentation.homework.HomeworkReader;
import org.cspworkbench.presentation.homework.HomeworkVerdict;
import org.cspworkbench.presentation.lesson.FirstTry;
import org.cspworkbench.presentation.lesson.LessonPassage;
import org.cspworkbench.presentation.lesson.ShippedLesson;
import org.cspworkbench.presentation.lesson.Stop;
import org.cspworkbench.presentation.question.Question;
import org.cspworkbench.presentation.question.QuestionWords;
import org.cspworkbench.presentation.words.TextBundle;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Verifies that the page of a lesson teaches, asks and judges as the window does. */
@Tag("browser")
@ParameterizedClass
@EnumSource(Browser.class)
final class LessonPageBrowserTest {

  @TempDir private static Path folder;

  @SuppressWarnings("NullAway.Init") // set before the tests in each browser
  private static Tab tab;

  @Parameter
  @SuppressWarnings("NullAway.Init")
  private Browser browser;

  @BeforeParameterizedClassInvocation
  static void open(Browser browser) {
    tab = browser.tab(1280, 832);
  }

  @AfterParameterizedClassInvocation
  static void close() {
    tab.close();
  }

  private static TaughtLesson open(String id) throws Exception {
    TaughtLesson lesson = LessonOnPage.shipped(id);
    LessonOnPage.open(tab, folder, LessonOnPage.html(lesson, Optional.empty()));
    return lesson;
  }

  private static void assertClean() {
    assertThat(LessonOnPage.error(tab)).isEmpty();
    assertThat(tab.faults()).isEmpty();
    assertThat(tab.requests()).isEmpty();
  }

  /** Each answer to each question has the verdict, the right answer and the score of the models. */
  @ParameterizedTest
  @ValueSource(strings = {"mrv", "look-ahead", "human-logic"})
  void everyAnswerIsJudgedAsInTheWindow(String id) throws Exception {
    TaughtLesson lesson = open(id);
    LessonPassage expected = new LessonPassage(lesson.played(), Locale.ENGLISH);
    while (expected.next()) {
      LessonOnPage.press(tab, "Enter");
      assertThat(LessonOnPage.text(tab, "note")).isEqualTo(expected.note());
      assertThat(position()).isEqualTo(expected.position());
      assertThat(LessonOnPage.isShown(tab, "question")).isEqualTo(expected.question().isPresent());
      if (expected.question().isPresent()) {
        Question question = expected.question().get();
        for (int answer = 0; answer < question.answers().size(); answer++) {
          assertJudged(expected, question, answer);
        }
      }
    }
    assertThat(LessonOnPage.text(tab, "homework-score"))
        .startsWith(expected.right() + " of " + expected.tries().size() + " ");
    assertClean();
  }

  private static void assertJudged(LessonPassage expected, Question question, int answer) {
    Csp csp = expected.trace().csp();
    QuestionWords words = new QuestionWords(csp, TextBundle.ofPhrases(Locale.ENGLISH));
    assertThat(LessonOnPage.text(tab, "question-text")).isEqualTo(words.ask(question));
    LessonOnPage.press(tab, Integer.toString(answer + 1));
    boolean isRight = answer == question.right();
    expected.answered(isRight);
    assertThat(LessonOnPage.text(tab, "verdict"))
        .isEqualTo(
            isRight
                ? words.right(question)
                : words.wrong(question, question.answers().get(answer)));
    List<String> marks = new ArrayList<>();
    IntStream.range(0, question.answers().size())
        .forEach(
            i ->
                marks.add(
                    i == question.right() ? "right" : i == answer && !isRight ? "wrong" : ""));
    assertThat(all("#answers button", "className")).isEqualTo(marks);
    assertThat(position()).isEqualTo(question.seenAt());
    long tried = expected.tries().stream().filter(each -> each != FirstTry.NONE).count();
    assertThat(LessonOnPage.text(tab, "score"))
        .isEqualTo(expected.right() + " of " + tried + " right at the first try");
    LessonOnPage.click(tab, "#lesson-previous");
    LessonOnPage.click(tab, "#lesson-next"); // asks it again
  }

  private static List<String> all(String selector, String property) {
    return tab
        .evaluate(
            "[...document.querySelectorAll('%s')].map((each) => each.%s)"
                .formatted(selector, property))
        .getAsJsonArray()
        .asList()
        .stream()
        .map(each -> each.getAsString())
        .toList();
  }

  private static int position() {
    return tab.evaluate("Number(document.getElementById('scrub').getAttribute('aria-valuenow'))")
        .getAsInt();
  }

  /** Showing the answer counts as a missed first try, and the claims appear after it. */
  @Test
  void aShownAnswerCountsAsMissedAndTheClaimsAppear() throws Exception {
    TaughtLesson lesson = open("mrv");
    LessonOnPage.press(tab, "Enter");
    LessonOnPage.press(tab, "Enter");
    Stop stop = lesson.played().stops(Locale.ENGLISH).get(1);
    assertThat(LessonOnPage.isShown(tab, "claims-part")).isFalse();
    LessonOnPage.click(tab, "#answer-show");
    assertThat(LessonOnPage.text(tab, "score")).isEqualTo("0 of 1 right at the first try");
    assertThat(all("#claims li code", "textContent"))
        .isEqualTo(stop.claims().stream().map(claim -> claim.source()).toList());
    assertThat(all("#claims li", "className")).containsOnly("right");
    assertClean();
  }

  @Test
  void theHomeworkLineIsVerified() throws Exception {
    TaughtLesson lesson = LessonOnPage.shipped("mrv");
    LessonOnPage.open(tab, folder, LessonOnPage.html(lesson, Optional.of("week 3")));
    LessonPassage expected = new LessonPassage(lesson.played(), Locale.ENGLISH);
    while (expected.next()) {
      LessonOnPage.press(tab, "Enter");
      expected
          .question()
          .ifPresent(question -> LessonOnPage.press(tab, Integer.toString(question.right() + 1)));
    }
    assertThat(LessonOnPage.line(tab)).isEmpty();
    assertThat(tab.evaluate("document.getElementById('homework-copy').disabled").getAsBoolean())
        .isTrue();
    for (String name : ImmutableList.of("Ana Lima", "João d'Ávila", ForeignNamesTest.HOSTILE)) {
      LessonOnPage.write(tab, name);
      HomeworkLine line = verified(LessonOnPage.line(tab), lesson, "week 3");
      assertThat(line.homework().right()).isEqualTo(2);
      assertThat(line.homework().questions()).isEqualTo(2);
      assertThat(name).startsWith(line.homework().student());
    }
    assertClean();
  }

  private static HomeworkLine verified(String text, TaughtLesson lesson, String key) {
    FoundHomework found =
        requireNonNull(Iterables.getOnlyElement(HomeworkReader.read("line", text)));
    HomeworkLine line = ((FoundHomework.Complete) found).line();
    HomeworkCheck check =
        new HomeworkCheck(
            Optional.of(lesson.opened().identity()), Optional.of(HomeworkKey.of(key)));
    assertThat(check.verdict(line)).isEqualTo(HomeworkVerdict.VALID);
    return line;
  }

  /** Another language changes the texts at once; the stop, the answer and the score stay. */
  @Test
  void theLanguageIsSwitchedAtAnyMoment() throws Exception {
    TaughtLesson lesson = open("mrv");
    LessonOnPage.press(tab, "Enter");
    LessonOnPage.press(tab, "Enter");
    LessonOnPage.press(tab, "1");
    for (String language : new String[] {"pt-BR", "en", "pt-BR"}) {
      LessonOnPage.choose(tab, "language", language);
      LessonPassage expected = new LessonPassage(lesson.played(), LessonOnPage.locale(language));
      expected.goTo(2);
      assertThat(LessonOnPage.text(tab, "note")).isEqualTo(expected.note());
      assertThat(LessonOnPage.text(tab, "lesson-title")).isEqualTo(expected.title());
      assertThat(tab.evaluate("document.title").getAsString()).isEqualTo(expected.title());
      QuestionWords words =
          new QuestionWords(
              expected.trace().csp(), TextBundle.ofPhrases(LessonOnPage.locale(language)));
      assertThat(LessonOnPage.text(tab, "question-text"))
          .isEqualTo(words.ask(expected.question().orElseThrow()));
      assertThat(LessonOnPage.text(tab, "lesson-next"))
          .startsWith(language.equals("en") ? "Next step" : "Próximo passo");
      assertThat(all("#answers .right", "className")).hasSize(1);
    }
    assertClean();
  }

  /** The program that browsers without a WebAssembly of their own run plays the lesson too. */
  @Test
  void anOldBrowserPlaysTheLesson() throws Exception {
    TaughtLesson lesson = LessonOnPage.shipped("not-equal");
    String old =
        LessonOnPage.html(lesson, Optional.empty())
            .replaceFirst(
                "<meta http-equiv=[^>]*>", "<script>WebAssembly.validate = () => false;</script>");
    LessonOnPage.open(tab, folder, old);
    LessonPassage expected = new LessonPassage(lesson.played(), Locale.ENGLISH);
    while (expected.next()) {
      LessonOnPage.press(tab, "Enter");
      assertThat(LessonOnPage.text(tab, "note")).isEqualTo(expected.note());
      if (expected.question().isPresent()) {
        LessonOnPage.press(tab, Integer.toString(expected.question().get().right() + 1));
        assertThat(LessonOnPage.text(tab, "verdict")).startsWith("Right");
      }
    }
    assertClean();
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
    assertClean();
  }

  /** Nothing that is written in a lesson becomes an element or runs. */
  @Test
  void hostileTextsAreTexts() throws Exception {
    String name = ForeignNamesTest.HOSTILE.replace("\\", "\\\\").replace("\"", "\\\"");
    String text =
        """
        {"title": "%1$s", "text": "%1$s",
         "runs": {"a": {"problem": {"csp": ["variables x, y in 1..2", "x != y"]},
                        "solver": "mac"}},
         "bookmarks": [{"at": "before choice 1", "question": "choice", "note": "%1$s\\n%1$s"}]}
        """
            .formatted(name);
    Path file = Files.writeString(folder.resolve("hostile.json"), text, UTF_8);
    LessonOnPage.open(tab, folder, LessonOnPage.html(LessonOnPage.ofFile(file), Optional.empty()));
    assertThat(LessonOnPage.text(tab, "lesson-title")).isEqualTo(ForeignNamesTest.HOSTILE);
    LessonOnPage.press(tab, "Enter");
    assertThat(all("#note *", "tagName")).containsExactly("P", "P");
    assertThat(all("#note p", "textContent")).containsOnly(ForeignNamesTest.HOSTILE);
    LessonOnPage.write(tab, ForeignNamesTest.HOSTILE);
    assertThat(all("img", "src")).isEmpty();
    assertThat(tab.evaluate("'intruder' in window").getAsBoolean()).isFalse();
    assertClean();
  }

  /** The lesson needs no network, and the keys of the transport work beside those of the lesson. */
  @Test
  void aLessonIsPlayedWithoutANetwork() throws Exception {
    open("backtracking");
    tab.goOffline();
    LessonOnPage.press(tab, "Enter");
    int position = position();
    LessonOnPage.press(tab, "ArrowRight");
    assertThat(position()).isEqualTo(position + 1);
    LessonOnPage.click(tab, "#tab-tree");
    LessonOnPage.click(tab, "#tab-graph");
    LessonOnPage.press(tab, "Enter");
    assertThat(LessonOnPage.text(tab, "lesson-place")).startsWith("2 of ");
    assertClean();
  }

  /** All lessons in one browser, and one with tiles in the other, as pages are large. */
  @Test
  void everyLessonOfTheProgramIsPlayedToItsEnd() throws Exception {
    ImmutableList<ShippedLesson> lessons =
        browser == Browser.CHROMIUM
            ? ShippedLesson.ALL
            : ImmutableList.of(ShippedLesson.find("collapse").orElseThrow());
    for (ShippedLesson shipped : lessons) {
      TaughtLesson lesson = open(shipped.id());
      int stops = lesson.played().stops(Locale.ENGLISH).size();
      for (int i = 0; i < stops; i++) {
        LessonOnPage.press(tab, "Enter");
      }
      assertThat(LessonOnPage.text(tab, "lesson-place")).isEqualTo(stops + " of " + stops);
      assertThat(LessonOnPage.isShown(tab, "homework")).isTrue();
      assertClean();
    }
  }

  /** The paper has the text of the stop, its question and the narration, but no controls. */
  @Test
  void aStopIsPrinted() throws Exception {
    TaughtLesson lesson = open("mrv");
    LessonOnPage.press(tab, "Enter");
    LessonOnPage.press(tab, "Enter");
    String paper = PrintedText.of(tab.print());
    assertThat(paper)
        .contains("Fewest values first", "Which one is chosen next?")
        .contains(lesson.played().stops(Locale.ENGLISH).get(1).note())
        .doesNotContain("Next step")
        .doesNotContain("Your turn");
    assertClean();
  }
}
