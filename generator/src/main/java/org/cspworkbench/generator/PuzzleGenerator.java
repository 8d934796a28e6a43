package org.cspworkbench.generator;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.generator.PuzzlePipeline.Draw;
import org.cspworkbench.generator.fill.RegionCut;
import org.cspworkbench.generator.givens.GivenSelection;
import org.cspworkbench.sudoku.Grid;
import org.jspecify.annotations.Nullable;

/**
 * Makes puzzles to order. Puzzle k of a seed depends on the request, the seed and k alone, as long
 * as no limit of time strikes; so puzzles may be made in any order, by any number of threads. Not
 * to be used by two threads at once: each has a generator of its own.
 */
public final class PuzzleGenerator {

  /** How many masks are drawn before it is clear that this leads nowhere. */
  private static final long MOST_MASKS = 1_000_000;

  private final PuzzleRequest request;
  private @Nullable PuzzlePipeline pipeline;
  private IntConsumer progress = givens -> {};

  private PuzzleGenerator(PuzzleRequest request) {
    this.request = request;
  }

  /** Returns a generator of puzzles like this. */
  public static PuzzleGenerator of(PuzzleRequest request) {
    return new PuzzleGenerator(request);
  }

  /**
   * Reports to {@code progress}, now and then and on the thread that makes puzzles, how many cells
   * of the one being made are still given: all of a complete grid at first, then fewer.
   */
  public PuzzleGenerator reportingTo(IntConsumer progress) {
    this.progress = progress;
    pipeline = null;
    return this;
  }

  /** Returns what its puzzles are to be like. */
  public PuzzleRequest request() {
    return request;
  }

  /**
   * Makes puzzle {@code number} of {@code seed}. Draws until a puzzle is as requested, or a limit
   * is reached; then the nearest one is returned, with a sentence on what it lacks. Without limits
   * this may never end, as there are requests that no puzzle meets.
   *
   * @param number from 1
   * @param limits how long it may take, by the clock and in attempts: puzzles drawn. Nodes and
   *     fails are not limited
   * @return the puzzle, whose solution is proved to be the only one; empty if a limit was reached
   *     before there was any
   */
  public Optional<GeneratedPuzzle> generate(long seed, long number, Limits limits) {
    checkArgument(number >= 1, "puzzles are numbered from 1, not %s", number);
    RandomStream random = new RandomStream(seed);
    random.startStream(number);
    BooleanSupplier stop = stopAt(limits);
    long mostDraws =
        request.selection() == GivenSelection.MASK
            ? Math.min(limits.attempts(), MOST_MASKS)
            : limits.attempts();
    Draw best = null;
    long draws = 0;
    while ((best == null || best.distance() > 0) && draws < mostDraws && !stop.getAsBoolean()) {
      Draw draw = pipeline(random).draw(random, stop).orElse(null);
      draws += draw == null ? 1 : draw.draws();
      if (draw != null && (best == null || draw.distance() < best.distance())) {
        best = draw;
      }
    }
    if (best == null) {
      return Optional.empty();
    }
    Optional<String> shortfall =
        best.distance() == 0 ? Optional.empty() : Optional.of(shortfall(best, draws));
    return Optional.of(
        new GeneratedPuzzle(best.puzzle(), best.filled(), seed, number, draws, shortfall));
  }

  private static BooleanSupplier stopAt(Limits limits) {
    long start = System.nanoTime();
    long nanos = limits.time().toNanos();
    return () -> limits.cancellation().isRequested() || System.nanoTime() - start > nanos;
  }

  /**
   * Returns the pipeline of the next puzzle: one of its own if the puzzle has regions of its own.
   */
  private PuzzlePipeline pipeline(RandomStream random) {
    if (request.ownRegions()) {
      return new PuzzlePipeline(
          request, request.shape().with(RegionCut.random(request.shape(), random)), progress);
    }
    if (pipeline == null) {
      pipeline = new PuzzlePipeline(request, request.shape(), progress);
    }
    return pipeline;
  }

  private String shortfall(Draw best, long draws) {
    Grid puzzle = best.puzzle();
    if (puzzle.isComplete()) {
      return String.format(
          "no puzzle of %s givens with exactly one solution in %,d draws",
          request.givens().orElseThrow(), draws);
    }
    if (request.givens().isPresent() && puzzle.filled() != request.givens().getAsInt()) {
      return String.format(
          "%s givens in place of %s after %,d draws",
          puzzle.filled(), request.givens().getAsInt(), draws);
    }
    if (best.undecided() > 0) {
      return String.format(
          "%s of %s givens may not be needed: there was no time to prove it",
          best.undecided(), puzzle.filled());
    }
    if (best.removable() > 0) {
      return String.format(
          "%s of %s givens can be removed, each alone; no better puzzle was found in %,d draws",
          best.removable(), puzzle.filled(), draws);
    }
    String hardness =
        request
            .level()
            .map(level -> "of level " + level.title())
            .orElseGet(
                () -> "that needs " + request.technique().orElseThrow().name(Locale.ENGLISH));
    return String.format("no puzzle %s, and nothing harder, in %,d draws", hardness, draws);
  }
}
