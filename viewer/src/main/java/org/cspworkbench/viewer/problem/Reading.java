package org.cspworkbench.viewer.problem;

import java.util.Optional;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.viewer.words.ProblemTitle;

/** The result of reading an input. */
public sealed interface Reading {

  /**
   * A problem to work on.
   *
   * @param title its title in the window
   * @param problem the problem
   * @param remark a remark about it that is displayed when it is opened
   */
  record Opened(String title, Problem problem, Optional<String> remark) implements Reading {

    /**
     * Returns a problem with its name as the title, or, of an image, that of its tiles and size.
     */
    public static Opened named(Problem problem, Optional<String> remark) {
      return new Opened(ProblemTitle.of(problem.csp()), problem, remark);
    }
  }

  /**
   * A rejected input.
   *
   * @param sentence the position of the error, its cause, and what was expected
   */
  record Refused(String sentence) implements Reading {}
}
