package org.cspworkbench.viewer.animate;

import static org.cspworkbench.viewer.words.Texts.text;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.presentation.lesson.LessonView;
import org.cspworkbench.presentation.model.ObservableModel;
import org.cspworkbench.presentation.playback.Delay;
import org.cspworkbench.presentation.playback.DelayUnit;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.playback.RunMarks;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.presentation.tile.TileScene;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.solvers.catalog.StrongestSolver;
import org.cspworkbench.viewer.lesson.LessonModel;
import org.cspworkbench.viewer.lesson.PlayedQuiz;
import org.cspworkbench.viewer.lesson.TaughtLesson;
import org.cspworkbench.viewer.problem.CurrentProblem;
import org.cspworkbench.viewer.problem.OptionsModel;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.run.RunSession;
import org.cspworkbench.viewer.words.SolverWords;
import org.jspecify.annotations.Nullable;

/**
 * The model of the run of one solver on the {@link CurrentProblem current problem}: its solver,
 * options and playback speed. {@link #refresh}, called once per frame, updates it and notifies the
 * listeners of changes.
 *
 * <p>Used by one thread.
 */
public final class AnimateModel extends ObservableModel {

  /** The display while the solver is running. */
  public enum Mode {
    /** The events, at the speed that the user has set. */
    AS_IT_RUNS,
    /** The problem, and the end of the run as soon as the run has ended. */
    SOLVE_FIRST
  }

  /** The state of which the listeners were last notified. */
  private record Shown(
      @Nullable Playback playback,
      int position,
      int length,
      boolean playing,
      boolean listsKnown,
      RunSession.@Nullable State state,
      boolean full) {}

  private final Map<Solver, OptionsModel> options = new LinkedHashMap<>();
  private final Executor worker;
  private final long traceBytes;
  private final CurrentProblem current = new CurrentProblem();
  private final RunDetails details =
      new RunDetails(
          () -> session().map(run -> run),
          this::playback,
          this::solver,
          () -> SolverWords.pseudoCode(solver()));
  private final Notices notices = new Notices(current);
  private final PlayedQuiz quiz = new PlayedQuiz(this::playback);
  private final LessonModel lesson =
      new LessonModel(new LessonStage(this), quiz, Locale.getDefault());
  private final CloseUp closeUp = new CloseUp(this);
  private final TilesModel tiles = new TilesModel(this);
  private final TileCursor tileCursor = new TileCursor(this, tiles);
  private final WhyModel why = new WhyModel(this, this::notifyChange);
  private Solver solver = SolverCatalog.find("forward-checking").orElseThrow();
  private Solver preferred = solver; // where a problem with wide domains has one of its own
  private Mode mode = Mode.AS_IT_RUNS;
  private int delay = Delay.USUAL;
  private DelayUnit delayUnit = DelayUnit.DECISION;

  private @Nullable TaughtLesson taught;
  private boolean waitsForEnd;
  private boolean startsPaused;
  private @Nullable Shown shown;
  private boolean isRefreshing;
  private boolean hasChanged; // during the refresh

  /**
   * Creates a model without a run, whose solvers {@code worker} executes and whose traces have the
   * default size limit.
   */
  public AnimateModel(Executor worker) {
    this(worker, TraceRecorder.DEFAULT_MAX_BYTES);
  }

  /**
   * Creates a model without a run, whose solvers {@code worker} executes and whose traces take at
   * most {@code traceBytes} bytes.
   */
  public AnimateModel(Executor worker, long traceBytes) {
    this.worker = worker;
    this.traceBytes = traceBytes;
    quiz.addListener(this::notifyChange);
    lesson.addListener(this::notifyChange);
  }

  /** Notifies the listeners: at once or, during a refresh, at its end. */
  void notifyChange() {
    if (isRefreshing) {
      hasChanged = true;
    } else {
      hasChanged = false;
      shown = here();
      notifyListeners();
    }
  }

  /**
   * Replaces the current problem and runs the solver on it, or reports why the input was rejected.
   */
  public void open(Reading reading) {
    hold(reading);
    if (reading instanceof Reading.Opened) {
      runWhatWaits();
    }
  }

