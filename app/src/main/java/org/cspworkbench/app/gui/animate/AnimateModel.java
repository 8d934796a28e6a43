package org.cspworkbench.app.gui.animate;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.cspworkbench.app.gui.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.cspworkbench.app.gui.current.CurrentProblem;
import org.cspworkbench.app.gui.input.OptionsModel;
import org.cspworkbench.app.gui.input.Reading;
import org.cspworkbench.app.gui.run.RunSession;
import org.cspworkbench.app.gui.words.SolverWords;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.presentation.model.ObservableModel;
import org.cspworkbench.presentation.playback.Delay;
import org.cspworkbench.presentation.playback.DelayUnit;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.playback.RunMarks;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.Statistics;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.jspecify.annotations.Nullable;

/**
 * How what is {@link CurrentProblem at hand} is watched: by which solver, with which options, and
 * at which speed. {@link #refresh}, called once a frame, brings it up to date and tells the
 * listeners when there is something new to show.
 *
 * <p>Used by one thread.
 */
public final class AnimateModel extends ObservableModel {

  /** What is shown while the solver is at work. */
  public enum Mode {
    /** The events, at the speed that the viewer has set. */
    AS_IT_RUNS,
    /** The problem; and how the run ended as soon as it has. */
    SOLVE_FIRST
  }

  /** What the listeners were last told of. */
  private record Shown(
      @Nullable Playback playback,
      int position,
      int length,
      boolean playing,
      boolean listsKnown,
      RunSession.@Nullable State state,
      boolean full) {}

  private final Map<Solver, OptionsModel> options = new LinkedHashMap<>();
  private final long tapeBytes;
  private final CurrentProblem current = new CurrentProblem();
  private final Notices notices = new Notices(current);
  private final Quiz quiz = new Quiz(this);
  private final LessonModel lesson = new LessonModel(this);
  private final CloseUp closeUp = new CloseUp(this);
  private Solver solver = SolverCatalog.find("forward-checking").orElseThrow();
  private Mode mode = Mode.AS_IT_RUNS;
  private int delay = Delay.USUAL;
  private DelayUnit delayUnit = DelayUnit.DECISION;

  private @Nullable TracePlayer lookBack; // walks back from where the viewer stands
  private boolean waitsForEnd;
  private boolean startsPaused;
  private @Nullable Shown shown;

  /** Nothing to watch yet; tapes of the usual size. */
  public AnimateModel() {
    this(TraceRecorder.DEFAULT_MAX_BYTES);
  }

  /** Nothing to watch yet; tapes of at most {@code tapeBytes}. */
  public AnimateModel(long tapeBytes) {
    this.tapeBytes = tapeBytes;
  }

  void tellListeners() {
    notifyListeners();
  }

  /** Takes over a problem and runs the solver on it; or says why there is none. */
  public void open(Reading reading) {
    hold(reading);
    if (reading instanceof Reading.Opened) {
      runWhatWaits();
    }
  }

  /** Takes over a problem, on which nothing runs until it is watched; or says why there is none. */
  public void hold(Reading reading) {
    if (reading instanceof Reading.Refused refused) {
      say(Notice.problem(refused.sentence()));
    } else if (reading instanceof Reading.Opened problem) {
      lesson.close();
      leaveRun();
      current.open(problem);
      notices.sayRemark();
      tellListeners();
    }
  }

  /** Runs the solver on a problem that has been held until now. */
  public void runWhatWaits() {
    if (current.isNew()) {
      runAgain();
    }
  }

  /** Lets a solver work on a problem as a lesson asks for it; the viewer waits at the start. */
  void show(Reading.Opened problem, RunRequest request) {
    leaveRun();
    solver = request.solver();
    current.show(problem, RunSession.start(request.withTapeBytes(tapeBytes)));
    takeUpRun();
  }

  /** Takes over the problem as it has been changed, and puts away the run on what it was before. */
  void change(Reading.Opened changed) {
    leaveRun();
    current.change(changed);
    notices.sayRemark();
    tellListeners();
  }

  /** Says this, before what the run has to say. */
  void say(Notice notice) {
    notices.say(notice);
    tellListeners();
  }

  /** Says this of a problem, after what the run on it has to say, as long as it is at hand. */
  void remark(Reading.Opened of, String sentence) {
    notices.sayFound(of, Notice.remark(sentence));
    tellListeners();
  }

  /** The problem at hand, its run, and the moment at which the viewer stands. */
  public CurrentProblem current() {
    return current;
  }

  /** The lesson that is shown, if there is one. */
  public LessonModel lesson() {
    return lesson;
  }

  /** The same run with every revision. */
  public CloseUp closeUp() {
    return closeUp;
  }

  /** What is asked while the run is played. */
  public Quiz quiz() {
    return quiz;
  }

  /** The problem that is being watched, if there is one. */
  public Optional<Reading.Opened> opened() {
    return current.problem();
  }

  /** The solver that is being watched. */
  public Solver solver() {
    return solver;
  }

  /** Whether {@code candidate} can be watched at the problem. */
  public boolean canWatch(Solver candidate) {
    return candidate.recordsItsRuns()
        && opened().map(problem -> candidate.accepts(problem.problem())).orElse(true);
  }

