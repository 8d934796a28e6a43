package org.cspworkbench.presentation.lesson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.homework.Homework;
import org.cspworkbench.presentation.homework.LessonIdentity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The way through a lesson, and the first tries at its questions. */
final class LessonPassageTest {

  private static final ShippedLesson BACKTRACKING =
      ShippedLesson.find("backtracking").orElseThrow();

  /** The lesson with the most questions. */
  private static final ShippedLesson IMAGES = ShippedLesson.find("images").orElseThrow();

  private static LessonPassage begin(ShippedLesson lesson) {
    return new LessonPassage(PlayedLesson.of(lesson.read(), Limits.none()), Locale.ENGLISH);
  }

  @ParameterizedTest
  @ValueSource(strings = {"backtracking", "mrv", "look-ahead", "not-equal"})
  void everyStopIsReachedInOrderAndInBothDirections(String id) {
    LessonPassage passage = begin(ShippedLesson.find(id).orElseThrow());
    ImmutableList<Stop> stops = passage.lesson().stops(Locale.ENGLISH);
    assertThat(passage.length()).isEqualTo(stops.size());
    assertThat(passage.note()).isEqualTo(passage.lesson().text(Locale.ENGLISH));
    assertThat(passage.previous()).isFalse();
    List<Stop> met = new ArrayList<>();
    while (passage.next()) {
      met.add(passage.stop().orElseThrow());
      assertThat(passage.trace()).isSameAs(passage.lesson().trace(passage.run()));
      assertThat(passage.position()).isBetween(0, passage.trace().length());
      assertThat(passage.isDone()).isEqualTo(met.size() == stops.size());
    }
    assertThat(met).isEqualTo(stops);
    for (int i = stops.size() - 1; i > 0; i--) {
      assertThat(passage.previous()).isTrue();
      assertThat(passage.note()).isEqualTo(stops.get(i - 1).note());
    }
    assertThat(passage.previous()).isTrue();
    assertThat(passage.step()).isZero();
    assertThat(passage.question()).isEmpty();
  }

  @Test
  void onlyTheFirstTryAtEachQuestionCounts() {
    LessonPassage passage = begin(IMAGES);
    passage.tried(FirstTry.RIGHT);
    assertThat(passage.tries()).as("the introduction has no question").containsOnly(FirstTry.NONE);
    int asked = 0;
    while (passage.next()) {
      if (passage.question().isPresent()) {
        if (asked == 0) {
          passage.tried(FirstTry.MISSED);
          passage.tried(FirstTry.RIGHT);
        } else if (asked == 1) {
          passage.tried(FirstTry.MISSED);
          passage.tried(FirstTry.RIGHT);
        } else {
          passage.tried(FirstTry.RIGHT);
          passage.tried(FirstTry.MISSED);
        }
        asked++;
      }
    }
    assertThat(asked).isGreaterThan(2);
    assertThat(passage.tries().subList(0, 2)).containsExactly(FirstTry.MISSED, FirstTry.MISSED);
    assertThat(passage.tries().subList(2, asked)).allMatch(each -> each == FirstTry.RIGHT);
    assertThat(passage.right()).isEqualTo(asked - 2);
    Homework homework = Homework.of(passage, LessonIdentity.of(IMAGES), "Ana");
    assertThat(homework.right()).isEqualTo(asked - 2);
    assertThat(homework.questions()).isEqualTo(asked);
  }

  @Test
  void theNumbersOfTheStopsOfARunAreAtTheirPositions() {
    LessonPassage passage = begin(BACKTRACKING);
    ImmutableList<Stop> stops = passage.lesson().stops(Locale.ENGLISH);
    for (int run = 0; run < passage.lesson().lesson().runs().size(); run++) {
      for (Map.Entry<Integer, Integer> number : passage.stopsOf(run).entrySet()) {
        Stop stop = stops.get(number.getValue() - 1);
        assertThat(stop.run()).isEqualTo(run);
        assertThat(stop.position()).isEqualTo(number.getKey());
      }
    }
  }

  @Test
  void claimsHaveTheFiguresOfTheRun() throws UnreadableException {
    Lesson lesson =
        LessonCodec.with(LessonFiles.NONE)
            .read(
                "a.json",
                """
            {"title": "t", "problem": "queens:4",
             "runs": {"fc": {"solver": "forward-checking"}, "mac": {"solver": "mac"}},
             "bookmarks": [{"run": "fc", "at": "end", "claims": ["solutions = 1", "fails = 0"]}],
             "claims": ["mac.nodes < fc.nodes"]}
            """);
    PlayedLesson played = PlayedLesson.of(lesson, Limits.none());
    LessonPassage passage = new LessonPassage(played, Locale.ENGLISH);
    assertThat(passage.claims()).isEmpty();
    assertThat(passage.next()).isTrue();
    assertThat(passage.claims().get(0))
        .isEqualTo(new CheckedClaim("solutions = 1", ImmutableList.of("1"), true));
    assertThat(passage.claims().get(1).holds()).isFalse();
    CheckedClaim both = played.claims(Locale.ENGLISH).get(0);
    assertThat(both.holds()).isTrue();
    assertThat(both.found()).hasSize(2);
  }

  /** A run with several seeds is prepared in as many steps. */
  @Test
  void aLessonIsPreparedRunByRun() throws UnreadableException {
    Lesson lesson =
        LessonCodec.with(LessonFiles.NONE)
            .read(
                "a.json",
                """
            {"title": "t", "problem": "queens:6",
             "runs": {"one": {"solver": "mac"}, "five": {"solver": "min-conflicts", "seeds": 5}},
             "bookmarks": [{"run": "one", "at": "end"}],
             "claims": ["five.seeds = 5", "one.outcome = solved"]}
            """);
    LessonPreparation preparation = new LessonPreparation(lesson, Limits.none().withNodes(10_000));
    assertThatThrownBy(preparation::result).isInstanceOf(IllegalStateException.class);
    for (int done = 0; done < 6; done++) {
      assertThat(preparation.done()).isEqualTo(done);
      assertThat(preparation.length()).isEqualTo(6);
      preparation.advance();
    }
    assertThatThrownBy(preparation::advance).isInstanceOf(IllegalStateException.class);
    assertThat(preparation.result().findings()).isEmpty();
  }

  @Test
  void anotherLanguageChangesNothingButTheTexts() {
    PlayedLesson played =
        PlayedLesson.of(ShippedLesson.find("mrv").orElseThrow().read(), Limits.none());
    LessonPassage english = new LessonPassage(played, Locale.ENGLISH);
    english.goTo(2);
    english.tried(FirstTry.RIGHT);
    LessonPassage portuguese = english.in(new Locale("pt", "BR"));
    assertThat(portuguese.step()).isEqualTo(2);
    assertThat(portuguese.tries()).isEqualTo(english.tries());
    assertThat(portuguese.question()).isEqualTo(english.question());
    assertThat(portuguese.note()).isNotEqualTo(english.note());
    portuguese.goTo(4);
    portuguese.tried(FirstTry.RIGHT);
    assertThat(portuguese.right()).isEqualTo(2);
    assertThat(english.right()).isEqualTo(1);
  }
}
