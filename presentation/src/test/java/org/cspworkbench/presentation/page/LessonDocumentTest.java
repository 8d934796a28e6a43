package org.cspworkbench.presentation.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.homework.Homework;
import org.cspworkbench.presentation.homework.HomeworkKey;
import org.cspworkbench.presentation.homework.HomeworkLine;
import org.cspworkbench.presentation.homework.LessonIdentity;
import org.cspworkbench.presentation.input.NotationText;
import org.cspworkbench.presentation.lesson.PlayedLesson;
import org.cspworkbench.presentation.lesson.RecordedLessonRun;
import org.cspworkbench.presentation.lesson.ShippedLesson;
import org.cspworkbench.presentation.page.LessonDocument.Opening;
import org.cspworkbench.presentation.page.ProblemStatement.NotationProblem;
import org.cspworkbench.presentation.page.ProblemStatement.SudokuText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A document has everything that a lesson needs, whatever its texts contain. */
final class LessonDocumentTest {

  @SuppressWarnings("unused") // used by the tests
  static final Iterable<ShippedLesson> LESSONS = ShippedLesson.ALL;

  private static final Opening OPENING = new Opening("pt-BR", Optional.of("dark"));

  private static LessonDocument of(ShippedLesson lesson) {
    return of(lesson, ImmutableList.of());
  }

  private static LessonDocument of(
      ShippedLesson lesson, ImmutableList<RecordedLessonRun> recording) {
    return new LessonDocument(
        lesson.source(),
        lesson.text(),
        ImmutableMap.of(),
        LessonIdentity.of(lesson),
        Optional.empty(),
        OPENING,
        recording);
  }

  @ParameterizedTest
  @FieldSource("LESSONS")
  void aLessonOfTheProgramIsReadAsItWasWritten(ShippedLesson shipped) throws Exception {
    LessonDocument document = of(shipped);
    LessonDocument read = LessonDocument.read(document.toJson());
    assertThat(read).isEqualTo(document);
    for (String language : new String[] {"en", "pt-BR"}) {
      Locale locale = Locale.forLanguageTag(language);
      assertThat(read.lesson().title(locale)).isEqualTo(shipped.read().title(locale));
    }
  }

  @ParameterizedTest
  @FieldSource("LESSONS")
  void aDocumentIsPlayedWithoutSolvers(ShippedLesson shipped) throws Exception {
    PlayedLesson played = PlayedLesson.of(shipped.read(), Limits.none());
    PlayedLesson again = LessonDocument.read(of(shipped, played.recording()).toJson()).play();
    assertThat(again.findings()).isEmpty();
    assertThat(again.recording()).isEqualTo(played.recording());
    for (String language : new String[] {"en", "pt-BR"}) {
      Locale locale = Locale.forLanguageTag(language);
      assertThat(again.text(locale)).isEqualTo(played.text(locale));
      assertThat(again.stops(locale)).isEqualTo(played.stops(locale));
      assertThat(again.claims(locale)).isEqualTo(played.claims(locale));
    }
  }

  @Test
  void runsOfAnotherLessonAreRejectedWithASentence() {
    ShippedLesson mine = ShippedLesson.find("mrv").orElseThrow();
    ShippedLesson other = ShippedLesson.find("not-equal").orElseThrow();
    ImmutableList<RecordedLessonRun> runs =
        PlayedLesson.of(other.read(), Limits.none()).recording();
    for (LessonDocument document :
        ImmutableList.of(
            of(mine, runs),
            of(other, runs.reverse()),
            of(other, ImmutableList.of()),
            of(other, ImmutableList.of(runs.get(0), new RecordedLessonRun("solved", 1, "=?"))))) {
      assertThatThrownBy(document::play)
          .isInstanceOf(UnreadableException.class)
          .message()
          .isNotBlank();
    }
  }

  @Test
  void theFilesOfALessonArePartOfTheDocument() throws Exception {
    String text =
        """
        {"title": "t", "runs": {"a": {"problem": "week3.sdk", "solver": "mac"},
         "b": {"problem": "sub/map.csp", "solver": "mac"}},
         "claims": ["a.solutions = 1", "b.variables = 2"]}
        """;
    LessonDocument document =
        new LessonDocument(
            "mine.json",
            text,
            ImmutableMap.of(
                "week3.sdk",
                new SudokuText(Runs.EASY),
                "sub/map.csp",
                new NotationProblem(new NotationText("map", "variables x, y in 1..3\nx < y\n"))),
            new LessonIdentity("t", "01234567"),
            Optional.of("week 3"),
            OPENING,
            ImmutableList.of());
    LessonDocument read = LessonDocument.read(document.toJson());
    assertThat(read).isEqualTo(document);
    assertThat(PlayedLesson.of(read.lesson(), Limits.none()).findings()).isEmpty();
    LessonDocument without = of(ShippedLesson.ALL.get(0));
    assertThatThrownBy(
            () ->
                new LessonDocument(
                        "mine.json",
                        text,
                        ImmutableMap.of(),
                        without.identity(),
                        Optional.empty(),
                        OPENING,
                        ImmutableList.of())
                    .lesson())
        .isInstanceOf(UnreadableException.class)
        .hasMessageContaining("week3.sdk");
  }

  @Test
  void theKeyIsThatOfTheLessonUnlessOneWasChosen() {
    LessonDocument document = of(ShippedLesson.ALL.get(0));
    LessonDocument keyed =
        new LessonDocument(
            document.source(),
            document.text(),
            document.files(),
            document.identity(),
            Optional.of("k"),
            OPENING,
            ImmutableList.of());
    Homework homework = new Homework(document.identity(), "Ana", 1, 2);
    assertThat(HomeworkLine.of(homework, document.homeworkKey()))
        .isEqualTo(HomeworkLine.of(homework, HomeworkKey.of(document.identity())));
    assertThat(HomeworkLine.of(homework, keyed.homeworkKey()))
        .isEqualTo(HomeworkLine.of(homework, HomeworkKey.of("k")));
  }

  @Test
  void noTextBecomesMarkup() throws UnreadableException {
    Random random = new Random(4);
    String hostile = "</script><!--&\"'\\\u2028\u0000é😀\n";
    for (int i = 0; i < 200; i++) {
      StringBuilder text = new StringBuilder(hostile);
      for (int k = 0; k < 20; k++) {
        text.append((char) random.nextInt(0xd800));
      }
      LessonDocument document =
          new LessonDocument(
              text.toString(),
              text.reverse().toString(),
              ImmutableMap.of(text.toString(), new SudokuText(text.toString())),
              new LessonIdentity(text.toString(), text.toString()),
              Optional.of(text.toString()),
              new Opening("en", Optional.empty()),
              ImmutableList.of(new RecordedLessonRun(text.toString(), 3, text.toString())));
      String json = document.toJson();
      assertThat(json).doesNotContain("<").doesNotContain(">").doesNotContain("&");
      assertThat(LessonDocument.read(json)).isEqualTo(document);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "[]",
        "{",
        "{}",
        "{\"source\": 1}",
        "{\"colour\": \"red\"}",
        "{\"source\": \"a\", \"source\": \"b\"}",
        "{\"files\": {\"a\": {}}}",
        "{\"runs\": [{}]}",
        "{\"runs\": [{\"finished\": 0.5}]}",
        "{\"files\": {\"a\": {\"puzzle\": \"\", \"csp\": \"\"}}}",
      })
  void otherTextsAreRejectedWithASentence(String json) {
    assertThatThrownBy(() -> LessonDocument.read(json))
        .isInstanceOf(UnreadableException.class)
        .message()
        .isNotBlank();
  }
}
