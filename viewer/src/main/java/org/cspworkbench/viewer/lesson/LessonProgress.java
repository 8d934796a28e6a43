package org.cspworkbench.viewer.lesson;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.cspworkbench.presentation.lesson.LessonPassage;
import org.cspworkbench.viewer.lesson.LessonResults.Result;
import org.cspworkbench.viewer.run.PlayedQuiz;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the results of lessons while they are read. A lesson that a lecture leads has none. Of the
 * time between two steps, at most five minutes count.
 */
public final class LessonProgress {

  private static final long LONGEST = TimeUnit.MINUTES.toNanos(5);

  private final LessonModel lesson;
  private final PlayedQuiz quiz;
  private final LongSupplier nanos;
  private LessonResults results = LessonResults.NONE;
  private @Nullable LessonPassage passage; // of the lesson that is being read
  private Result before = new Result(0, 0, 0, 0, 0); // when that was opened
  private int reached;
  private long last; // step, in nanoseconds
  private long spent;

  /** Follows a lesson and its questions. */
  public LessonProgress(LessonModel lesson, PlayedQuiz quiz, LongSupplier nanos) {
    this.lesson = lesson;
    this.quiz = quiz;
    this.nanos = nanos;
    lesson.addListener(this::follow);
    quiz.addListener(this::follow);
  }

  /** Returns the results. */
  public LessonResults results() {
    return results;
  }

  /** Continues with the results of an earlier session. */
  public void setResults(LessonResults kept) {
    results = kept;
  }

  private void follow() {
    LessonPassage at = lesson.passage().filter(open -> !lesson.isLed()).orElse(null);
    long now = nanos.getAsLong();
    if (passage != null && at != passage) {
      keep(passage, now); // how long its last stop was read
    }
    if (at != null && at != passage) {
      String key = LessonResults.key(at.lesson().lesson());
      before = results.lessons().getOrDefault(key, new Result(0, 0, 0, 0, 0));
      reached = 0;
      spent = 0;
      last = now;
    }
    passage = at;
    if (at != null) {
      keep(at, now);
    }
  }

  private void keep(LessonPassage at, long now) {
    spent += Math.min(LONGEST, now - last);
    last = now;
    reached = Math.max(reached, at.step());
    if (reached > 0) {
      int questions = quiz.isScoreHidden() ? 0 : at.tries().size();
      int right = quiz.isScoreHidden() ? 0 : at.right();
      long seconds = TimeUnit.NANOSECONDS.toSeconds(spent);
      results =
          results.with(
              LessonResults.key(at.lesson().lesson()),
              before.and(new Result(reached, at.length(), right, questions, seconds)));
    }
  }
}
