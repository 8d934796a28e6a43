package org.cspworkbench.viewer.animate;

import static org.cspworkbench.viewer.words.Texts.text;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.presentation.lesson.LessonPassage;
import org.cspworkbench.presentation.lesson.LessonRun;
import org.cspworkbench.presentation.lesson.LessonView;
import org.cspworkbench.presentation.playback.DelayUnit;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.presentation.tile.TileScene;
import org.cspworkbench.solvers.PseudoCode;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.solvers.catalog.StrongestSolver;
import org.cspworkbench.viewer.lesson.LessonModel;
import org.cspworkbench.viewer.lesson.TaughtLesson;
import org.cspworkbench.viewer.problem.OptionsModel;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.run.RunModel;
import org.cspworkbench.viewer.run.RunSession;
import org.cspworkbench.viewer.words.SolverWords;
import org.jspecify.annotations.Nullable;

/**
 * The current problem and the run of one solver on it, with what the window adds to a displayed
 * run: solver and options, lesson, notices, revisions on demand, and images.
 *
 * <p>Used by one thread.
 */
public final class AnimateModel extends RunModel<RunSession> {

  /** The display while the solver is running. */
  public enum Mode {
    /** The events, at the speed that the user has set. */
    AS_IT_RUNS,
    /** The problem, and the end of the run as soon as the run has ended. */
    SOLVE_FIRST
  }

