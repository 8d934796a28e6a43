package org.cspworkbench.app.html;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.presentation.page.PageRun;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;

/**
 * A run to be exported as a page.
 *
 * @param solver the solver
 * @param trace the trace
 * @param request what makes it again
 */
record RunOnPage(Solver solver, Trace trace, RunRequest request) {

  private static final Limits LIMITS = Limits.none().withNodes(1500).withAttempts(20);

  /** Returns a run of the solver with this id. */
  static RunOnPage of(String solver, Problem problem, Detail detail) {
    Solver by = SolverCatalog.find(solver).orElseThrow();
    TraceRecorder recorder = new TraceRecorder(detail);
    Settings settings = Settings.defaults().withSeed(1).withLimits(LIMITS);
    by.solve(problem, settings, recorder);
    RunRequest request = RunRequest.of(by, problem, settings).withDetail(detail);
    return new RunOnPage(by, requireNonNull(recorder.trace()), request);
  }

  /** Writes the whole run to {@code file}, opened in light colours. */
  Written write(Path file, String title, Locale locale, int mostBytes) throws IOException {
    try (OutputStream stream = Files.newOutputStream(file)) {
      PageRun run = PageRun.recorded(request).orElseThrow();
      return new RunPage(trace, run, title, locale, mostBytes)
          .write(stream, trace.length(), new Opening(0, 200, Optional.of(PageTheme.LIGHT)));
    }
  }
}
