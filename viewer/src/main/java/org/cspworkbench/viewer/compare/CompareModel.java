package org.cspworkbench.viewer.compare;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableDoubleArray;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.comparison.ComparedSolver;
import org.cspworkbench.presentation.comparison.EntrantName;
import org.cspworkbench.presentation.comparison.FileFigures;
import org.cspworkbench.presentation.comparison.FinishCurve;
import org.cspworkbench.presentation.comparison.FinishLimits;
import org.cspworkbench.presentation.comparison.PolicyNames;
import org.cspworkbench.presentation.comparison.Standings;
import org.cspworkbench.presentation.input.SolverSpec;
import org.cspworkbench.presentation.model.ObservableModel;
import org.cspworkbench.presentation.paint.chart.RunScale;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.presentation.tile.ImageSizes;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.presentation.timing.Protocol;
import org.cspworkbench.presentation.timing.RunClocks;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.SolverNames;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.viewer.problem.OptionsModel;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.words.SolverWords;
import org.cspworkbench.viewer.words.Texts;
import org.jspecify.annotations.Nullable;

/**
 * The model of a comparison: a problem, one to four solvers, their runs, and the current position.
 * {@link #refresh}, called once per frame, updates it and notifies the listeners of changes.
 *
 * <p>Used by one thread.
 */
public final class CompareModel extends ObservableModel {

  /** The minimum number of solvers. */
  public static final int FEWEST = 1;

  /** The maximum number of solvers. */
  public static final int MOST = 4;

  /** The memory limit of all traces together: 128 MiB. */
  public static final long ALL_TRACES = 128L << 20;

  /** The state of which the listeners were last notified. */
  private record Shown(
      LockedPlayback.Here here,
      ImmutableList<Object> runs,
      @Nullable FileFigures figures,
      FileRun.@Nullable State state,
      int done,
      OptionalDouble timed,
      FinishCurve curve,
      Optional<Integer> measuring,
      boolean atWork) {}

  private final ComparisonRuns runs;
  private final @Nullable ThreadRuns threads; // for what pages have not
  private final long traceBytes;
  private final List<OptionsModel> chosen = new ArrayList<>();
  private final List<Contender> contenders = new ArrayList<>();
  private final LockedPlayback playback = new LockedPlayback(contenders, this::runAgain);
  private final Timekeeper timekeeper;
  private final SizesModel sizes;
  private final List<OptionsModel> chosenForOthers = new ArrayList<>(options(LineUp.IMAGES));
  private boolean isOfImages;
  private Reading.@Nullable Opened opened;
  private int count = MOST;
  private long seed = Settings.defaults().seed();
  private @Nullable FileRun fileRun;
  private @Nullable Shown shown;

  /**
   * Creates a model without a problem, whose solvers {@code worker} executes and whose traces share
   * {@link #ALL_TRACES}.
   */
  public CompareModel(Executor worker, Supplier<RunClocks> clocks) {
    this(worker, ALL_TRACES, Protocol.USUAL, clocks);
  }

  /**
   * Creates a model without a problem, whose solvers {@code worker} executes, whose traces share
   * {@code allTraces} bytes, and whose runs are timed by {@code protocol} with these clocks; the
   * thread that measures asks for them.
   */
  public CompareModel(
      Executor worker, long allTraces, Protocol protocol, Supplier<RunClocks> clocks) {
    this(new ThreadRuns(worker, protocol, clocks), allTraces);
  }

  private CompareModel(ThreadRuns threads, long allTraces) {
    this(threads, threads, new SizesModel(threads::count), allTraces);
  }

  /**
   * Creates a model without a problem for a page, whose runs {@code runs} makes and whose traces
   * share {@code allTraces} bytes. It counts no images, and has no runs over files.
   */
  public CompareModel(ComparisonRuns runs, long allTraces) {
    this(runs, null, SizesModel.withoutImages(), allTraces);
  }

  private CompareModel(
      ComparisonRuns runs, @Nullable ThreadRuns threads, SizesModel sizes, long allTraces) {
    this.runs = runs;
    this.threads = threads;
    this.traceBytes = allTraces / MOST;
    this.sizes = sizes;
    this.timekeeper = new Timekeeper(runs);
    request(ComparisonRequest.USUAL);
  }

  private static ImmutableList<OptionsModel> options(LineUp lineUp) {
    return lineUp.solvers().stream().map(OptionsModel::new).collect(toImmutableList());
  }

  /** Returns the solvers for problems other than images, which are kept for later sessions. */
  private List<OptionsModel> kept() {
    return isOfImages ? chosenForOthers : chosen;
  }

  private void request(ComparisonRequest request) {
    kept().clear();
    request.solvers().stream()
        .map(id -> new OptionsModel(SolverCatalog.find(id).orElseThrow()))
        .forEach(kept()::add);
    count = request.boards();
    playback.setLock(request.lock());
    runAgain();
  }

