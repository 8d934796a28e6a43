package org.cspworkbench.presentation.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.presentation.lesson.LessonText.Piece;
import org.cspworkbench.presentation.lesson.LessonView.Hidden;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** The claims of every shipped lesson are true. */
final class ShippedLessonsTest {

  private static final Locale BRAZIL = Locale.forLanguageTag("pt-BR");

  /** A number that is not part of a name such as r1c4 or AC-3. */
  private static final Pattern FIGURE = Pattern.compile("(?<![\\p{L}\\d-])\\d");

  @SuppressWarnings("unused") // used by the tests
  static final Iterable<ShippedLesson> LESSONS = ShippedLesson.ALL;

  private static final Map<ShippedLesson, PlayedLesson> PLAYED = new HashMap<>();

  private static PlayedLesson played(ShippedLesson lesson) {
    return PLAYED.computeIfAbsent(
        lesson, each -> PlayedLesson.of(each.read(), Limits.none())); // each is played once
  }

  @ParameterizedTest
  @FieldSource("LESSONS")
  void everyClaimIsTrue(ShippedLesson lesson) {
    PlayedLesson played = played(lesson);
    assertThat(played.findings()).isEmpty();
    assertThat(played.claimCount()).isGreaterThan(10);
    assertThat(played.stops(Locale.ENGLISH)).hasSizeGreaterThanOrEqualTo(5);
  }

  @ParameterizedTest
  @FieldSource("LESSONS")
  void thereIsAtLeastOneQuestion(ShippedLesson lesson) {
    assertThat(played(lesson).stops(Locale.ENGLISH)).anyMatch(stop -> stop.question().isPresent());
  }

  /** A figure written into a text could become false. */
  @ParameterizedTest
  @FieldSource("LESSONS")
  void everyFigureIsFilledInFromTheRuns(ShippedLesson shipped) {
    Lesson lesson = shipped.read();
    assertThat(lesson.bookmarks()).allSatisfy(bookmark -> checkFigures(bookmark.note()));
    checkFigures(lesson.text());
  }

  private static void checkFigures(LessonText text) {
    assertThat(text.byLanguage().values())
        .allSatisfy(
            pieces ->
                assertThat(pieces)
                    .filteredOn(Piece.Words.class::isInstance)
                    .allSatisfy(
                        words -> assertThat(words.toString()).doesNotContainPattern(FIGURE)));
  }

  /** The end of a run answers questions that are asked before it. */
  @ParameterizedTest
  @FieldSource("LESSONS")
  void theOutcomeIsHiddenUntilItIsReached(ShippedLesson lesson) {
    assertThat(lesson.read().view())
        .hasValueSatisfying(view -> assertThat(view.hides(Hidden.OUTCOME)).isTrue());
  }

  @ParameterizedTest
  @FieldSource("LESSONS")
  void textsExistInBothLanguages(ShippedLesson shipped) {
    Lesson lesson = shipped.read();
    assertThat(lesson.bookmarks())
        .allSatisfy(each -> assertThat(each.note().byLanguage()).containsOnlyKeys("en", "pt_BR"));
    assertThat(lesson.text().byLanguage()).containsOnlyKeys("en", "pt_BR");
    assertThat(lesson.title(BRAZIL)).isNotEqualTo(lesson.title(Locale.ENGLISH));
  }
}
