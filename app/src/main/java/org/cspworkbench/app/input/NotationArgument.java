package org.cspworkbench.app.input;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import org.cspworkbench.app.file.WholeText;
import org.cspworkbench.core.notation.ProblemReader;
import org.cspworkbench.core.text.MalformedProblemException;
import org.cspworkbench.presentation.input.NotationText;
import org.cspworkbench.solvers.Problem;

/** Reads problems in the notation from files such as {@code map.csp}. */
public final class NotationArgument {

  /** The maximum size; a character has at most four bytes in UTF-8. */
  private static final int MOST_BYTES = 4 * ProblemReader.MOST_CHARACTERS;

  private NotationArgument() {}

  /** Returns whether {@code argument} names such a file, by its extension. */
  public static boolean isOne(String argument) {
    return argument.toLowerCase(Locale.ROOT).endsWith(".csp");
  }

  /** Returns the problem in the file; a file that cannot be read gives a fault. */
  public static ProblemSource open(String argument) {
    try {
      Path file = Path.of(argument);
      if (!Files.exists(file)) {
        return ProblemSource.of(new BadInput(argument + ": there is no such file"));
      }
      if (Files.isDirectory(file)) {
        return ProblemSource.of(
            new BadInput(argument + ": is a directory, not a file of a problem"));
      }
      return ofText(argument, WholeText.read(file, MOST_BYTES));
    } catch (WholeText.TooLargeException e) {
      return ProblemSource.of(new BadInput(argument + ": is too large for a problem to be typed"));
    } catch (WholeText.NotUtf8Exception e) {
      return ProblemSource.of(new BadInput(e.in(argument).sentence()));
    } catch (IOException | InvalidPathException e) {
      return ProblemSource.of(new BadInput(argument + ": cannot be read"));
    }
  }

  /**
   * Returns the problem in {@code text}.
   *
   * @param source the name of the text, for the positions of faults
   */
  public static ProblemSource ofText(String source, String text) {
    try {
      Problem problem = new NotationText(source, text).problem();
      return ProblemSource.of(new NamedProblem(source, problem));
    } catch (MalformedProblemException e) {
      return ProblemSource.of(new BadInput(source + ":" + e.getMessage()));
    }
  }
}
