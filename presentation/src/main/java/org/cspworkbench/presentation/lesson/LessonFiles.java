package org.cspworkbench.presentation.lesson;

import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.solvers.Problem;

/** The files that a lesson may use as its problems. */
public interface LessonFiles {

  /** No files: the lesson states its problems itself. */
  LessonFiles NONE =
      name -> {
        throw new UnreadableException(
            "expected a problem of the gallery or a puzzle, found '" + name + "'");
      };

  /**
   * Reads the problem in the file {@code name}, with the syntax of the command line.
   *
   * @throws UnreadableException if the lesson may not read the file, or it contains no problem
   */
  Problem read(String name) throws UnreadableException;
}
