package org.cspworkbench.viewer.lesson;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.math.LongMath;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.Optional;
import org.cspworkbench.presentation.lesson.Lesson;

/**
 * How far a student has come in lessons.
 *
 * @param lessons the result of each lesson that was begun, by its key
 */
public record LessonResults(ImmutableMap<String, Result> lessons) {

  /** No lesson was begun. */
  public static final LessonResults NONE = new LessonResults(ImmutableMap.of());

  private static final int SECONDS_A_MINUTE = 60;

  /**
   * The result of one lesson.
   *
   * @param reached the number of the last stop that was reached
   * @param stops the number of stops
   * @param right the most questions that were right at the first try
   * @param questions the number of questions; 0 if the score is hidden
   * @param seconds the time that was spent in it
   */
  public record Result(int reached, int stops, int right, int questions, long seconds) {

    /** Returns this result and that of going through the same lesson again. */
    Result and(Result again) {
      return new Result(
          Math.max(reached, again.reached),
          again.stops,
          Math.max(right, again.right),
          Math.max(questions, again.questions),
          seconds + again.seconds);
    }

    private String sentence() {
      ImmutableList.Builder<String> parts = ImmutableList.builder();
      parts.add(
          reached >= stops
              ? text("start.lesson.done")
              : text("start.lesson.reached", reached, stops));
      if (questions > 0) {
        parts.add(text("start.lesson.right", right, questions));
      }
      parts.add(
          text(
              "start.lesson.minutes",
              Math.max(1, LongMath.divide(seconds, SECONDS_A_MINUTE, RoundingMode.HALF_UP))));
      return Joiner.on(" · ").join(parts.build());
    }
  }

  /** Returns the key of a lesson, which no language changes. */
  static String key(Lesson lesson) {
    return lesson.title(Locale.ENGLISH);
  }

  /** Returns these results with another one of the lesson with this key. */
  LessonResults with(String key, Result result) {
    ImmutableMap.Builder<String, Result> all = ImmutableMap.builder();
    all.putAll(lessons).put(key, result);
    return new LessonResults(all.buildKeepingLast());
  }

  /** Returns how far the student has come, the score and the time, if the lesson was begun. */
  public Optional<String> sentence(Lesson lesson) {
    return Optional.ofNullable(lessons.get(key(lesson))).map(Result::sentence);
  }
}
