package org.cspworkbench.app.export;

import org.cspworkbench.app.input.NamedProblem;
import org.cspworkbench.solvers.logic.Explanation;
import org.cspworkbench.sudoku.Grid;

/** Writes explanations in one form. */
public interface ExplanationWriter {

  /** The text of {@code explanation}, which explains {@code grid}: complete lines. */
  String write(NamedProblem problem, Grid grid, Explanation explanation);
}
