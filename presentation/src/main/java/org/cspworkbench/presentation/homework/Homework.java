package org.cspworkbench.presentation.homework;

import static com.google.common.base.Preconditions.checkArgument;

import org.cspworkbench.presentation.lesson.LessonPassage;

/**
 * The result of a student in a lesson.
 *
 * @param lesson the lesson
 * @param student the name of the student
 * @param right how many questions were answered correctly at the first try
 * @param questions how many questions the lesson has
 */
public record Homework(LessonIdentity lesson, String student, int right, int questions) {

  /** The maximum number of characters of a name. */
  public static final int LONGEST_NAME = 60;

  /** The maximum number of questions. */
  static final int MOST_QUESTIONS = 9999;

  /**
   * Creates a result. The name is stored with single spaces and without invisible characters, and
   * is cut after {@link #LONGEST_NAME} characters.
   *
   * @throws IllegalArgumentException if the name is blank, or a number is out of range
   */
  public Homework {
    student = PlainName.tidy(student, LONGEST_NAME);
    checkArgument(!student.isEmpty(), "expected a name");
    checkArgument(questions >= 0 && questions <= MOST_QUESTIONS, "%s questions", questions);
    checkArgument(right >= 0 && right <= questions, "%s of %s", right, questions);
  }

  /**
   * Returns the result of a student who has come this far in a lesson.
   *
   * @throws IllegalArgumentException if the name is blank
   */
  public static Homework of(LessonPassage passage, LessonIdentity lesson, String student) {
    return new Homework(lesson, student, passage.right(), passage.tries().size());
  }

  /** Returns whether a line can be made for this name, which is not blank then. */
  public static boolean isName(String name) {
    return !PlainName.tidy(name, LONGEST_NAME).isEmpty();
  }
}
