package org.cspworkbench.app.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.cspworkbench.app.lesson.LectureFile;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.lesson.ShippedLecture;
import org.cspworkbench.viewer.lesson.OpenedLecture;

/** Interprets an argument: a lecture that is part of the program, or the file of a lecture. */
final class LectureArgument {

  private LectureArgument() {}

  /**
   * Opens the lecture that {@code argument} denotes; empty if it denotes none.
   *
   * @throws UnreadableException if it denotes a lecture that is not valid
   */
  static Optional<OpenedLecture> find(String argument) throws UnreadableException {
    Optional<ShippedLecture> shipped = ShippedLecture.find(argument);
    if (shipped.isPresent()) {
      return shipped.map(OpenedLecture::of);
    }
    Path file = path(argument).filter(LectureFile::isOne).orElse(null);
    return file == null ? Optional.empty() : Optional.of(LectureFile.open(file));
  }

  private static Optional<Path> path(String argument) {
    try {
      return Optional.of(Path.of(argument));
    } catch (InvalidPathException e) {
      return Optional.empty(); // reported by whoever opens it as a lesson
    }
  }
}
