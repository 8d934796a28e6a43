package org.cspworkbench.app.html;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.cspworkbench.presentation.browser.Browser;
import org.cspworkbench.presentation.browser.EachBrowser;
import org.cspworkbench.presentation.browser.Tab;
import org.cspworkbench.presentation.homework.FoundHomework;
import org.cspworkbench.presentation.homework.HomeworkCheck;
import org.cspworkbench.presentation.homework.HomeworkKey;
import org.cspworkbench.presentation.homework.HomeworkLine;
import org.cspworkbench.presentation.homework.HomeworkReader;
import org.cspworkbench.presentation.homework.HomeworkVerdict;
import org.cspworkbench.presentation.lesson.LessonPassage;
import org.cspworkbench.presentation.lesson.Stop;
import org.cspworkbench.presentation.question.QuestionWords;
import org.cspworkbench.presentation.words.TextBundle;
import org.cspworkbench.viewer.lesson.TaughtLesson;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;

/**
 * Verifies in each browser that the page of a lesson teaches, asks and judges as the window does.
 */
@Tag("browser")
@ParameterizedClass
@EachBrowser
final class LessonPageBrowserTest {

  @TempDir private static Path folder;

  @SuppressWarnings("NullAway.Init") // set before the tests in each browser
  private static Tab tab;

  @Parameter
  @SuppressWarnings({"NullAway.Init", "UnusedVariable"}) // a class with a parameter takes it so
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

  /** Each answer has the verdict and the score of the window, which the homework line carries. */
  @Test
  void everyAnswerIsJudgedAndTheHomeworkLineIsVerified() throws Exception {
    TaughtLesson lesson = LessonOnPage.shipped("mrv");
    LessonOnPage.open(tab, folder, LessonOnPage.html(lesson, Optional.of("week 3")));
    LessonPassage expected = JudgedLesson.play(tab, lesson);
    assertThat(LessonOnPage.line(tab)).isEmpty();
    assertThat(tab.evaluate("document.getElementById('homework-copy').disabled").getAsBoolean())
        .isTrue();
    for (String name : ImmutableList.of("Ana Lima", "João d'Ávila", ForeignNamesTest.HOSTILE)) {
      LessonOnPage.write(tab, name);
      HomeworkLine line = verified(LessonOnPage.line(tab), lesson, "week 3");
      assertThat(line.homework().right()).isEqualTo(expected.right());
      assertThat(line.homework().questions()).isEqualTo(expected.tries().size());
      assertThat(name).startsWith(line.homework().student());
    }
    LessonOnPage.assertClean(tab);
  }

  private static HomeworkLine verified(String text, TaughtLesson lesson, String key) {
    FoundHomework found =
        requireNonNull(Iterables.getOnlyElement(HomeworkReader.read("line", text)));
    HomeworkLine line = ((FoundHomework.Complete) found).line();
    HomeworkCheck check =
        HomeworkCheck.ofLesson(
            lesson.opened().lesson(), lesson.opened().identity(), Optional.of(HomeworkKey.of(key)));
    assertThat(check.verdict(line)).isEqualTo(HomeworkVerdict.VALID);
    return line;
  }