  private final Map<Solver, OptionsModel> options = new LinkedHashMap<>();
  private final Executor worker;
  private final long traceBytes;
  private final Notices notices = new Notices(this);
  private final LessonModel lesson = new LessonModel(this, this::show, Locale.getDefault());
  private final CloseUp closeUp = new CloseUp(this);
  private final TilesModel tiles = new TilesModel(this);
  private final TileCursor tileCursor = new TileCursor(this, tiles);
  private final LegendModel legend = new LegendModel(this);
  private final WhyModel why = new WhyModel(this, this::notifyChange);
  private Solver solver = SolverCatalog.find("forward-checking").orElseThrow();
  private Solver preferred = solver; // where a problem with wide domains has one of its own
  private Mode mode = Mode.AS_IT_RUNS;
  private Reading.@Nullable Opened problem;
  private boolean isNew; // no solver has run on the problem yet
  private @Nullable TaughtLesson taught;
  private boolean waitsForEnd;
  private boolean startsPaused;

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
    super(DelayUnit.DECISION);
    this.worker = worker;
    this.traceBytes = traceBytes;
    quiz().addListener(this::notifyChange);
    lesson.addListener(this::notifyChange);
  }

  @Override
  protected void notifyChange() { // for this package
    super.notifyChange();
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
      notices.report(Notice.problem(refused.sentence()));
    } else if (reading instanceof Reading.Opened opened) {
      lesson.close();
      leaveRun();
      replace(opened);
      isNew = true;
      boolean isWide = StrongestSolver.hasWideDomains(opened.problem());
      solver = isWide ? StrongestSolver.of(opened.problem()) : preferred;
      if (TileScene.isLarge(opened.problem())) {
        leaveOutRevisions();
      }
      notices.showRemark();
      notifyChange();
    }
  }

  /** Records the next runs without revisions, whatever the user has chosen until now. */
  private void leaveOutRevisions() {
    options.values().forEach(each -> each.setDetail(Detail.DECISIONS));
    leaveOutRevisionsOfDelay();
  }

  private void leaveOutRevisionsOfDelay() {
    if (delayUnit() == DelayUnit.REVISION) {
      setDelayUnit(DelayUnit.EVENT);
    }
  }

  /** Runs the solver on the current problem, if it has not been run on it yet. */
  public void runWhatWaits() {
    if (isNew) {
      runAgain();
    }
  }

  /** Replaces the current problem, and starts the requested run on it; playback is paused. */
  public void prepare(Reading.Opened opened, RunRequest request) {
    hold(opened);
    show(opened, request);
  }

  /** Plays the run that has just been prepared, from its start. */
  public void perform() {
    mode = Mode.AS_IT_RUNS;
    startsPaused = false;
    playback().ifPresent(Playback::play);
  }

  /** Runs the solver of the current stop of a lesson; playback is paused at the start. */
  private void show(LessonPassage passage) {
    LessonRun wanted = passage.lesson().lesson().runs().get(passage.run());
    show(
        new Reading.Opened(passage.title(), wanted.problem(), Optional.empty()),
        RunRequest.of(wanted.solver(), wanted.problem(), wanted.settings())
            .withDetail(wanted.detail()));
  }

  private void show(Reading.Opened opened, RunRequest request) {
    leaveRun();
    preferred = request.solver();
    solver = preferred;
    replace(opened);
    takeUp(start(request.withTraceBytes(traceBytes)), Optional.empty());
  }

  /**
   * Replaces the current problem by its changed version, and discards the run on the previous
   * version.
   */
  void change(Reading.Opened changed) {
    leaveRun();
    replace(changed);
    notices.showRemark();
    notifyChange();
  }

  /** Replaces the current problem, cancels its run and removes it. */
  void replace(Reading.Opened opened) {
    dropRun();
    problem = opened;
    isNew = false;
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

  /** Returns the notices about the problem and its run. */
  public Notices notices() {
    return notices;
  }

  /** Returns whether the legend of the cells is open. */
  public LegendModel legend() {
    return legend;
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

  /** Returns the current problem, if there is one. */
  public Optional<Reading.Opened> opened() {
    return Optional.ofNullable(problem);
  }

  @Override
  public Solver solver() {
    return solver;
  }

  @Override
  protected PseudoCode code() {
    return SolverWords.pseudoCode(solver);
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
    if (options().detail() == Detail.DECISIONS) {
      leaveOutRevisionsOfDelay(); // the latest setting takes precedence
    }
    runAgain();
  }

  /** Stops the run and restarts the solver with the current options. */
  public void runAgain() {
    if (!tiles.takeUpWeights()) {
      return;
    }
    leaveRun();
    dropRun();
    isNew = false;
    notices.keepRemark();
    opened().ifPresent(this::runOn);
    notifyChange();
  }

  private void runOn(Reading.Opened opened) {
    if (!solver.recordsItsRuns()) {
      notices.report(Notice.problem(text("run.unrecorded", SolverWords.name(solver))));
    } else if (solver.accepts(opened.problem(), options().settings())) {
      startOn(opened);
    } else {
      String refused = text("run.refused", SolverWords.name(solver), opened.title());
      notices.report(Notice.problem(refused));
    }
  }

  /** Clears the state that belongs to the displayed run. */
  private void leaveRun() {
    quiz().close();
    details().leaveRun();
    notices.leaveRun();
  }

  /**
   * Displays another run of the solver on the problem, from the previous position in its trace if
   * it has been displayed before. The run displayed until now continues in the background.
   */
  public void watch(RunSession run, Optional<Playback> before) {
    leaveRun();
    takeUp(run, before);
  }

  /** Displays another problem with a run of its own, as {@link #watch}. */
  void goOn(Reading.Opened changed, RunSession run, Optional<Playback> before) {
    problem = changed;
    watch(run, before);
  }

  private void takeUp(RunSession run, Optional<Playback> before) {
    display(run, before);
    isNew = false;
    notices.clearFault();
    waitsForEnd = false;
    startsPaused = true;
    startPlayback();
    notifyChange();
  }

  private void startOn(Reading.Opened opened) {
    startsPaused = false;
    if (delayUnit() == DelayUnit.REVISION) {
      options().setDetail(Detail.FINE);
    }
    RunRequest request =
        RunRequest.of(solver, opened.problem(), options().settings())
            .withDetail(options().detail())
            .withTraceBytes(traceBytes);
    display(start(request), Optional.empty());
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
  public void stay() {
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

  /**
   * Sets the unit to which the delay applies. If the unit requires revisions, the run is recorded
   * again with them.
   */
  @Override
  public void setDelayUnit(DelayUnit unit) {
    super.setDelayUnit(unit);
    if (unit == DelayUnit.REVISION && closeUp.isWanting()) {
      closeUp.open(at -> {});
    }
  }

  @Override
  protected void begin(Playback at) {
    if (mode == Mode.AS_IT_RUNS && !startsPaused) {
      at.play();
    }
  }

  @Override
  protected void follow(Playback at, boolean isOver) {
    tiles.follow();
    lesson.follow();
    closeUp.follow();
    quiz().follow();
    legend.follow();
    waitsForEnd &= at.position() == 0 && !at.isPlaying(); // until the user moves
    if (isOver && waitsForEnd) {
      at.toEnd();
      waitsForEnd = false;
    }
  }
}
