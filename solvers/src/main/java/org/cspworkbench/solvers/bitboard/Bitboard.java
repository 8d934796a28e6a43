package org.cspworkbench.solvers.bitboard;

import static com.google.common.base.Preconditions.checkArgument;

import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.solvers.About;
import org.cspworkbench.solvers.About.Chance;
import org.cspworkbench.solvers.About.CheckUnit;
import org.cspworkbench.solvers.About.Completeness;
import org.cspworkbench.solvers.Family;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.PseudoCode;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.SolutionKeeper;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.Statistics;
import org.cspworkbench.solvers.Steering;
import org.cspworkbench.solvers.bitboard.BitboardSearch.State;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;
import org.jspecify.annotations.Nullable;

/**
 * The fast one: plain Sudoku of 9×9 by a {@link BitboardSearch}, and nothing else. It counts its
 * guesses, contradictions and returns; what a network would count (prunings, checks, revisions)
 * does not exist in it and stays 0.
 */
public final class Bitboard implements Solver {

  /** The only shape that it solves, which a catalogue of solvers does without. */
  private static final class Plain {
    private static final Shape SHAPE = Shape.ofSize(9);
  }

  /** One search for each thread, which keeps its frames for the next puzzle. */
  private static final ThreadLocal<BitboardSearch> SEARCHES =
      ThreadLocal.withInitial(BitboardSearch::new);

  private static final int NODES_BETWEEN_LOOKS_AT_THE_CLOCK = 64;

  private static final About ABOUT =
      new About(
          "bitboard",
          "Bitboard",
          Family.BITBOARD,
          "plain 9×9 only, as fast as it goes",
          "Represents the cells of each digit as bits of a few machine words. One table"
              + " look-up applies hidden singles and locked candidates to a digit in a whole"
              + " band. Cells with one candidate, and rows of boxes with three, are found for all"
              + " digits at once by arithmetic on words. If that is not sufficient, it guesses"
              + " where a digit has two ways to fill a band or a stack.",
          "folklore of solvers by bands since about 2005; triads after Dillon, tdoku, 2019",
          Completeness.COMPLETE,
          Chance.NONE,
          CheckUnit.WORDS);

  private static final PseudoCode CODE =
      PseudoCode.builder()
          .line("solve(B):")
          .line("  until nothing changes:")
          .line("    for each digit that has lost a cell:")
          .line("      look up its placements in each band")
          .line("      and in each stack; none: fail")
          .line("      take the cells that are certain")
          .line("    if none has: place naked singles")
          .line("    if there is none: count the triads,")
          .line("      keep three digits in each")
          .line("  if every cell is taken: return B")
          .line("  t ← open triad in the least open band")
          .line("  if solve(B with d in t) ≠ fail:")
          .line("    return its result")
          .line("  return solve(B without d in t)")
          .build();

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public PseudoCode pseudoCode() {
    return CODE;
  }

  @Override
  public boolean accepts(Problem problem) {
    return problem instanceof Problem.Sudoku sudoku && sudoku.grid().shape() == Plain.SHAPE;
  }

  @Override
  public boolean recordsItsRuns() {
    return false;
  }

  @Override
  public Steering steering() {
    return Steering.CHOOSES_ALONE;
  }

  @Override
  public Result run(Problem problem, Settings settings, @Nullable TraceRecorder recorder) {
    checkArgument(
        settings.filter().isEmpty(), "bitboard has no network that another filter could work on");
    checkArgument(accepts(problem), "bitboard accepts plain Sudoku of 9×9, not %s", problem);
    steering().check(ABOUT, settings);
    checkArgument(recorder == null, "bitboard does not record its runs");
    long start = System.nanoTime();
    Grid grid = ((Problem.Sudoku) problem).grid();
    BitboardSearch search = SEARCHES.get();
    search.start(grid::value);
    SolutionKeeper keeper = new SolutionKeeper(settings.passedOver(), settings.kept());
    long count = 0;
    Outcome outcome = null;
    while (outcome == null) {
      State state = search.advance();
      if (state == State.SOLVED) {
        count++;
        if (!keeper.isFull()) {
          keeper.accept(search.solution());
        }
        if (count + 1 == settings.wanted() && keeper.isFull() && search.isAnotherCertain()) {
          count++;
        }
      }
      if (count == settings.wanted()) {
        outcome = new Outcome.Solved();
      } else if (state == State.EXHAUSTED) {
        outcome = count > 0 ? new Outcome.Solved() : new Outcome.Unsatisfiable();
      } else {
        outcome = reached(settings.limits(), search, start);
      }
    }
    return new Result(outcome, count, keeper.kept(), statistics(search, System.nanoTime() - start));
  }

  /** Returns the outcome if a limit ends the run before the next guess; null if none does. */
  private static @Nullable Outcome reached(Limits limits, BitboardSearch search, long start) {
    if (limits.cancellation().isRequested()) {
      return new Outcome.Cancelled();
    }
    if (search.nodes() >= limits.nodes()) {
      return new Outcome.GaveUp(Outcome.Limit.NODES, search.filled());
    }
    if (search.fails() >= limits.fails()) {
      return new Outcome.GaveUp(Outcome.Limit.FAILS, search.filled());
    }
    boolean look = limits.hasTimeLimit() && search.nodes() % NODES_BETWEEN_LOOKS_AT_THE_CLOCK == 0;
    return look && System.nanoTime() - start > limits.time().toNanos()
        ? new Outcome.GaveUp(Outcome.Limit.TIME, search.filled())
        : null;
  }

  private static Statistics statistics(BitboardSearch search, long time) {
    return new Statistics(
        search.nodes(),
        search.fails(),
        search.backtracks(),
        0,
        0,
        0,
        0,
        1,
        search.maxDepth(),
        time);
  }
}