  /** Lets another solver work on the problem. */
  public void choose(Solver newSolver) {
    solver = newSolver;
    notices.clearFault();
    runAgain();
  }

  /** Chooses the solver for the next problem that is opened. */
  public void prefer(Solver newSolver) {
    solver = newSolver;
  }

  /** The options of the solver. */
  public OptionsModel options() {
    return options.computeIfAbsent(solver, OptionsModel::new);
  }

  /** What is shown while the solver is at work. */
  public Mode mode() {
    return mode;
  }

  /** Sets what is shown while the solver is at work, from the next run on. */
  public void setMode(Mode newMode) {
    mode = newMode;
    tellListeners();
  }

  /** Lets the solver begin anew with options that the viewer has just set. */
  void runWithNewOptions() {
    if (delayUnit == DelayUnit.REVISION && options().detail() == Detail.DECISIONS) {
      delayUnit = DelayUnit.EVENT; // what he set last goes before
    }
    runAgain();
  }

  /** Stops what is running, and lets the solver begin anew with its options as they are now. */
  public void runAgain() {
    leaveRun();
    current.dropRun();
    notices.keepRemark();
    opened().ifPresent(this::runOn);
    tellListeners();
  }

  private void runOn(Reading.Opened problem) {
    if (!solver.recordsItsRuns()) {
      notices.say(Notice.problem(text("run.unrecorded", SolverWords.name(solver))));
    } else if (solver.accepts(problem.problem(), options().settings())) {
      start(problem);
    } else {
      String refused = text("run.refused", SolverWords.name(solver), problem.title());
      notices.say(Notice.problem(refused));
    }
  }

  /** Forgets what belongs to the run that is watched. */
  private void leaveRun() {
    quiz.close();
    lookBack = null;
    notices.leaveRun();
  }

  /**
   * Watches another run of the solver on the problem, from where the viewer stood on its tape if he
   * has watched it before. The run that was watched goes on by itself.
   */
  public void watch(RunSession run, Optional<Playback> before) {
    leaveRun();
    current.watch(run, before);
    lookBack = before.map(at -> at.player().trace().player()).orElse(null);
    takeUpRun();
  }

  private void takeUpRun() {
    notices.clearFault();
    waitsForEnd = false;
    startsPaused = true;
    takeUpTape();
    tellListeners();
  }

  private void start(Reading.Opened problem) {
    startsPaused = false;
    if (delayUnit == DelayUnit.REVISION) {
      options().setDetail(Detail.FINE);
    }
    RunRequest request =
        RunRequest.of(solver, problem.problem(), options().settings())
            .withDetail(options().detail())
            .withTapeBytes(tapeBytes);
    current.watch(RunSession.start(request), Optional.empty());
    waitsForEnd = mode == Mode.SOLVE_FIRST;
  }

  /** Stops the solver, if it is at work. What it has recorded stays. */
  public void stop() {
    session().ifPresent(RunSession::cancel);
  }

  /** Lets the viewer stay where he stands: also where the tape of the run is not there yet. */
  void stay() {
    startsPaused = true;
    waitsForEnd = false;
    playback().ifPresent(Playback::pause);
  }

  /** Shows how the run ended, now or as soon as it has. */
  public void showEnd() {
    waitsForEnd = isRunning();
    if (!waitsForEnd) {
      playback().ifPresent(Playback::toEnd);
    } else {
      playback().ifPresent(Playback::toStart);
    }
  }

  /** The run, if there is one. */
  public Optional<RunSession> session() {
    return current.run();
  }

  /** Whether the solver is at work. */
  public boolean isRunning() {
    return session().filter(run -> run.state() == RunSession.State.RUNNING).isPresent();
  }

  /** Where the viewer stands, once there is a tape. */
  public Optional<Playback> playback() {
    return current.playback();
  }

  /** The commands by which the viewer marks the run. */
  public RunMarks marks() {
    return new RunMarks(
        change -> {
          playback().ifPresent(change);
          tellListeners();
        });
  }

  /** For how long a decision or an event is shown, in milliseconds. */
  public int delay() {
    return delay;
  }

  /** Sets the delay. */
  public void setDelay(int millis) {
    delay = millis;
    playback().ifPresent(this::pass);
    tellListeners();
  }

  /** What the delay is for. */
  public DelayUnit delayUnit() {
    return delayUnit;
  }

  /** Sets what the delay is for. Where that takes revisions, the run is recorded anew with them. */
  public void setDelayUnit(DelayUnit unit) {
    delayUnit = unit;
    playback().ifPresent(this::pass);
    if (unit == DelayUnit.REVISION && closeUp.isWanting()) {
      closeUp.open(at -> {});
    }
    tellListeners();
  }

  private void pass(Playback to) {
    to.setDelay(delay);
    to.setDelayUnit(delayUnit);
  }

