package org.cspworkbench.app.html;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.presentation.browser.Tab;
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

  /** Writes the whole run to a new file in {@code folder}. */
  Path writeInto(Path folder, String title) throws IOException {
    Path file = Files.createTempFile(folder, "run", ".html");
    write(file, title, Locale.ROOT, RunPage.MOST_BYTES);
    return file;
  }

  /** Asserts that a page shows the run at random positions, and one step before each. */
  void assertShownAtRandom(OpenedRun page, int moments) {
    TracePlayer player = trace.player();
    Random random = new Random(5);
    for (int i = 0; i < moments; i++) {
      int position = random.nextInt(trace.length() + 1);
      page.goTo(position);
      page.assertShows(this, player, position);
      page.click("step-back");
      page.assertShows(this, player, stepBack(position));
    }
  }

  /** Returns where a step back leads: revisions and changes of the queue are no steps. */
  private int stepBack(int position) {
    int before = Math.max(0, position - 1);
    while (before > 0 && trace.kind(before - 1).isFine()) {
      before--;
    }
    return before;
  }

  /** Asserts that a page that shows the run is printed on one sheet, without its controls. */
  void assertPrintedOnOneSheet(Tab tab, OpenedRun page, String title) throws IOException {
    page.goTo(trace.length() / 2);
    String narration = page.text("narration").replaceAll("\\s+", " ");
    byte[] paper = tab.print();
    assertThat(PrintedText.sheets(paper)).isEqualTo(1);
    assertThat(PrintedText.of(paper))
        .contains(title, narration)
        .doesNotContain("As the system", "200 ms");
  }

  /** Writes the whole run to {@code file}, opened at its start in light colours. */
  Written write(Path file, String title, Locale locale, int mostBytes) throws IOException {
    return write(file, title, locale, mostBytes, 0);
  }

  /** Writes the whole run to {@code file}, opened at {@code position} in light colours. */
  Written write(Path file, String title, Locale locale, int mostBytes, int position)
      throws IOException {
    try (OutputStream stream = Files.newOutputStream(file)) {
      PageRun run = PageRun.recorded(request).orElseThrow();
      return new RunPage(trace, run, title, locale, mostBytes)
          .write(stream, trace.length(), new Opening(position, 200, Optional.of(PageTheme.LIGHT)));
    }
  }
}