  /** Sets the requested comparison, whose solvers must be in the catalogue. */
  public void setRequest(ComparisonRequest request) {
    if (!request.equals(request())) {
      request(request);
    }
  }

  /** Returns the current comparison as a request. */
  public ComparisonRequest request() {
    return new ComparisonRequest(
        kept().stream().map(each -> each.solver().about().id()).collect(toImmutableList()),
        count,
        playback.chosenLock());
  }

  /** Returns the playback of all runs. */
  public LockedPlayback playback() {
    return playback;
  }

  /**
   * Sets the problem and starts all solvers, unless it is the problem already compared. Images have
   * a choice of solvers of their own.
   */
  public void open(Reading.Opened problem) {
    if (opened == null || !opened.problem().equals(problem.problem())) {
      opened = problem;
      if (image(problem).isPresent() != isOfImages) {
        isOfImages = !isOfImages;
        ImmutableList<OptionsModel> before = ImmutableList.copyOf(chosen);
        chosen.clear();
        chosen.addAll(chosenForOthers);
        chosenForOthers.clear();
        chosenForOthers.addAll(before);
      }
      runAgain();
    }
  }

  private static Optional<ImageSizes> image(Reading.Opened problem) {
    return problem.problem() instanceof Problem.General general
        ? TileRequest.of(general.csp()).map(ImageSizes::new)
        : Optional.empty();
  }

  /** Returns whether the problem is an image of tiles. */
  public boolean isOfImages() {
    return isOfImages;
  }

  /** Returns how many images of each size the solvers finish, if the problem is an image. */
  public SizesModel sizes() {
    return sizes;
  }

  /** Cancels the measurement of the times, unless it is of the current problem. */
  public void cancelTimingUnless(Reading.Opened current) {
    if (opened != null && !opened.problem().equals(current.problem())) {
      timekeeper.cancel();
      sizes.stopUnless(image(current));
    }
  }

  /** Returns the problem, if there is one. */
  public Optional<Reading.Opened> opened() {
    return Optional.ofNullable(opened);
  }

  /** Returns the compared solvers, in order. */
  public ImmutableList<Contender> contenders() {
    return ImmutableList.copyOf(contenders);
  }

  /** Sets the number of compared solvers, {@link #FEWEST} to {@link #MOST}. */
  public void setCount(int newCount) {
    checkArgument(newCount >= FEWEST && newCount <= MOST, "%s solvers", newCount);
    count = newCount;
    while (contenders.size() > count) {
      contenders.remove(contenders.size() - 1).stop();
    }
    while (contenders.size() < count) {
      contenders.add(begin(chosen.get(contenders.size()), contenders));
    }
    setSizes();
    refresh(System.nanoTime());
    notifyListeners();
  }

  /** Sets the solver at index {@code at}. */
  public void choose(int at, Solver solver) {
    chosen.set(at, new OptionsModel(solver));
    runAgain(at);
  }

  /** Sets the solvers, {@link #FEWEST} to {@link #MOST}, and the seed, and restarts all. */
  public void choose(ImmutableList<SolverSpec> solvers, long newSeed) {
    checkArgument(solvers.size() >= FEWEST && solvers.size() <= MOST, "%s solvers", solvers.size());
    count = solvers.size();
    seed = newSeed;
    for (int i = 0; i < count; i++) {
      chosen.set(i, OptionsModel.of(solvers.get(i)));
    }
    runAgain();
  }

  /**
   * Returns the options of the solver at index {@code at}. Their seed is ignored, since all solvers
   * share one.
   */
  public OptionsModel options(int at) {
    return chosen.get(at);
  }

  /** Restarts the solver at index {@code at} with its current options. */
  public void runAgain(int at) {
    List<Contender> others = new ArrayList<>(contenders);
    others.remove(at);
    contenders.set(at, begin(chosen.get(at), others)).stop();
    playback.applyLock();
    setSizes();
    notifyListeners();
  }

  /** Sets the compared solvers to those of {@code lineUp}. */
  public void choose(LineUp lineUp) {
    chosen.clear();
    chosen.addAll(options(lineUp));
    runAgain();
  }

  /** Returns whether {@code solver} can solve the problem. */
  public boolean canTakePart(Solver solver) {
    return opened().map(problem -> solver.accepts(problem.problem())).orElse(true);
  }

  /** Returns the random seed of all solvers. */
  public long seed() {
    return seed;
  }

  /** Sets the seed, and restarts all solvers if it has changed. */
  public void setSeed(long newSeed) {
    if (seed != newSeed) {
      seed = newSeed;
      runAgain();
    }
  }

  private SolverNames names() {
    return isOfImages ? new PolicyNames(SolverWords.texts(), Texts.phrases()) : SolverWords.texts();
  }