  /** Looks what the run has come to, and moves as far as the time allows. */
  public void refresh(long nowNanos) {
    RunSession session = session().orElse(null);
    if (session != null) {
      boolean over = session.state() != RunSession.State.RUNNING; // first: then all is on the tape
      takeUpTape();
      Playback playback = playback().orElse(null);
      if (playback != null) {
        boolean wasPlaying = playback.isPlaying();
        playback.tick(nowNanos);
        quiz.follow();
        lesson.follow();
        closeUp.follow();
        if (wasPlaying && !playback.isPlaying()) {
          quiz.askHere();
        }
        waitsForEnd &= playback.position() == 0 && !playback.isPlaying(); // or the viewer has moved
        if (over && waitsForEnd) {
          playback.toEnd();
          waitsForEnd = false;
        }
      }
    }
    Shown now = here();
    if (!now.equals(shown)) {
      shown = now;
      tellListeners();
    }
  }

  /** Stands at the start of the tape as soon as there is one. */
  private void takeUpTape() {
    if (current.begin()) {
      RunSession session = session().orElseThrow();
      Playback playback = playback().orElseThrow();
      Trace tape = playback.player().trace();
      playback.setStops(position -> quiz.stopsAt(tape, position));
      lookBack = tape.player();
      session.attempts(); // has to follow the tape from the start
      session.work();
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
        session != null && session.isTapeFull());
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

  /** What is to be said beside what the events say, unless it has been put away. */
  public Optional<Notice> notice() {
    return notices.notice();
  }

  /** What is to be said of what was last handed in, unless it has been put away. */
  public Optional<Notice> fault() {
    return notices.fault();
  }

  /** Puts away what is said now. */
  public void dismissNotice() {
    notices.dismiss();
    tellListeners();
  }

  /** The pseudo-code, with the line at work. */
  public CodeListing code() {
    Playback at = playback().orElse(null);
    if (at == null) {
      return CodeListing.of(SolverWords.pseudoCode(solver));
    }
    return session()
        .flatMap(RunSession::index)
        .map(
            tape ->
                CodeListing.at(
                    SolverWords.pseudoCode(solver), at.player().trace(), tape, at.position()))
        .orElseGet(() -> CodeListing.of(SolverWords.pseudoCode(solver)));
  }

  /** Goes to the next event that this line of the pseudo-code makes, if there is one yet. */
  public void nextOf(int line) {
    Playback at = playback().orElse(null);
    if (at == null) {
      return;
    }
    session()
        .flatMap(RunSession::index)
        .map(
            tape ->
                CodeListing.next(
                    SolverWords.pseudoCode(solver), at.player().trace(), tape, at.position(), line))
        .ifPresent(next -> next.ifPresent(at::seek));
  }

  /** What happened last, if anything has. */
  public Optional<EventKind> lastEvent() {
    return playback()
        .filter(at -> at.position() > 0)
        .map(at -> at.player().trace().kind(at.position() - 1));
  }

  /** The decisions that stand. */
  public DecisionRows decisions() {
    return playback().map(at -> DecisionRows.at(at.player())).orElse(DecisionRows.none());
  }

  /** Which values have gone since the last decision, the latest last. */
  public ImmutableList<Removal> removals(int most) {
    if (lookBack == null) {
      return ImmutableList.of();
    }
    lookBack.seek(position());
    return Removal.at(lookBack, most);
  }

  /** Whether the solver at work starts anew at a contradiction. */
  public boolean countsAttempts() {
    return session().flatMap(RunSession::attempts).isPresent();
  }

  /**
   * The attempts up to here, the one at work first, the best among them: at most {@code most}. None
   * for a moment where the tape has not been read so far.
   */
  public ImmutableList<AttemptRow> attempts(int most) {
    TracePlayer at = playback().map(Playback::player).orElse(null);
    if (at == null) {
      return ImmutableList.of();
    }
    return session()
        .flatMap(RunSession::attempts)
        .flatMap(index -> index.at(at, most))
        .orElse(ImmutableList.of())
        .stream()
        .map(attempt -> AttemptRow.of(attempt, at.trace().csp()))
        .collect(toImmutableList());
  }

  /** Whether the tape tells what waits to be revised. */
  public boolean tellsWork() {
    return session().flatMap(RunSession::work).isPresent();
  }

  /**
   * What waits to be revised here, at most the first {@code most}. Empty for a moment where the
   * tape has not been read so far.
   */
  public WorkList workList(int most) {
    TracePlayer at = playback().map(Playback::player).orElse(null);
    return at == null
        ? WorkList.empty()
        : session()
            .flatMap(RunSession::work)
            .map(index -> WorkList.at(index, at, most))
            .orElse(WorkList.empty());
  }

  /** How many variables the problem has that is being solved. */
  public int variableCount() {
    return playback().map(at -> at.player().trace().csp().variables().size()).orElse(0);
  }

  /** The counters; none before there is a tape. */
  public ImmutableList<CounterValue> figures() {
    Optional<Statistics> wholeRun =
        session().flatMap(RunSession::result).map(result -> result.statistics());
    boolean mayGiveUp = solver.about().completeness() == Completeness.INCOMPLETE;
    return playback()
        .map(at -> CounterValue.at(at.player(), wholeRun, mayGiveUp))
        .orElse(ImmutableList.of());
  }
}
