package org.cspworkbench.app.gui.compare;

import static org.cspworkbench.app.gui.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.cspworkbench.app.gui.input.SolverOptions;
import org.cspworkbench.app.gui.words.FileFaults;
import org.cspworkbench.core.search.Cancellation;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.format.Entry;
import org.cspworkbench.sudoku.format.Puzzle;
import org.cspworkbench.sudoku.format.PuzzleReader;
import org.jspecify.annotations.Nullable;

/**
 * Several solvers at all puzzles of a file, one after the other on one thread, so that no run
 * disturbs the time of another. Any thread may look at it or cancel it.
 */
public final class FileRun {

  /** How long each solver has for each puzzle, as in the command {@code compare}. */
  static final Duration TIME_LIMIT = Duration.ofSeconds(10);

  private static final long BETWEEN_FIGURES = TimeUnit.MILLISECONDS.toNanos(500);
  private static final long REST = 10; // figures take a tenth of the time at most
  private static final long WARM_UP = TimeUnit.MILLISECONDS.toNanos(300);

  /** How far it is. */
  public enum State {
    /** The solvers are at work. */
    RUNNING,
    /** All puzzles have been looked at. */
    FINISHED,
    /** Somebody stopped it. */
    CANCELLED,
    /** The file could not be read, or the program broke down. */
    FAILED
  }

  /** A solver, and how it is to solve. */
  private record Entrant(Solver solver, Settings settings) {
    Entrant with(long seed, Limits limits) {
      return new Entrant(solver, settings.withSeed(seed).withLimits(limits));
    }

    /** What it makes of {@code grid}; nothing if that is none for it. */
    @Nullable Result solve(Grid grid) {
      Problem problem = Problem.Sudoku.of(grid);
      return solver.accepts(problem) ? solver.solve(problem, settings, null) : null;
    }
  }

  private final Path file;
  private final ImmutableList<Entrant> entrants;
  private final ImmutableList<Solver> solvers;
  private final long seed;
  private final Cancellation cancellation = new Cancellation();
  private final List<PuzzleRun> runs = new ArrayList<>(); // guarded by this
  private final Thread thread;
  private volatile State state = State.RUNNING;
  private volatile String fault = "";
  private volatile int total;
  private final AtomicInteger done = new AtomicInteger();
  private volatile FileFigures figures;

  private FileRun(Path file, ImmutableList<SolverOptions> options, long seed) {
    this.file = file;
    this.seed = seed;
    Limits limits = Limits.none().withTime(TIME_LIMIT).withCancellation(cancellation);
    this.entrants =
        options.stream()
            .map(each -> new Entrant(each.solver(), each.settings()))
            .map(each -> each.with(seed, limits))
            .collect(ImmutableList.toImmutableList());
    this.solvers = entrants.stream().map(Entrant::solver).collect(ImmutableList.toImmutableList());
    this.figures = FileFigures.of(solvers, ImmutableList.of());
    this.thread = new Thread(this::run, "comparison over a file");
    thread.setDaemon(true);
  }

  /** Lets the solvers begin, each with its options as they are now but for {@code seed}. */
  public static FileRun start(Path file, ImmutableList<SolverOptions> options, long seed) {
    FileRun run = new FileRun(file, options, seed);
    run.thread.start();
    return run;
  }

  private void run() {
    State end = State.FAILED;
    try {
      total = count();
      end = total == 0 ? State.FAILED : solveAll();
      fault = total == 0 ? text("file.nothing", name()) : "";
    } catch (IOException e) {
      fault = text("entry.unreadable", file, FileFaults.sentence(e));
    } catch (RuntimeException | Error e) { // whatever it is, the window has to tell it
      fault = text("file.failed", e.toString());
    } finally {
      figures = FileFigures.of(solvers, runs());
      state = end;
    }
  }

  private int count() throws IOException {
    int puzzles = 0;
    try (PuzzleReader reader = PuzzleReader.open(file)) {
      while (reader.hasNext() && !cancellation.isRequested()) {
        puzzles += reader.next() instanceof Puzzle ? 1 : 0;
      }
    }
    return puzzles;
  }

  private State solveAll() throws IOException {
    long showAt = System.nanoTime() + BETWEEN_FIGURES;
    try (PuzzleReader reader = PuzzleReader.open(file)) {
      while (reader.hasNext()) {
        Entry entry = reader.next();
        if (entry instanceof Puzzle puzzle) {
          if (done.get() == 0) {
            warmUp(puzzle.grid());
          }
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

  /** Says what the runs so far say; gives when to do so again, the later the longer it takes. */
  private long afterFigures(long start) {
    figures = FileFigures.of(solvers, runs());
    long end = System.nanoTime();
    return end + Math.max(BETWEEN_FIGURES, REST * (end - start));
  }

  /** Lets the virtual machine compile what is going to be measured. */
  private void warmUp(Grid grid) {
    for (Entrant entrant : entrants) {
      long start = System.nanoTime();
      while (System.nanoTime() - start < WARM_UP && !cancellation.isRequested()) {
        Result unused = entrant.solve(grid);
      }
    }
  }

  private boolean solve(Grid grid) {
    String line = grid.toLine();
    List<PuzzleRun> ofPuzzle = new ArrayList<>();
    for (Entrant entrant : entrants) {
      Result result = entrant.solve(grid);
      if (cancellation.isRequested()
          || (result != null && result.outcome() instanceof Outcome.Cancelled)) {
        return false; // a puzzle that not all have done says nothing
      }
      if (result != null) {
        ofPuzzle.add(
            new PuzzleRun(
                line,
                entrant.solver(),
                result.outcome(),
                result.solutionCount(),
                result.statistics()));
      }
    }
    synchronized (this) {
      runs.addAll(ofPuzzle);
    }
    return true;
  }

  /** What has come out so far, puzzle by puzzle. */
  public synchronized ImmutableList<PuzzleRun> runs() {
    return ImmutableList.copyOf(runs);
  }

  /** What the runs so far say; brought up to date twice a second at most. */
  public FileFigures figures() {
    return figures;
  }

  /** The name of the file. */
  public String name() {
    Path last = file.getFileName();
    return last == null ? file.toString() : last.toString();
  }

  /** The solvers, in order. */
  public ImmutableList<Solver> solvers() {
    return solvers;
  }

  /** The seed that every solver draws from. */
  public long seed() {
    return seed;
  }

  /** How far it is. */
  public State state() {
    return state;
  }

  /** Why it failed, if it did. */
  public String fault() {
    return fault;
  }

  /** How many puzzles there are, once they have been counted. */
  public int total() {
    return total;
  }

  /** How many of them all solvers have done. */
  public int done() {
    return done.get();
  }

  /** Asks the solvers to stop. What has come out stays. */
  public void cancel() {
    cancellation.request();
  }

  /** Whether its thread is still there. */
  boolean isAlive() {
    return thread.isAlive();
  }
}
