package org.cspworkbench.presentation.lesson;

import org.cspworkbench.solvers.Problem;

/** The files that a lesson may use as its problems. */
public interface LessonFiles {

  /** No files: the lesson states its problems itself. */
  LessonFiles NONE =
      name -> {
        throw new UnreadableProblemException(
            "expected a problem of the gallery or a puzzle, found '" + name + "'");
      };

  /**
   * Reads the problem in the file {@code name}, with the syntax of the command line.
   *
   * @throws UnreadableProblemException if the lesson may not read the file, or it contains no
   *     problem
   */
  Problem read(String name) throws UnreadableProblemException;

  /** Thrown if a file of a lesson cannot be read as a problem. */
  final class UnreadableProblemException extends Exception {

    /**
     * Creates an exception.
     *
     * @param sentence what was expected and what was found, without capital and full stop
     */
    public UnreadableProblemException(String sentence) {
      super(sentence);
    }

    /** Returns the message. */
    public String sentence() {
      return String.valueOf(getMessage());
    }
  }
}
