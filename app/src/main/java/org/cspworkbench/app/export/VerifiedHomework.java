package org.cspworkbench.app.export;

import com.google.common.base.Ascii;
import java.util.Optional;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.presentation.homework.FoundHomework;
import org.cspworkbench.presentation.homework.Homework;
import org.cspworkbench.presentation.homework.HomeworkCheck;
import org.cspworkbench.presentation.homework.HomeworkVerdict;
import org.cspworkbench.presentation.homework.LessonIdentity;

/**
 * A verified homework line.
 *
 * @param at its position
 * @param homework the result that it states
 * @param verdict what is known of it
 * @param fault the position of the line and why it is not valid, as a sentence without capital and
 *     full stop
 */
public record VerifiedHomework(
    SourcePosition at, Homework homework, HomeworkVerdict verdict, Optional<String> fault) {

  /** Returns the line {@code found}, verified by {@code check}. */
  public static VerifiedHomework of(FoundHomework.Complete found, HomeworkCheck check) {
    Homework homework = found.line().homework();
    HomeworkVerdict verdict = check.verdict(found.line());
    Optional<String> fault =
        switch (verdict) {
          case VALID, CHECK_VALUE_RIGHT -> Optional.empty();
          case IMPOSSIBLE_SCORE -> Optional.of(isImpossible(homework, check));
          case ALTERED ->
              Optional.of(
                  "expected another check value in the line of "
                      + homework.student()
                      + "; the line was changed, or made with another key");
          case OTHER_LESSON -> check.lesson().map(wanted -> isOther(homework, wanted));
        };
    return new VerifiedHomework(
        found.at(), homework, verdict, fault.map(sentence -> found.at() + ": " + sentence));
  }

  private static String isImpossible(Homework homework, HomeworkCheck check) {
    return "expected a score of "
        + check.questions(check.lesson().orElse(homework.lesson())).orElseThrow()
        + " questions, as the lesson "
        + named(homework.lesson())
        + " has, found "
        + homework.right()
        + "/"
        + homework.questions()
        + ", by "
        + homework.student();
  }

  private static String isOther(Homework homework, LessonIdentity wanted) {
    return "expected a line for the lesson "
        + named(wanted)
        + ", found one for "
        + named(homework.lesson())
        + ", by "
        + homework.student();
  }

  private static String named(LessonIdentity lesson) {
    return lesson.name() + " (" + lesson.fingerprint() + ")";
  }

  /** Returns the verdict in words: {@code other lesson}. */
  String verdictInWords() {
    return Ascii.toLowerCase(verdict.name()).replace('_', ' ');
  }
}
