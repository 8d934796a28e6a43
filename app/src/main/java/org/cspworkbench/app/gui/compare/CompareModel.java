package org.cspworkbench.app.gui.compare;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableDoubleArray;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.cspworkbench.app.gui.input.OptionsModel;
import org.cspworkbench.app.gui.input.Reading;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.model.ObservableModel;
import org.cspworkbench.presentation.paint.RunScale;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.presentation.timing.Protocol;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.jspecify.annotations.Nullable;

/**
 * What is compared: a problem, two to four solvers, their runs, and where the viewer stands. {@link
 * #refresh}, called once a frame, brings it up to date and tells the listeners when there is
 * something new to show.
 *
 * <p>Used by one thread.
 */
public final class CompareModel extends ObservableModel {

  /** The fewest solvers. */
  public static final int FEWEST = 2;

  /** The most solvers. */
  public static final int MOST = 4;

  /** The memory that all tapes together may take: 128 MiB. */
  public static final long ALL_TAPES = 128L << 20;

  /** What the listeners were last told of. */
  private record Shown(
      LockedPlayback.Here here,
      ImmutableList<Object> runs,
      @Nullable FileFigures figures,
      FileRun.@Nullable State state,
      int done,
      OptionalDouble timed) {}

  private final long tapeBytes;
  private final List<OptionsModel> chosen = new ArrayList<>();
  private final List<Contender> contenders = new ArrayList<>();
  private final LockedPlayback playback = new LockedPlayback(contenders, this::runAgain);
  private final Timekeeper timekeeper;
  private Reading.@Nullable Opened opened;
  private int count = MOST;
  private long seed = Settings.defaults().seed();
  private @Nullable FileRun fileRun;
  private @Nullable Shown shown;

  /** Nothing to compare yet; tapes that share {@link #ALL_TAPES}. */
  public CompareModel() {
    this(ALL_TAPES);
  }

  /** Nothing to compare yet; tapes that share {@code allTapes} bytes. */
  public CompareModel(long allTapes) {
    this(allTapes, Protocol.USUAL);
  }

  /** Nothing to compare yet; tapes that share {@code allTapes} bytes, and runs timed like this. */
  public CompareModel(long allTapes, Protocol protocol) {
    this.tapeBytes = allTapes / MOST;
    this.timekeeper = new Timekeeper(protocol);
    request(ComparisonRequest.USUAL);
  }

  private void request(ComparisonRequest request) {
    chosen.clear();
    request.solvers().stream()
        .map(id -> new OptionsModel(SolverCatalog.find(id).orElseThrow()))
        .forEach(chosen::add);
    count = request.boards();
    playback.setLock(request.lock());
    runAgain();
  }

  /** Compares what is wished for; its solvers must be in the catalogue. */
  public void setRequest(ComparisonRequest request) {
    if (!request.equals(request())) {
      request(request);
    }
  }

  /** What is compared now. */
  public ComparisonRequest request() {
    return new ComparisonRequest(
        chosen.stream()
            .map(each -> each.solver().about().id())
            .collect(ImmutableList.toImmutableList()),
        count,
        playback.lock());
  }

  /** Where the viewer stands, and how he moves. */
  public LockedPlayback playback() {
    return playback;
  }

  /** Takes over a problem and lets all solvers begin, unless it is the one at hand. */
  public void open(Reading.Opened problem) {
    if (opened == null || !opened.problem().equals(problem.problem())) {
      opened = problem;
      runAgain();
    }
  }

  /** Cancels the measurement of the times, unless it is of the current problem. */
  public void cancelTimingUnless(Reading.Opened current) {
    if (opened != null && !opened.problem().equals(current.problem())) {
      timekeeper.cancel();
    }
  }

  /** The problem. */
  public Optional<Reading.Opened> opened() {
    return Optional.ofNullable(opened);
  }

  /** Those who are compared, in order. */
  public ImmutableList<Contender> contenders() {
    return ImmutableList.copyOf(contenders);
  }

  /** Compares so many, {@link #FEWEST} to {@link #MOST}. */
  public void setCount(int newCount) {
    checkArgument(newCount >= FEWEST && newCount <= MOST, "%s solvers", newCount);
    count = newCount;
    while (contenders.size() > count) {
      contenders.remove(contenders.size() - 1).stop();
    }
    while (contenders.size() < count) {
      contenders.add(begin(chosen.get(contenders.size()), contenders));
    }
    refresh(System.nanoTime());
    notifyListeners();
  }

  /** Lets {@code solver} take part at this place, 0 for the first. */
  public void choose(int at, Solver solver) {
    chosen.set(at, new OptionsModel(solver));
    runAgain(at);
  }

  /** What the solver at this place is set to; the seed, which all share, is not taken from here. */
  public OptionsModel options(int at) {
    return chosen.get(at);
  }

  /** Lets the solver at this place begin anew with its options as they are now. */
  public void runAgain(int at) {
    List<Contender> others = new ArrayList<>(contenders);
    others.remove(at);
    contenders.set(at, begin(chosen.get(at), others)).stop();
    notifyListeners();
  }