  /**
   * Replaces the current problem without running a solver on it, or reports why the input was
   * rejected.
   */
  public void hold(Reading reading) {
    if (reading instanceof Reading.Refused refused) {
      report(Notice.problem(refused.sentence()));
    } else if (reading instanceof Reading.Opened problem) {
      lesson.close();
      leaveRun();
      current.open(problem);
      boolean isWide = StrongestSolver.hasWideDomains(problem.problem());
      solver = isWide ? StrongestSolver.of(problem.problem()) : preferred;
      if (TileScene.isLarge(problem.problem())) {
        leaveOutRevisions();
      }
      notices.showRemark();
      notifyChange();
    }
  }

  /** Records the next runs without revisions, whatever the user has chosen until now. */
  private void leaveOutRevisions() {
    options.values().forEach(each -> each.setDetail(Detail.DECISIONS));
    delayUnit = delayUnit == DelayUnit.REVISION ? DelayUnit.EVENT : delayUnit;
  }

  /** Runs the solver on the current problem, if it has not been run on it yet. */
  public void runWhatWaits() {
    if (current.isNew()) {
      runAgain();
    }
  }

  /** Replaces the current problem, and starts the requested run on it; playback is paused. */
  public void prepare(Reading.Opened problem, RunRequest request) {
    hold(problem);
    show(problem, request);
  }

  /** Plays the run that has just been prepared, from its start. */
  public void perform() {
    mode = Mode.AS_IT_RUNS;
    startsPaused = false;
    playback().ifPresent(Playback::play);
  }

  /** Runs a solver on a problem as specified by a lesson; playback is paused at the start. */
  void show(Reading.Opened problem, RunRequest request) {
    leaveRun();
    preferred = request.solver();
    solver = preferred;
    current.show(problem, start(request.withTraceBytes(traceBytes)));
    takeUpRun();
  }

  /**
   * Replaces the current problem by its changed version, and discards the run on the previous
   * version.
   */
  void change(Reading.Opened changed) {
    leaveRun();
    current.change(changed);
    notices.showRemark();
    notifyChange();
  }

  /** Shows why a command has done nothing; empty to hide this again. */
  public void showObstacle(Optional<String> obstacle) {
    if (notices.showObstacle(obstacle.map(Notice::remark))) {
      notifyChange();
    }
  }

  /** Displays a notice that takes precedence over the notices of the run. */
  void report(Notice notice) {
    notices.report(notice);
    notifyChange();
  }

  /**
   * Adds a finding about a problem, displayed while the problem is current and its run has no
   * notice.
   */
  void remark(Reading.Opened of, String sentence) {
    notices.addFinding(of, Notice.remark(sentence));
    notifyChange();
  }

  /** Returns the current problem, its run, and the current position. */
  public CurrentProblem current() {
    return current;
  }

  /** Returns the details of the displayed run at the current position. */
  public RunDetails details() {
    return details;
  }

  /** Displays {@code newLesson} from its beginning. */
  public void teach(TaughtLesson newLesson) {
    teach(newLesson, newLesson.opened().lesson().view(), 0);
  }

  /**
   * Displays {@code newLesson} from one of its stops.
   *
   * @param view what is hidden while the lesson is displayed, if anything is
   * @param stop the number of the stop; 0 for the introduction
   */
  public void teach(TaughtLesson newLesson, Optional<LessonView> view, int stop) {
    taught = newLesson;
    lesson.begin(newLesson.played(), view, stop);
  }

  /** Returns the displayed lesson, if there is one. */
  public Optional<TaughtLesson> taught() {
    return Optional.ofNullable(taught).filter(any -> lesson.isOpen());
  }

  /** Returns the model of the displayed lesson. */
  public LessonModel lesson() {
    return lesson;
  }

  /** Returns the recording of the same run with every revision. */
  public CloseUp closeUp() {
    return closeUp;
  }

  /** Returns the part that the user takes in the run on an image. */
  public TilesModel tiles() {
    return tiles;
  }

  /** Returns the cell of an image whose tiles are listed. */
  public TileCursor tileCursor() {
    return tileCursor;
  }

  /** Returns the explanation of a removal, which is displayed on request. */
  public WhyModel why() {
    return why;
  }

  /** Returns the questions asked during playback. */
  public PlayedQuiz quiz() {
    return quiz;
  }

