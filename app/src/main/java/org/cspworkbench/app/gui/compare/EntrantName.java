package org.cspworkbench.app.gui.compare;

import com.google.common.base.Joiner;
import java.util.List;
import org.cspworkbench.app.gui.words.SolverWords;
import org.cspworkbench.presentation.input.SolverSpec;
import org.cspworkbench.solvers.Solver;

/**
 * The name of a contender, which distinguishes it from others with the same solver.
 *
 * @param spec the solver with its options
 * @param number 1 for the first of those with this solver
 */
public record EntrantName(SolverSpec spec, int number) {

  /** Returns a name for {@code spec} that differs from {@code others}. */
  static EntrantName beside(List<EntrantName> others, SolverSpec spec) {
    int number = 1;
    while (isTaken(number, others, spec.solver())) {
      number++;
    }
    return new EntrantName(spec, number);
  }

  private static boolean isTaken(int number, List<EntrantName> others, Solver solver) {
    return others.stream().anyMatch(each -> each.spec.solver() == solver && each.number == number);
  }

  /** Returns the solver. */
  public Solver solver() {
    return spec.solver();
  }

  /** Returns the name of the solver. */
  public String whole() {
    return numbered(SolverWords.name(solver()));
  }

  /** Returns the short name of the solver if it has one, else its name. */
  public String brief() {
    return numbered(SolverWords.shortName(solver()));
  }

  /** Returns the name for use beside many others. */
  public String label() {
    return numbered(SolverWords.label(solver()));
  }

  private String numbered(String name) {
    return number == 1 ? name : name + " " + number;
  }

  /** Returns a short description: the options that are set, or else the summary of the solver. */
  public String summary() {
    return spec.values().isEmpty()
        ? SolverWords.summary(solver())
        : Joiner.on(", ").withKeyValueSeparator("=").join(spec.values());
  }
}
