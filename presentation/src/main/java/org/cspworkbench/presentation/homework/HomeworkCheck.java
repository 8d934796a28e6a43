package org.cspworkbench.presentation.homework;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.cspworkbench.presentation.lesson.Lesson;
import org.cspworkbench.presentation.lesson.ShippedLesson;

/** The verification of homework lines. */
public final class HomeworkCheck {

  private final Optional<LessonIdentity> lesson;
  private final Optional<HomeworkKey> key;
  private final Map<LessonIdentity, OptionalInt> questions = new HashMap<>();

  private HomeworkCheck(Optional<LessonIdentity> lesson, Optional<HomeworkKey> key) {
    this.lesson = lesson;
    this.key = key;
  }

  /**
   * Returns the verification of lines for any lesson.
   *
   * @param key the key of the page; if it is absent, that of a lesson for which no key was chosen
   */
  public static HomeworkCheck ofAnyLesson(Optional<HomeworkKey> key) {
    return new HomeworkCheck(Optional.empty(), key);
  }

  /**
   * Returns the verification of lines that must be for {@code lesson}.
   *
   * @param identity the identity of the lesson
   * @param key the key of the page; if it is absent, that of a lesson for which no key was chosen
   */
  public static HomeworkCheck ofLesson(
      Lesson lesson, LessonIdentity identity, Optional<HomeworkKey> key) {
    HomeworkCheck check = new HomeworkCheck(Optional.of(identity), key);
    check.questions.put(identity, OptionalInt.of(lesson.questionCount()));
    return check;
  }

  /** Returns the lesson that the lines must be for; any lesson if it is absent. */
  public Optional<LessonIdentity> lesson() {
    return lesson;
  }

  /** Returns what is known of {@code line}. */
  public HomeworkVerdict verdict(HomeworkLine line) {
    LessonIdentity found = line.homework().lesson();
    if (!line.matches(key.orElseGet(() -> HomeworkKey.of(found)))) {
      return HomeworkVerdict.ALTERED;
    }
    if (lesson.isPresent() && !lesson.get().fingerprint().equals(found.fingerprint())) {
      return HomeworkVerdict.OTHER_LESSON;
    }
    OptionalInt known = questions(lesson.orElse(found));
    if (known.isPresent() && known.getAsInt() != line.homework().questions()) {
      return HomeworkVerdict.IMPOSSIBLE_SCORE;
    }
    return key.isPresent() && known.isPresent()
        ? HomeworkVerdict.VALID
        : HomeworkVerdict.CHECK_VALUE_RIGHT;
  }

  /** Returns the number of questions of a lesson, if its text is known. */
  public OptionalInt questions(LessonIdentity identity) {
    return questions.computeIfAbsent(identity, HomeworkCheck::questionsOfShipped);
  }

  private static OptionalInt questionsOfShipped(LessonIdentity identity) {
    return ShippedLesson.find(identity.name())
        .filter(shipped -> LessonIdentity.of(shipped).equals(identity))
        .map(shipped -> OptionalInt.of(shipped.read().questionCount()))
        .orElse(OptionalInt.empty());
  }
}
