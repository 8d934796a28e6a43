package org.cspworkbench.presentation.lesson;

import org.cspworkbench.document.Nearest;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.solvers.Problem;

/** The files that a lecture may use: those of a lesson, and lessons. */
public interface LectureFiles extends LessonFiles {

  /** No files: the lecture uses the lessons of the program, and states its problems itself. */
  LectureFiles NONE =
      new LectureFiles() {
        @Override
        public Problem read(String name) throws UnreadableException {
          return LessonFiles.NONE.read(name);
        }

        @Override
        public Lesson lesson(String name) throws UnreadableException {
          throw noSuchLesson(name);
        }
      };

  /**
   * Reads the lesson in the file {@code name}.
   *
   * @throws UnreadableException if the lecture may not read the file, there is none, or it has no
   *     valid lesson; without a position if the file is not there
   */
  Lesson lesson(String name) throws UnreadableException;

  /** Returns an exception that {@code name} is neither the id nor the file of a lesson. */
  static UnreadableException noSuchLesson(String name) {
    return new UnreadableException(
        "expected a lesson of the program (see csp lesson list) or a file in the folder of the"
            + " lecture, found '"
            + name
            + "'"
            + Nearest.hint(name, ShippedLesson.ALL.stream().map(ShippedLesson::id).toList()));
  }
}
