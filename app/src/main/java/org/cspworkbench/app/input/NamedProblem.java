package org.cspworkbench.app.input;

import org.cspworkbench.solvers.Problem;

/**
 * A problem, and how to speak of it.
 *
 * @param name what identifies it in data: the puzzle on one line, or the name in the gallery with
 *     its arguments
 * @param place where it begins, such as {@code week3.sdk:4:1}; empty if it came as an argument, and
 *     everybody knows which one is meant
 * @param problem the problem
 */
public record NamedProblem(String name, String place, Problem problem) implements Item {

  /** {@code sentence}, behind the place where there is one. */
  public String about(String sentence) {
    return place.isEmpty() ? sentence : place + ": " + sentence;
  }
}
