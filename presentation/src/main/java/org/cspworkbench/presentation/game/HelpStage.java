package org.cspworkbench.presentation.game;

import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;

/** How far a solver may help. */
public enum HelpStage {
  /** Cells with one candidate left, and what follows. */
  SINGLES("singles"),
  /** The same, and naked pairs. */
  PAIRS("pairs"),
  /** Everything. */
  ALL("mac");

  private final String solver;

  HelpStage(String solver) {
    this.solver = solver;
  }

  /** The solver that does it, unless another is wanted. */
  public Solver solver() {
    return SolverCatalog.find(solver).orElseThrow();
  }
}
