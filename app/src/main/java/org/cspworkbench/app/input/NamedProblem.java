package org.cspworkbench.app.input;

import java.util.Optional;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.xcsp3.XcspInstance;

/**
 * A problem with its name and position.
 *
 * @param name the identification in data: the puzzle on one line, or the name in the gallery with
 *     its arguments
 * @param place the position of its first character, as in {@code week3.sdk:4:1}; empty if it was
 *     given as an argument
 * @param problem the problem
 * @param instance the XCSP3 instance of the problem, if there is one
 */
public record NamedProblem(
    String name, String place, Problem problem, Optional<XcspInstance> instance) implements Item {

  /** Creates a problem without an XCSP3 instance. */
  public NamedProblem(String name, String place, Problem problem) {
    this(name, place, problem, Optional.empty());
  }

  /** Returns {@code sentence}, preceded by the position if there is one. */
  public String about(String sentence) {
    return place.isEmpty() ? sentence : place + ": " + sentence;
  }
}
