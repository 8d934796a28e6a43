package org.cspworkbench.app.input;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Pattern;
import org.cspworkbench.app.file.WholeText;
import org.cspworkbench.core.notation.ProblemReader;
import org.cspworkbench.core.problem.MalformedProblemException;
import org.cspworkbench.solvers.Problem;

/** Reads the problem that a person has typed in the notation, in a file such as {@code map.csp}. */
public final class NotationArgument {

  /** No puzzle has a line that begins like this. */
  private static final Pattern BEGINNING = Pattern.compile("(?m)^\\s*(problem|variables?)\\s");

  /** No character takes more than four in UTF-8. */
  private static final int MOST_BYTES = 4 * ProblemReader.MOST_CHARACTERS;

  private NotationArgument() {}

  /** Whether {@code argument} names such a file, by the end of its name. */
  public static boolean isOne(String argument) {
    return argument.toLowerCase(Locale.ROOT).endsWith(".csp");
  }

  /** Whether {@code text} is meant as a problem in the notation. */
  public static boolean isMeantBy(String text) {
    return BEGINNING.matcher(text).find();
  }

  /** The problem in the file; what cannot be read is told by the source. */
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
      return ProblemSource.of(new BadInput(argument + ":" + e.getMessage()));
    } catch (IOException | InvalidPathException e) {
      return ProblemSource.of(new BadInput(argument + ": cannot be read"));
    }
  }

  /**
   * The problem that {@code text} states.
   *
   * @param source what people call the text: where a fault says that it lies
   */
  public static ProblemSource ofText(String source, String text) {
    try {
      Problem problem = new Problem.General(ProblemReader.read(source, text));
      return ProblemSource.of(new NamedProblem(source, "", problem));
    } catch (MalformedProblemException e) {
      return ProblemSource.of(new BadInput(source + ":" + e.getMessage()));
    }
  }
}
