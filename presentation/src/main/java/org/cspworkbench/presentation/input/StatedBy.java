package org.cspworkbench.presentation.input;

import java.util.Optional;
import java.util.function.Function;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.solvers.Problem;

/**
 * Keeps with a problem the text by which a user stated it. Problems that are derived from it share
 * its structure, but not its text.
 *
 * @param csp the problem that the text states
 * @param text the text
 */
record StatedBy(Csp csp, Object text) {

  /** Keeps {@code text} with {@code csp}. */
  static void put(Csp csp, Object text) {
    StatedBy stated = new StatedBy(csp, text);
    csp.structure().memo().get(StatedBy.class, stated, Function.identity());
  }

  /** Returns the text of {@code problem} if it is of {@code type} and was kept. */
  static <T> Optional<T> find(Problem problem, Class<T> type) {
    if (problem instanceof Problem.Sudoku) {
      return Optional.empty();
    }
    Csp csp = problem.csp();
    return csp.structure()
        .memo()
        .find(StatedBy.class, StatedBy.class)
        .filter(stated -> stated.csp() == csp)
        .map(StatedBy::text)
        .filter(type::isInstance)
        .map(type::cast);
  }
}
