package org.cspworkbench.app.export;

import org.cspworkbench.app.input.NamedProblem;
import org.cspworkbench.solvers.logic.SolutionPath;
import org.cspworkbench.sudoku.Grid;

/** A writer of explanations in one format. */
public interface ExplanationWriter {

  /** Returns the text of {@code explanation} for {@code grid}: complete lines. */
  String write(NamedProblem problem, Grid grid, SolutionPath explanation);
}
