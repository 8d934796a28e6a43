package org.cspworkbench.viewer.compare;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.presentation.comparison.ComparedSolver;
import org.cspworkbench.presentation.comparison.EntrantName;
import org.cspworkbench.presentation.comparison.FileFigures;
import org.cspworkbench.presentation.comparison.PuzzleComparison;
import org.cspworkbench.presentation.comparison.PuzzleRun;
import org.cspworkbench.presentation.timing.RunClocks;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.format.Entry;
import org.cspworkbench.sudoku.format.Puzzle;
import org.cspworkbench.sudoku.format.PuzzleReader;
import org.cspworkbench.viewer.problem.OptionsModel;
import org.cspworkbench.viewer.words.SolverWords;

/**
 * A run of several solvers on all puzzles of a file, one after the other, so that no run affects
 * the time of another. Any thread may query or cancel it.
 */
public final class FileRun {

  /** The time limit of each solver for each puzzle, as in the command {@code compare}. */
  public static final Duration TIME_LIMIT = Duration.ofSeconds(10);

  private static final long BETWEEN_FIGURES = TimeUnit.MILLISECONDS.toNanos(500);
  private static final long REST = 10; // computing the figures takes at most a tenth of the time

  /** The file of puzzles, which is read twice. */
  public interface Source {
    /** Returns the name of the file, without its folder. */
    String name();

    /** Opens the file at its beginning. */
    PuzzleReader open() throws IOException;

    /** Returns why the file could not be read, as a sentence. */
    String fault(IOException e);
  }

  /** The state of the run. */
  public enum State {
    /** The solvers are running. */
    RUNNING,
    /** All puzzles have been processed. */
    FINISHED,
    /** The run was cancelled. */
    CANCELLED,
    /** The file could not be read, or a program error occurred. */
    FAILED
  }

  private final Source file;
  private final PuzzleComparison comparison;
  private final ImmutableList<EntrantName> entrants;
  private final long seed;
  private final Cancellation cancellation = new Cancellation();
  private final List<PuzzleRun> runs = new ArrayList<>(); // guarded by this
  private volatile State state = State.RUNNING;
  private volatile String fault = "";
  private volatile int total;
  private final AtomicInteger done = new AtomicInteger();
  private volatile FileFigures figures;

  private FileRun(
      Source file, ImmutableList<OptionsModel> options, long seed, Supplier<RunClocks> clocks) {
    this.file = file;
    this.seed = seed;
    Limits limits = Limits.none().withTime(TIME_LIMIT).withCancellation(cancellation);
    this.entrants = names(options);
    this.comparison = new PuzzleComparison(solvers(options, seed, limits), clocks.get());
    this.figures = FileFigures.of(labels(entrants), ImmutableList.of());
  }

  private static ImmutableList<EntrantName> names(List<OptionsModel> options) {
    List<EntrantName> names = new ArrayList<>();
    options.forEach(each -> names.add(EntrantName.beside(names, each.spec(), SolverWords.texts())));
    return ImmutableList.copyOf(names);
  }

  private static ImmutableList<String> labels(List<EntrantName> names) {
    return names.stream().map(EntrantName::label).collect(ImmutableList.toImmutableList());
  }

  private static ImmutableList<ComparedSolver> solvers(
      List<OptionsModel> options, long seed, Limits limits) {
    return options.stream()
        .map(
            each ->
                new ComparedSolver(each.spec(), each.settings().withSeed(seed).withLimits(limits)))
        .collect(ImmutableList.toImmutableList());
  }

  /**
   * Starts the solvers with their current options, but with {@code seed} as their seed; {@code
   * worker} executes them.
   */
  public static FileRun start(
      Source file,
      ImmutableList<OptionsModel> options,
      long seed,
      Supplier<RunClocks> clocks,
      Executor worker) {
    FileRun run = new FileRun(file, options, seed, clocks);
    worker.execute(run::run);
    return run;
  }

  private void run() {
    State end = State.FAILED;
    try {
      total = count();
      end = total == 0 ? State.FAILED : solveAll();
      fault = total == 0 ? text("file.nothing", name()) : "";
    } catch (IOException e) {
      fault = file.fault(e);
    } catch (RuntimeException | Error e) { // every failure must be displayed
      fault = text("file.failed", e.toString());
    } finally {
      figures = FileFigures.of(labels(entrants), runs());
      state = end;
    }
  }

  private int count() throws IOException {
    int puzzles = 0;
    try (PuzzleReader reader = file.open()) {
      while (reader.hasNext() && !cancellation.isRequested()) {
        puzzles += reader.next() instanceof Puzzle ? 1 : 0;
      }
    }
    return puzzles;
  }

  private State solveAll() throws IOException {
    long showAt = System.nanoTime() + BETWEEN_FIGURES;
    try (PuzzleReader reader = file.open()) {
      while (reader.hasNext()) {
        Entry entry = reader.next();
        if (entry instanceof Puzzle puzzle) {
          if (!solve(puzzle.grid())) {
            return State.CANCELLED;
          }
          done.incrementAndGet();
        }
        if (System.nanoTime() > showAt) {
          showAt = afterFigures(System.nanoTime());
        }
      }
    }
    return State.FINISHED;
  }

  /**
   * Computes the figures of the runs so far. Returns the time of the next computation, which is
   * later the longer this one took.
   */
  private long afterFigures(long start) {
    figures = FileFigures.of(labels(entrants), runs());
    long end = System.nanoTime();
    return end + Math.max(BETWEEN_FIGURES, REST * (end - start));
  }

  private boolean solve(Grid grid) {
    Optional<ImmutableList<PuzzleRun>> ofPuzzle = comparison.run(grid);
    synchronized (this) {
      ofPuzzle.ifPresent(runs::addAll);
    }
    return ofPuzzle.isPresent();
  }

  /** Returns the runs so far, ordered by puzzle. */
  public synchronized ImmutableList<PuzzleRun> runs() {
    return ImmutableList.copyOf(runs);
  }

  /** Returns the figures of the runs so far, updated at most twice per second. */
  public FileFigures figures() {
    return figures;
  }

  /** Returns the name of the file. */
  public String name() {
    return file.name();
  }

  /** Returns the compared solvers, in order. */
  public ImmutableList<EntrantName> entrants() {
    return entrants;
  }

  /** Returns the random seed of all solvers. */
  public long seed() {
    return seed;
  }

  /** Returns the state of the run. */
  public State state() {
    return state;
  }

  /** Returns the reason of the failure, if it failed. */
  public String fault() {
    return fault;
  }

  /** Returns the number of puzzles, once they have been counted. */
  public int total() {
    return total;
  }

  /** Returns the number of puzzles that all solvers have processed. */
  public int done() {
    return done.get();
  }

  /** Requests the solvers to stop. The results so far remain. */
  public void cancel() {
    cancellation.request();
  }
}
