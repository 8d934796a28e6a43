package org.cspworkbench.app.lesson;

import org.cspworkbench.presentation.homework.LessonIdentity;
import org.cspworkbench.presentation.lesson.Lesson;
import org.cspworkbench.presentation.lesson.ShippedLesson;

/**
 * A lesson with the text from which it was read.
 *
 * @param lesson the lesson
 * @param text the text
 * @param identity the lesson in homework lines
 */
public record OpenedLesson(Lesson lesson, String text, LessonIdentity identity) {

  /** Opens a lesson that is included in the program. */
  public static OpenedLesson of(ShippedLesson shipped) {
    return new OpenedLesson(shipped.read(), shipped.text(), LessonIdentity.of(shipped));
  }

  static OpenedLesson of(Lesson lesson, String text) {
    return new OpenedLesson(lesson, text, LessonIdentity.of(lesson, text));
  }
}