  private void setSizes() {
    sizes.set(
        opened().filter(at -> threads != null).flatMap(CompareModel::image).orElse(null),
        contenders.stream().map(Contender::name).collect(toImmutableList()),
        chosen.subList(0, count).stream()
            .map(each -> new ComparedSolver(each.spec(), each.settings()))
            .collect(toImmutableList()));
  }

  private Contender begin(OptionsModel options, List<Contender> others) {
    Solver solver = options.solver();
    EntrantName name =
        EntrantName.beside(others.stream().map(Contender::name).toList(), options.spec(), names());
    timekeeper.restart();
    return opened == null
        ? Contender.waiting(name)
        : Contender.start(
            name,
            opened,
            RunRequest.of(solver, opened.problem(), options.settings().withSeed(seed))
                .withTraceBytes(traceBytes),
            runs);
  }

  /** Stops all runs, and restarts all solvers. */
  public void runAgain() {
    contenders.forEach(Contender::stop);
    contenders.clear();
    for (OptionsModel options : chosen.subList(0, count)) {
      contenders.add(begin(options, contenders));
    }
    setSizes();
    playback.clearMarks();
    playback.playFromStart();
    notifyListeners();
  }

  /** Stops all solvers. The recorded events remain. */
  public void stop() {
    contenders.forEach(Contender::stop);
    timekeeper.cancel();
    sizes.stop();
    if (fileRun != null) {
      fileRun.cancel();
    }
  }

  /** Runs all solvers on all puzzles of {@code file}, and stops their current runs. */
  public void runFile(FileRun.Source file) {
    ThreadRuns by = requireNonNull(threads);
    closeFile();
    stop();
    fileRun =
        FileRun.start(
            file, ImmutableList.copyOf(chosen.subList(0, count)), seed, by.clocks(), by.worker());
    notifyListeners();
  }

  /** Returns the run over a file, if there is one. */
  public Optional<FileRun> fileRun() {
    return Optional.ofNullable(fileRun);
  }

  /** Stops the run over a file, and returns to the current puzzle. */
  public void closeFile() {
    if (fileRun != null) {
      fileRun.cancel();
      fileRun = null;
      notifyListeners();
    }
  }

  /** Measures all sizes of the image that are not measured yet, within {@code limits}. */
  public void runAllSizes(FinishLimits limits) {
    sizes.runAll(limits);
    refresh(System.nanoTime());
    notifyListeners();
  }

  /** Returns whether any solver is running, being timed or measured. */
  public boolean isAtWork() {
    return timekeeper.isAtWork()
        || sizes.isAtWork()
        || contenders.stream().anyMatch(Contender::isRunning);
  }

  /** Updates the state of the runs, and advances playback to the given time. */
  public void refresh(long nowNanos) {
    contenders.forEach(Contender::refresh);
    timekeeper.refresh(contenders);
    sizes.refresh(timekeeper.isQuiet(contenders) && !timekeeper.isAtWork());
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
      runs.add(
          each.player().map(TracePlayer::position), each.traceLength().map(TraceLength::length));
      runs.add(each.isRunning() ? each.clockNanos() / 100_000_000 : 0L);
    }
    return new Shown(
        playback.here(),
        runs.build(),
        fileRun == null ? null : fileRun.figures(),
        fileRun == null ? null : fileRun.state(),
        fileRun == null ? 0 : fileRun.done(),
        timekeeper.part(),
        sizes.curve(),
        sizes.measuring(),
        isAtWork());
  }

  /** Returns the completed part of the time measurement, if one is in progress. */
  public OptionalDouble timedPart() {
    return timekeeper.part();
  }

  /** Returns whether all runs have been timed. */
  public boolean areAllTimed() {
    return contenders.stream().allMatch(Contender::isTimed);
  }

  /** Sets the unit by which the boards are synchronized. */
  public void setLock(Lock lock) {
    playback.setLock(lock);
    notifyListeners();
  }

  /** Synchronizes the boards by the next unit. */
  public void setNextLock() {
    setLock(playback.chosenLock().next());
  }

  /** Returns the scale that all runs share. */
  public RunScale scale() {
    ImmutableDoubleArray ends = ImmutableDoubleArray.copyOf(playback.ends());
    Lock lock = playback.lock();
    return RunScale.of(
        ends, lock == Lock.REAL_TIME ? Math.max(1, ends.stream().min().orElse(1) / 10) : 1);
  }

  /** Returns the figures of all solvers. */
  public Standings standings(Standings.Extent extent) {
    return ContenderFigures.of(contenders, extent);
  }

  /** Returns the badge of a contender. */
  public Badge badge(Contender contender) {
    Lock lock = playback.lock();
    double end = contender.end(lock).orElse(Double.MAX_VALUE);
    double part =
        isOfImages
            ? contender.shareThatStands()
            : end <= 0 ? 0 : Math.max(0, Math.min(1, playback.place() / end));
    return Badge.of(contender, part, Ranks.of(contender, contenders, playback.chosenLock()));
  }
}
