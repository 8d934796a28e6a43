package org.cspworkbench.presentation.lesson;

import org.cspworkbench.solvers.Problem;

/** The files that a lesson may name as its problems. */
public interface LessonFiles {

  /** No files: the lesson states its problems itself. */
  LessonFiles NONE =
      name -> {
        throw new UnreadableProblemException(
            "expected a problem of the gallery or a puzzle, found '" + name + "'");
      };

  /**
   * Reads the problem in the file {@code name}, which is written as on the command line.
   *
   * @throws UnreadableProblemException if the lesson may not read the file, or it holds no problem
   */
  Problem read(String name) throws UnreadableProblemException;

  /** A file of a lesson that could not be read as a problem. */
  final class UnreadableProblemException extends Exception {

    /**
     * Creates an exception.
     *
     * @param sentence what was expected and what was found, without capital and full stop
     */
    public UnreadableProblemException(String sentence) {
      super(sentence);
    }

    /** The sentence. */
    public String sentence() {
      return String.valueOf(getMessage());
    }
  }
}