  /**
   * Showing the answer counts as a missed first try, and the claims appear after it. Paper has no
   * controls. Another language changes the texts at once; the stop, the answer and the score stay.
   */
  @Test
  void aStopIsPrintedAndAnsweredInEachLanguage() throws Exception {
    TaughtLesson lesson = open("mrv");
    LessonOnPage.press(tab, "Enter");
    LessonOnPage.press(tab, "Enter");
    byte[] sheets = tab.print();
    String paper = PrintedText.of(sheets);
    assertThat(PrintedText.sheets(sheets)).isEqualTo(1);
    assertThat(paper)
        .contains("Fewest values first", "Which one is chosen next?")
        .contains(lesson.played().stops(Locale.ENGLISH).get(1).note())
        .doesNotContain("Next stop")
        .doesNotContain("Your turn");
    Stop stop = lesson.played().stops(Locale.ENGLISH).get(1);
    assertThat(LessonOnPage.isShown(tab, "claims-part")).isFalse();
    LessonOnPage.click(tab, "#answer-show");
    assertThat(LessonOnPage.text(tab, "score")).isEqualTo("0 of 1 right at the first try");
    assertThat(LessonOnPage.all(tab, "#claims li code", "textContent"))
        .isEqualTo(stop.claims().stream().map(claim -> claim.source()).toList());
    assertThat(LessonOnPage.all(tab, "#claims li", "className")).containsOnly("right");
    for (String language : new String[] {"pt-BR", "en", "pt-BR"}) {
      LessonOnPage.choose(tab, "language", language);
      LessonPassage expected = new LessonPassage(lesson.played(), LessonOnPage.locale(language));
      expected.goTo(2);
      assertThat(LessonOnPage.text(tab, "note")).isEqualTo(expected.note());
      assertThat(LessonOnPage.text(tab, "lesson-title")).isEqualTo(expected.title());
      assertThat(tab.evaluate("document.title").getAsString()).isEqualTo(expected.title());
      QuestionWords words =
          new QuestionWords(expected.trace(), TextBundle.ofPhrases(LessonOnPage.locale(language)));
      assertThat(LessonOnPage.text(tab, "question-text"))
          .isEqualTo(words.ask(expected.question().orElseThrow()));
      assertThat(LessonOnPage.text(tab, "lesson-next"))
          .startsWith(language.equals("en") ? "Next stop" : "Próxima parada");
      assertThat(LessonOnPage.all(tab, "#answers .right", "className")).hasSize(1);
    }
    LessonOnPage.assertClean(tab);
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
    LessonOnPage.assertClean(tab);
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
    assertThat(LessonOnPage.all(tab, "#note *", "tagName")).containsExactly("P", "P");
    assertThat(LessonOnPage.all(tab, "#note p", "textContent"))
        .containsOnly(ForeignNamesTest.HOSTILE);
    LessonOnPage.write(tab, ForeignNamesTest.HOSTILE);
    assertThat(LessonOnPage.all(tab, "img", "src")).isEmpty();
    assertThat(tab.evaluate("'intruder' in window").getAsBoolean()).isFalse();
    LessonOnPage.assertClean(tab);
  }

  /** The lesson needs no network, and the keys of the transport work beside those of the lesson. */
  @Test
  void aLessonIsPlayedWithoutANetwork() throws Exception {
    TaughtLesson lesson = open("collapse");
    tab.goOffline();
    LessonOnPage.press(tab, "Enter");
    int position = LessonOnPage.position(tab);
    LessonOnPage.press(tab, "ArrowRight");
    assertThat(LessonOnPage.position(tab)).isEqualTo(position + 1);
    LessonOnPage.click(tab, "#tab-tree");
    LessonOnPage.click(tab, "#tab-graph");
    assertALinkIsAStop();
    LessonOnPage.assertPlayedToItsEnd(tab, lesson, 0);
    LessonOnPage.assertClean(tab);
  }

  /** A copied link leads to its stop in its language; others open the lesson with a sentence. */
  private static void assertALinkIsAStop() {
    LessonOnPage.press(tab, "Enter");
    LessonOnPage.choose(tab, "language", "pt-BR");
    String note = LessonOnPage.text(tab, "note");
    LessonOnPage.click(tab, "#share-open");
    String link = tab.evaluate("document.getElementById('share-link').value").getAsString();
    LessonOnPage.click(tab, "#share-close");
    assertThat(link).endsWith("#stop=2&lang=pt-BR");
    follow("#stop=99");
    assertThat(LessonOnPage.text(tab, "lesson-title")).isNotBlank();
    assertThat(LessonOnPage.isShown(tab, "hint-strip")).isTrue();
    assertThat(LessonOnPage.text(tab, "hint-text")).contains("99");
    LessonOnPage.click(tab, "#hint-close");
    follow("#lang=en");
    assertThat(LessonOnPage.text(tab, "note")).isNotEqualTo(note);
    follow(link.substring(link.indexOf('#')));
    assertThat(LessonOnPage.text(tab, "note")).isEqualTo(note);
    assertThat(LessonOnPage.isShown(tab, "hint-strip")).isFalse();
    follow("#lang=en");
  }

  private static void follow(String fragment) {
    tab.evaluate(
        """
        new Promise((done) => {
          addEventListener("hashchange", done, {once: true});
          location.hash = "%s";
        }).then(() => 0)
        """
            .formatted(fragment));
    LessonOnPage.awaitPainting(tab);
  }
}
