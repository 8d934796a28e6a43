package org.cspworkbench.app.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.cspworkbench.app.lesson.LessonFile;
import org.cspworkbench.app.lesson.OpenedLesson;
import org.cspworkbench.presentation.lesson.MalformedLessonException;
import org.cspworkbench.presentation.lesson.ShippedLesson;

/** Interprets an argument: a lesson that is part of the program, or the file of a lesson. */
final class LessonArgument {

  private LessonArgument() {}

  /**
   * Opens the lesson that {@code argument} denotes.
   *
   * @throws MalformedLessonException if it is neither
   */
  static OpenedLesson open(String argument, Console console) throws MalformedLessonException {
    ShippedLesson shipped = ShippedLesson.find(argument).orElse(null);
    if (shipped != null) {
      return OpenedLesson.of(shipped);
    }
    try {
      Path file = Path.of(argument);
      return PipeNote.whileOpening(console, argument, () -> LessonFile.open(file));
    } catch (InvalidPathException e) {
      throw MalformedLessonException.of(argument, "is not a file name");
    }
  }
}
