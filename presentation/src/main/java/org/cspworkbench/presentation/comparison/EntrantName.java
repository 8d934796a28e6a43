package org.cspworkbench.presentation.comparison;

import com.google.common.base.Joiner;
import java.util.List;
import org.cspworkbench.presentation.input.SolverSpec;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.SolverNames;

/**
 * The name of a contender, which distinguishes it from others with the same solver.
 *
 * @param spec the solver with its options
 * @param number 1 for the first of those with this solver
 * @param texts the names of the solvers in the language of the reader
 */
public record EntrantName(SolverSpec spec, int number, SolverNames texts) {

  /** Returns a name for {@code spec} that differs from {@code others}. */
  public static EntrantName beside(List<EntrantName> others, SolverSpec spec, SolverNames texts) {
    int number = 1;
    while (isTaken(number, others, spec.solver())) {
      number++;
    }
    return new EntrantName(spec, number, texts);
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
    return numbered(texts.name(solver()));
  }

  /** Returns the short name of the solver if it has one, else its name. */
  public String brief() {
    return numbered(texts.shortName(solver()));
  }

  /** Returns the name for use beside many others. */
  public String label() {
    return numbered(texts.label(solver()));
  }

  private String numbered(String name) {
    return number == 1 ? name : name + " " + number;
  }

  /** Returns a short description: the options that are set, or else the summary of the solver. */
  public String summary() {
    return spec.values().isEmpty()
        ? texts.summary(solver())
        : Joiner.on(", ").withKeyValueSeparator("=").join(spec.values());
  }
}
