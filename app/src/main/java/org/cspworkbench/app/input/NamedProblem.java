package org.cspworkbench.app.input;

import java.util.Optional;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.xcsp3.XcspInstance;

/**
 * A problem, and how to speak of it.
 *
 * @param name what identifies it in data: the puzzle on one line, or the name in the gallery with
 *     its arguments
 * @param place where it begins, such as {@code week3.sdk:4:1}; empty if it came as an argument, and
 *     everybody knows which one is meant
 * @param problem the problem
 * @param instance the instance of XCSP3 that it states, if it came from one
 */
public record NamedProblem(
    String name, String place, Problem problem, Optional<XcspInstance> instance) implements Item {

  /** A problem that came from no instance of XCSP3. */
  public NamedProblem(String name, String place, Problem problem) {
    this(name, place, problem, Optional.empty());
  }

  /** {@code sentence}, behind the place where there is one. */
  public String about(String sentence) {
    return place.isEmpty() ? sentence : place + ": " + sentence;
  }
}
