package org.cspworkbench.viewer.problem;

import static org.cspworkbench.viewer.words.Texts.text;

import java.util.Locale;
import java.util.Optional;
import org.cspworkbench.presentation.input.GalleryArgument;
import org.cspworkbench.presentation.words.GlossaryText;
import org.cspworkbench.presentation.words.Term;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.viewer.words.SolverWords;

/** The run in which a term can be seen. */
public final class TermRun {

  private static final int CELLS = 81;

  private TermRun() {}

  /** Returns the problem of the run. */
  public static Problem problem(Term term) {
    return term.problem().length() == CELLS
        ? Problem.Sudoku.of(Grid.ofLine(term.problem()))
        : GalleryArgument.problem(term.problem(), 1);
  }

  /** Returns the solver of the run. */
  public static Solver solver(Term term) {
    return SolverCatalog.find(term.solver()).orElseThrow();
  }

  /** Returns the problem of the run, to be opened. */
  public static Reading.Opened opened(Term term) {
    Problem problem = problem(term);
    return problem instanceof Problem.Sudoku
        ? new Reading.Opened(
            new GlossaryText(Locale.getDefault()).name(term), problem, Optional.empty())
        : Reading.Opened.named(problem, Optional.empty());
  }

  /** Returns the names of the problem and the solver. */
  public static String title(Term term) {
    Problem problem = problem(term);
    String name = problem instanceof Problem.Sudoku ? "Sudoku" : opened(term).title();
    return text("glossary.run", name, SolverWords.label(solver(term)));
  }
}