  /** Lets these take part. */
  public void choose(LineUp lineUp) {
    for (int at = 0; at < MOST; at++) {
      chosen.set(at, new OptionsModel(lineUp.solvers().get(at)));
    }
    runAgain();
  }

  /** Whether {@code solver} can take part. */
  public boolean canTakePart(Solver solver) {
    return opened().map(problem -> solver.accepts(problem.problem())).orElse(true);
  }

  /** From where all random choices are drawn. */
  public long seed() {
    return seed;
  }

  /** Sets the seed, and lets all begin anew if it is another one. */
  public void setSeed(long newSeed) {
    if (seed != newSeed) {
      seed = newSeed;
      runAgain();
    }
  }

  private Contender begin(OptionsModel options, List<Contender> others) {
    Solver solver = options.solver();
    EntrantName name =
        EntrantName.beside(others.stream().map(Contender::name).toList(), options.spec());
    timekeeper.restart();
    return opened == null
        ? Contender.waiting(name)
        : Contender.start(
            name,
            opened,
            RunRequest.of(solver, opened.problem(), options.settings().withSeed(seed))
                .withTapeBytes(tapeBytes));
  }

  /** Stops what is running, and lets all begin anew. */
  public void runAgain() {
    contenders.forEach(Contender::stop);
    contenders.clear();
    for (OptionsModel options : chosen.subList(0, count)) {
      contenders.add(begin(options, contenders));
    }
    playback.clearMarks();
    playback.playFromStart();
    notifyListeners();
  }

  /** Stops every solver. What was recorded stays. */
  public void stop() {
    contenders.forEach(Contender::stop);
    timekeeper.cancel();
    if (fileRun != null) {
      fileRun.cancel();
    }
  }

  /** Lets all solvers work on all puzzles of {@code file}; stops what they do here. */
  public void runFile(Path file) {
    closeFile();
    stop();
    fileRun = FileRun.start(file, ImmutableList.copyOf(chosen.subList(0, count)), seed);
    notifyListeners();
  }

  /** The run over a file, if there is one. */
  public Optional<FileRun> fileRun() {
    return Optional.ofNullable(fileRun);
  }

  /** Stops the run over a file, and goes back to the puzzle at hand. */
  public void closeFile() {
    if (fileRun != null) {
      fileRun.cancel();
      fileRun = null;
      notifyListeners();
    }
  }

  /** Whether any solver is at work, or being timed. */
  public boolean isAtWork() {
    return timekeeper.isAtWork() || contenders.stream().anyMatch(Contender::isRunning);
  }

  /** Looks how far the runs are, and moves as far as the time allows. */
  public void refresh(long nowNanos) {
    contenders.forEach(Contender::refresh);
    timekeeper.refresh(contenders);
    playback.tick(nowNanos);
    Shown now = here();
    if (!now.equals(shown)) {
      shown = now;
      notifyListeners();
    }
  }

  private Shown here() {
    ImmutableList.Builder<Object> runs = ImmutableList.builder();
    for (Contender each : contenders) {
      runs.add(each, each.isRunning(), each.time());
      runs.add(each.player().map(TracePlayer::position), each.tape().map(TraceLength::length));
      runs.add(each.isRunning() ? each.clockNanos() / 100_000_000 : 0L);
    }
    return new Shown(
        playback.here(),
        runs.build(),
        fileRun == null ? null : fileRun.figures(),
        fileRun == null ? null : fileRun.state(),
        fileRun == null ? 0 : fileRun.done(),
        timekeeper.part());
  }

  /** The part of the measurement of times that is done, if one is running. */
  public OptionalDouble timedPart() {
    return timekeeper.part();
  }

  /** Whether all runs have been timed, so that none is shown at the speed of its recording. */
  public boolean areAllTimed() {
    return contenders.stream().allMatch(each -> each.tape().isEmpty() || each.time().isPresent());
  }

  /** Keeps the boards together by something else. */
  public void setLock(Lock lock) {
    playback.setLock(lock);
    notifyListeners();
  }

  /** Keeps the boards together by what comes next. */
  public void setNextLock() {
    setLock(playback.lock().next());
  }

  /** The scale that all runs share. */
  public RunScale scale() {
    ImmutableDoubleArray ends = ImmutableDoubleArray.copyOf(playback.ends());
    Lock lock = playback.lock();
    return RunScale.of(
        ends, lock == Lock.REAL_TIME ? Math.max(1, ends.stream().min().orElse(1) / 10) : 1);
  }

  /** The figures of all. */
  public Standings standings(Standings.Extent extent) {
    return Standings.of(contenders, extent);
  }

  /** How one of them stands. */
  public Badge badge(Contender contender) {
    Lock lock = playback.lock();
    double end = contender.end(lock).orElse(Double.MAX_VALUE);
    double part = end <= 0 ? 0 : Math.max(0, Math.min(1, playback.place() / end));
    return Badge.of(contender, part, Places.of(contender, contenders, lock));
  }
}
