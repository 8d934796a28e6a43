package org.cspworkbench.app.gui.compare;

import com.google.common.base.Joiner;
import java.util.List;
import org.cspworkbench.app.gui.words.SolverWords;
import org.cspworkbench.presentation.input.SolverSpec;
import org.cspworkbench.solvers.Solver;

/**
 * What somebody who takes part is called, so that it can be told from others with the same solver.
 *
 * @param spec the solver, and what of it is set
 * @param number 1 for the first of those with this solver
 */
public record EntrantName(SolverSpec spec, int number) {

  /** The name of {@code spec} beside those of others. */
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

  /** The solver. */
  public Solver solver() {
    return spec.solver();
  }

  /** The name of the solver. */
  public String whole() {
    return numbered(SolverWords.name(solver()));
  }

  /** The same, or where it has a shorter one, that. */
  public String brief() {
    return numbered(SolverWords.shortName(solver()));
  }

  /** The name where many stand side by side. */
  public String label() {
    return numbered(SolverWords.label(solver()));
  }

  private String numbered(String name) {
    return number == 1 ? name : name + " " + number;
  }

  /** What distinguishes it, in a few words: what is set, or what the solver itself says. */
  public String summary() {
    return spec.values().isEmpty()
        ? SolverWords.summary(solver())
        : Joiner.on(", ").withKeyValueSeparator("=").join(spec.values());
  }
}
