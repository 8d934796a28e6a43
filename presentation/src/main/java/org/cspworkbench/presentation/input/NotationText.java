package org.cspworkbench.presentation.input;

import java.util.Optional;
import java.util.regex.Pattern;
import org.cspworkbench.core.notation.ProblemReader;
import org.cspworkbench.core.text.MalformedProblemException;
import org.cspworkbench.core.text.ProblemContents;
import org.cspworkbench.solvers.Problem;

/**
 * A problem in the notation of CSP Workbench.
 *
 * @param name the name of the problem unless the text states one, such as the name of its file
 * @param text the lines of the problem
 */
public record NotationText(String name, String text) implements Problem.Origin {

  /** The beginning of a line that no puzzle has. */
  private static final Pattern BEGINNING = Pattern.compile("(?m)^\\s*(problem|variables?|let)\\s");

  /** Returns whether {@code text} looks like a problem in the notation. */
  public static boolean isOne(String text) {
    return BEGINNING.matcher(text).find();
  }

  /**
   * Returns the problem.
   *
   * @throws MalformedProblemException if the text is not a problem in the notation
   */
  public Problem problem() throws MalformedProblemException {
    ProblemContents contents = ProblemReader.read(name, text);
    return new Problem.General(
        contents.csp(), contents.shown(), contents.objective(), Optional.of(this));
  }
}
