package org.cspworkbench.presentation.lesson;

import org.cspworkbench.document.Nearest;
import org.cspworkbench.solvers.Problem;

/** The files that a lecture may use: those of a lesson, and lessons. */
public interface LectureFiles extends LessonFiles {

  /** No files: the lecture uses the lessons of the program, and states its problems itself. */
  LectureFiles NONE =
      new LectureFiles() {
        @Override
        public Problem read(String name) throws UnreadableProblemException {
          return LessonFiles.NONE.read(name);
        }

        @Override
        public Lesson lesson(String name) throws UnreadableProblemException {
          throw noSuchLesson(name);
        }
      };

  /**
   * Reads the lesson in the file {@code name}.
   *
   * @throws UnreadableProblemException if the lecture may not read the file, or there is none
   * @throws MalformedLessonException if the file has no valid lesson
   */
  Lesson lesson(String name) throws UnreadableProblemException, MalformedLessonException;

  /** Returns an exception that {@code name} is neither the id nor the file of a lesson. */
  static UnreadableProblemException noSuchLesson(String name) {
    return new UnreadableProblemException(
        "expected a lesson of the program (see csp lesson list) or a file in the folder of the"
            + " lecture, found '"
            + name
            + "'"
            + Nearest.hint(name, ShippedLesson.ALL.stream().map(ShippedLesson::id).toList()));
  }
}