  /** Returns the current problem, if there is one. */
  public Optional<Reading.Opened> opened() {
    return current.problem();
  }

  /** Returns the selected solver. */
  public Solver solver() {
    return solver;
  }

  /** Returns whether {@code candidate} can solve the current problem. */
  public boolean canWatch(Solver candidate) {
    return candidate.recordsItsRuns()
        && opened().map(problem -> candidate.accepts(problem.problem())).orElse(true);
  }

  /** Selects a solver and runs it on the current problem. */
  public void choose(Solver newSolver) {
    prefer(newSolver);
    notices.clearFault();
    runAgain();
  }

  /** Selects the solver for the next problem that is opened. */
  public void prefer(Solver newSolver) {
    preferred = newSolver;
    solver = newSolver;
  }

  /** Returns the solver selected for problems whose domains are not wide. */
  public Solver preferred() {
    return preferred;
  }

  /** Returns the options of the solver. */
  public OptionsModel options() {
    return options.computeIfAbsent(solver, OptionsModel::new);
  }

  /** Returns the display while the solver is running. */
  public Mode mode() {
    return mode;
  }

  /** Sets the display while the solver is running; takes effect with the next run. */
  public void setMode(Mode newMode) {
    mode = newMode;
    notifyChange();
  }

  /** Restarts the solver with the options that the user has just set. */
  public void runWithNewOptions() {
    if (delayUnit == DelayUnit.REVISION && options().detail() == Detail.DECISIONS) {
      delayUnit = DelayUnit.EVENT; // the latest setting takes precedence
    }
    runAgain();
  }

  /** Stops the run and restarts the solver with the current options. */
  public void runAgain() {
    if (!tiles.takeUpWeights()) {
      return;
    }
    leaveRun();
    current.dropRun();
    notices.keepRemark();
    opened().ifPresent(this::runOn);
    notifyChange();
  }

  private void runOn(Reading.Opened problem) {
    if (!solver.recordsItsRuns()) {
      notices.report(Notice.problem(text("run.unrecorded", SolverWords.name(solver))));
    } else if (solver.accepts(problem.problem(), options().settings())) {
      start(problem);
    } else {
      String refused = text("run.refused", SolverWords.name(solver), problem.title());
      notices.report(Notice.problem(refused));
    }
  }

  /** Clears the state that belongs to the displayed run. */
  private void leaveRun() {
    quiz.close();
    details.leaveRun();
    notices.leaveRun();
  }

  /**
   * Displays another run of the solver on the problem, from the previous position in its trace if
   * it has been displayed before. The run displayed until now continues in the background.
   */
  public void watch(RunSession run, Optional<Playback> before) {
    leaveRun();
    current.watch(run, before);
    takeUpRun();
  }

  /** Displays another problem with a run of its own, as {@link #watch}. */
  void goOn(Reading.Opened changed, RunSession run, Optional<Playback> before) {
    leaveRun();
    current.branch(changed, run, before);
    takeUpRun();
  }

  private void takeUpRun() {
    notices.clearFault();
    waitsForEnd = false;
    startsPaused = true;
    startPlayback();
    notifyChange();
  }

  private void start(Reading.Opened problem) {
    startsPaused = false;
    if (delayUnit == DelayUnit.REVISION) {
      options().setDetail(Detail.FINE);
    }
    RunRequest request =
        RunRequest.of(solver, problem.problem(), options().settings())
            .withDetail(options().detail())
            .withTraceBytes(traceBytes);
    current.watch(start(request), Optional.empty());
    waitsForEnd = mode == Mode.SOLVE_FIRST;
  }

  /** Starts a run, which is not displayed yet. */
  public RunSession start(RunRequest request) {
    return RunSession.start(request, worker);
  }

  /** Stops the solver if it is running. The recorded events remain. */
  public void stop() {
    session().ifPresent(RunSession::cancel);
  }

  /** Pauses playback at the current position, even if the run has no trace yet. */
  void stay() {
    startsPaused = true;
    waitsForEnd = false;
    playback().ifPresent(Playback::pause);
  }

