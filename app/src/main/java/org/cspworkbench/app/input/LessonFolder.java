package org.cspworkbench.app.input;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import org.cspworkbench.app.file.ConfinedFolder;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.lesson.LessonFiles;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.sudoku.format.CandidateUse;

/**
 * The folder of a lesson, which may read only the files in this folder.
 *
 * @param path the folder
 */
record LessonFolder(Path path) implements LessonFiles {

  /** Returns the folder that contains {@code file}. */
  static LessonFolder of(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    return new LessonFolder(folder == null ? file.toAbsolutePath() : folder);
  }

  /**
   * Returns the file {@code name}, which need not exist.
   *
   * @throws UnreadableException if it is not in this folder
   */
  Path file(String name) throws UnreadableException {
    try {
      if (new ConfinedFolder(path).holds(name)) {
        return path.resolve(name);
      }
    } catch (IOException e) {
      throw new UnreadableException(name + ": cannot be read");
    }
    throw new UnreadableException(
        "expected a file in the folder of the lecture, found '" + name + "'");
  }

  @Override
  public Problem read(String name) throws UnreadableException {
    try {
      String file = DimacsArgument.isOne(name) ? DimacsArgument.file(name) : name;
      if (!new ConfinedFolder(path).holds(file)) {
        throw new UnreadableException(
            "expected a file in the folder of the lesson, found '" + name + "'");
      }
      return first(path.resolve(name).toString());
    } catch (IllegalArgumentException e) {
      throw new UnreadableException(String.valueOf(e.getMessage()));
    } catch (IOException e) {
      throw new UnreadableException(name + ": cannot be read");
    }
  }

  private static Problem first(String file) throws IOException, UnreadableException {
    try (ProblemSource source = open(file)) {
      Item item = source.next();
      if (item instanceof BadInput fault) {
        throw new UnreadableException(fault.sentence());
      }
      return ((NamedProblem) item).problem();
    }
  }

  private static ProblemSource open(String file) {
    if (DimacsArgument.isOne(file)) {
      return DimacsArgument.open(file, remark -> {});
    }
    if (XcspArgument.isNoPuzzle(file)) {
      return XcspArgument.open(file, remark -> {});
    }
    return NotationArgument.isOne(file)
        ? NotationArgument.open(file)
        : PuzzleArgument.open(
            file,
            InputStream.nullInputStream(),
            new ProblemSource.Understanding(CandidateUse.AS_STATED, remark -> {}));
  }
}
