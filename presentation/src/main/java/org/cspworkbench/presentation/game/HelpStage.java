package org.cspworkbench.presentation.game;

import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;

/** A stage of help by a solver. */
public enum HelpStage {
  /** Naked singles, repeatedly. */
  SINGLES("singles"),
  /** Naked singles and naked pairs, repeatedly. */
  PAIRS("pairs"),
  /** The whole solution. */
  ALL("mac");

  private final String solver;

  HelpStage(String solver) {
    this.solver = solver;
  }

  /** Returns the default solver of this stage. */
  public Solver solver() {
    return SolverCatalog.find(solver).orElseThrow();
  }
}