  /** Moves to the end of the run, now or as soon as the run has ended. */
  public void showEnd() {
    waitsForEnd = isRunning();
    if (!waitsForEnd) {
      playback().ifPresent(Playback::toEnd);
    } else {
      playback().ifPresent(Playback::toStart);
    }
  }

  /** Returns the displayed run, if there is one. */
  public Optional<RunSession> session() {
    return current.run();
  }

  /** Returns whether the solver is running. */
  public boolean isRunning() {
    return session().filter(run -> run.state() == RunSession.State.RUNNING).isPresent();
  }

  /** Returns the playback of the run, if there is a trace. */
  public Optional<Playback> playback() {
    return current.playback();
  }

  /** Returns the loop and bookmarks of the run. */
  public RunMarks marks() {
    return new RunMarks(
        change -> {
          playback().ifPresent(change);
          notifyChange();
        });
  }

  /** Returns the time for which each decision or event is displayed, in milliseconds. */
  public int delay() {
    return delay;
  }

  /** Sets the delay. */
  public void setDelay(int millis) {
    delay = millis;
    playback().ifPresent(this::pass);
    notifyChange();
  }

  /** Returns the unit to which the delay applies. */
  public DelayUnit delayUnit() {
    return delayUnit;
  }

  /**
   * Sets the unit to which the delay applies. If the unit requires revisions, the run is recorded
   * again with them.
   */
  public void setDelayUnit(DelayUnit unit) {
    delayUnit = unit;
    playback().ifPresent(this::pass);
    if (unit == DelayUnit.REVISION && closeUp.isWanting()) {
      closeUp.open(at -> {});
    }
    notifyChange();
  }

  private void pass(Playback to) {
    to.setDelay(delay);
    to.setDelayUnit(delayUnit);
  }

  /**
   * Updates the state of the run, and advances playback to the given time. The listeners are
   * notified once, if anything has changed.
   */
  public void refresh(long nowNanos) {
    isRefreshing = true;
    try {
      session().ifPresent(run -> refresh(run, nowNanos));
    } finally {
      isRefreshing = false;
    }
    if (hasChanged || !here().equals(shown)) {
      notifyChange();
    }
  }

  private void refresh(RunSession session, long nowNanos) {
    boolean over = session.state() != RunSession.State.RUNNING; // read before the trace
    startPlayback();
    Playback playback = playback().orElse(null);
    if (playback == null) {
      return;
    }
    tiles.follow();
    playback.tick(nowNanos);
    lesson.follow();
    closeUp.follow();
    quiz.follow();
    waitsForEnd &= playback.position() == 0 && !playback.isPlaying(); // until the user moves
    if (over && waitsForEnd) {
      playback.toEnd();
      waitsForEnd = false;
    }
  }

  /** Starts playback as soon as there is a trace. */
  private void startPlayback() {
    if (current.begin()) {
      RunSession session = session().orElseThrow();
      Playback playback = playback().orElseThrow();
      quiz.follow();
      session.attempts(); // must observe the trace from the start
      session.work();
      playback.whenMoved(this::notifyChange);
      pass(playback);
      if (mode == Mode.AS_IT_RUNS && !startsPaused) {
        playback.play();
      }
    }
  }

  private Shown here() {
    Playback playback = playback().orElse(null);
    RunSession session = session().orElse(null);
    return new Shown(
        playback,
        position(),
        playback == null ? 0 : playback.length(),
        playback != null && playback.isPlaying(),
        areListsKnown(),
        session == null ? null : session.state(),
        session != null && session.isTraceFull());
  }

  private boolean areListsKnown() {
    RunSession session = session().orElse(null);
    return session != null
        && playback().isPresent()
        && session.attempts().map(index -> index.isKnown(position())).orElse(true)
        && session.work().map(index -> index.isKnown(position())).orElse(true);
  }

  private int position() {
    return playback().map(Playback::position).orElse(0);
  }

  /** Returns the notice about the problem or its run, unless it has been dismissed. */
  public Optional<Notice> notice() {
    return lesson.concealsOutcome() ? notices.fault() : notices.notice();
  }

  /** Returns the notice about the last input, unless it has been dismissed. */
  public Optional<Notice> fault() {
    return notices.fault();
  }

  /** Dismisses the displayed notice. */
  public void dismissNotice() {
    notices.dismiss();
    notifyChange();
  }
}
