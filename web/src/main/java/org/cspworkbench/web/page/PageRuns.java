package org.cspworkbench.web.page;

import java.util.Optional;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.input.SolverSpec;
import org.cspworkbench.presentation.model.ObservableModel;
import org.cspworkbench.presentation.page.PageRun;
import org.cspworkbench.presentation.page.ProblemStatement;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.viewer.run.ReceivedRun;
import org.cspworkbench.viewer.run.RunRecording;
import org.cspworkbench.web.worker.Runner;
import org.jspecify.annotations.Nullable;

/** What the page solves: the run that is shown, and the one that was asked for last. */
public final class PageRuns extends ObservableModel
    implements ProblemDialog.Choice, OptionsDialog.Choice {

  /**
   * The maximum number of values, over all variables, of a problem that a page solves: more would
   * block it for longer than a reader waits, or need more memory than a phone has.
   */
  static final int MOST_VALUES = 20_000;

  private static final String USUAL_SOLVER = "mac";

  private final PageModel page;
  private final Runner runner;
  private @Nullable PageRun contained;
  private @Nullable PageRun shown; // if the page knows what makes it
  private @Nullable PageRun asked; // the same as the one that is shown, or at work
  private @Nullable ReceivedRun work;
  private boolean saysFull; // that the recording of the run at work has ended
  private boolean showsEnd;
  private int arrival = -1; // the position to go to when it has been recorded

  /** Creates a model whose runs are made by {@code runner} and shown by {@code page}. */
  public PageRuns(PageModel page, Runner runner) {
    this.page = page;
    this.runner = runner;
    if (!runner.canSolve()) {
      page.say(noSolvers());
    }
  }

  private String noSolvers() {
    return page.texts().text("page.no_solvers");
  }

  /** Returns whether this browser can run solvers. */
  public boolean canSolve() {
    return runner.canSolve();
  }

  @Override
  public void check(PageRun wanted) throws UnreadableException {
    runner.check(wanted);
  }

  /** Prepares for a run that the reader is likely to start soon. */
  public void prepare() {
    runner.prepare();
  }

  /** Returns the run that was asked for last, if the page knows what makes it. */
  @Override
  public Optional<PageRun> run() {
    return Optional.ofNullable(asked);
  }

  @Override
  public Optional<ProblemStatement> statement() {
    return run().map(PageRun::statement);
  }

  /** Returns the run that the page shows, if the page knows what makes it. */
  Optional<PageRun> shown() {
    return Optional.ofNullable(shown);
  }

  /** Returns whether a solver is at work. */
  public boolean isRunning() {
    return work != null;
  }

  /** Returns whether a new run is shown from its end. */
  public boolean showsEnd() {
    return showsEnd;
  }

  /** Sets whether a new run is shown from its end. */
  public void setShowsEnd(boolean newShowsEnd) {
    showsEnd = newShowsEnd;
    notifyListeners();
  }

  /** Takes over a run that the page contains. */
  public void take(PageRun newContained) {
    contained = newContained;
    shown = newContained;
    asked = newContained;
    notifyListeners();
  }

  /** Returns whether the page shows the run that it contains, made again or not. */
  public boolean isContained() {
    return shown == null || shown.equals(contained);
  }

  /** Makes a run, and shows it at {@code position} as soon as it has been recorded. */
  public void solve(PageRun newRun, int position) {
    arrival = position;
    start(newRun);
  }

  /** Makes a run, and shows it from its start or end. */
  @Override
  public void solve(PageRun newRun) {
    arrival = -1;
    start(newRun);
  }

  /**
   * Solves another problem by the same solver, or by {@code mac} if that does not work on it.
   *
   * @throws UnreadableException if there is no such problem, or it is too large for a page
   */
  @Override
  public void solve(ProblemStatement statement) throws UnreadableException {
    Problem problem = statement.problem();
    checkSize(problem, page.texts());
    run()
        .map(before -> before.withStatement(statement))
        .ifPresent(run -> solve(run.solver().solver().accepts(problem) ? run : usual(run)));
  }

  private static PageRun usual(PageRun run) {
    return run.withSolver(SolverSpec.of(SolverCatalog.find(USUAL_SOLVER).orElseThrow()));
  }

  /**
   * Checks that a page can solve a problem.
   *
   * @throws UnreadableException if it is too large
   */
  public static void checkSize(Problem problem, PageTexts texts) throws UnreadableException {
    long values = PageRun.values(problem.csp());
    if (values > MOST_VALUES) {
      throw new UnreadableException(texts.text("page.too_large", values, MOST_VALUES));
    }
  }

  /** Solves the same problem by another solver. */
  public void solve(SolverSpec solver) {
    run().ifPresent(before -> solve(before.withSolver(solver)));
  }

  /** Makes the run again. */
  public void solveAgain() {
    run().ifPresent(this::solve);
  }

  private void start(PageRun newRun) {
    stop();
    if (!canSolve()) {
      page.say(noSolvers());
      return;
    }
    page.dismiss();
    try {
      ReceivedRun started = runner.start(newRun, page.texts().locale().toString());
      work = started;
      saysFull = false;
      checkSize(started.request().problem(), page.texts());
      asked = newRun;
    } catch (UnreadableException e) {
      stop();
      page.say(e.sentence());
    }
    notifyListeners();
  }

  /** Ends the run at once. What it has recorded stays. */
  public void stop() {
    if (work != null) {
      work.cancel();
      end();
      notifyListeners();
    }
  }

  /** There is no run at work any more; if it has recorded nothing, the one before it stays. */
  private void end() {
    work = null;
    asked = shown;
  }

  /** Shows what has arrived of the run at work; called once per frame. */
  public void follow() {
    ReceivedRun run = work;
    if (run == null) {
      return;
    }
    if (run.isTraceFull() && !saysFull) {
      saysFull = true;
      page.say(page.texts().text("page.full", run.trace().orElseThrow().length()));
    }
    boolean isOver = run.state() != RunRecording.State.RUNNING;
    if (run.state() == RunRecording.State.FAILED) {
      end();
      if (!run.refusal().isEmpty()) {
        page.say(run.refusal());
      }
      notifyListeners();
    } else if (run.trace().filter(trace -> isOver || isReached(trace)).isPresent()) {
      show(run, isOver);
    }
  }

  /** Returns whether {@code trace}, which grows, has come to where it is to be shown. */
  private boolean isReached(Trace trace) {
    return !showsEnd && trace.length() >= arrival;
  }

  private void show(ReceivedRun run, boolean isOver) {
    if (page.session().orElse(null) != run) {
      shown = asked;
      page.show(run, at -> open(at, isOver));
    }
    if (isOver) {
      work = null;
      prepare(); // readers who have run one run others
      notifyListeners();
    }
  }

  private void open(Playback at, boolean isOver) {
    if (arrival >= 0) {
      at.seek(arrival);
    } else if (showsEnd && isOver) {
      at.toEnd();
    } else {
      at.play();
    }
  }
}
