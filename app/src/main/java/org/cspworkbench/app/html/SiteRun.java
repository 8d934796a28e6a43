package org.cspworkbench.app.html;

import static java.util.Objects.requireNonNull;

import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.presentation.page.PageLink;
import org.cspworkbench.presentation.page.PageRun;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.cspworkbench.viewer.problem.Reading;

/**
 * A run of an example on the site.
 *
 * @param solver the solver
 * @param run what makes it again
 * @param trace its events
 */
record SiteRun(Solver solver, PageRun run, Trace trace) {

  private static final long SEED = 1;
  private static final int SUDOKU = 81;

  /**
   * Makes a run.
   *
   * @param solver the id of the solver
   * @param problem the line of a Sudoku, or the arguments of a problem of the gallery
   */
  static SiteRun of(String solver, String problem) {
    Solver by = SolverCatalog.find(solver).orElseThrow();
    Settings settings = Settings.defaults().withSeed(SEED).withLimits(Limits.none());
    Problem opened = open(problem);
    TraceRecorder recorder = new TraceRecorder(Detail.FINE);
    by.solve(opened, settings, recorder);
    RunRequest request = RunRequest.of(by, opened, settings).withDetail(Detail.FINE);
    return new SiteRun(
        by, PageRun.recorded(request).orElseThrow(), requireNonNull(recorder.trace()));
  }

  private static Problem open(String problem) {
    Reading reading =
        problem.length() == SUDOKU
            ? PuzzleEntry.ofGrid("Sudoku", Grid.ofLine(problem))
            : PuzzleEntry.ofGallery(problem, SEED);
    if (reading instanceof Reading.Opened opened) {
      return opened.problem();
    }
    throw new IllegalStateException("the examples of the site can be read: " + problem);
  }

  /** Returns the link to a moment of the run on the page that solves, after the number sign. */
  String link(int position, PageLink.Mode mode) {
    return link(position, PageLink.Tab.CODE, mode);
  }

  /** Returns such a link with what is displayed beside the board. */
  String link(int position, PageLink.Tab tab, PageLink.Mode mode) {
    return PageLink.to(run, trace, position, tab, mode).write().fragment().orElseThrow();
  }
}
