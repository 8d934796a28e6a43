package org.cspworkbench.generator;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.generator.dig.Dig;
import org.cspworkbench.generator.dig.Digger;
import org.cspworkbench.generator.dig.DugPuzzle;
import org.cspworkbench.generator.dig.LeanDig;
import org.cspworkbench.generator.dig.MaskDig;
import org.cspworkbench.generator.dig.RandomDig;
import org.cspworkbench.generator.fill.CompleteGrid;
import org.cspworkbench.generator.fill.Filler;
import org.cspworkbench.generator.fill.RegionCut;
import org.cspworkbench.solvers.logic.technique.Level;
import org.cspworkbench.solvers.logic.technique.RatedTechnique;
import org.cspworkbench.sudoku.Shape;
import org.jspecify.annotations.Nullable;

/**
 * Makes puzzles to order. Puzzle k of a seed depends on the wish, the seed and k alone, as long as
 * no limit of time strikes; so puzzles may be made in any order, by any number of threads. Not to
 * be used by two threads at once: each has a generator of its own.
 */
public final class PuzzleGenerator {

  /** With fewer, given as a share of the cells, digging down from the full grid gets stuck. */
  private static final int LEAN_GIVENS = 28;

  private static final int LEAN_CELLS = 81;

  /** How many masks are drawn before it is clear that this leads nowhere. */
  private static final long MOST_MASKS = 1_000_000;

  private final Wish wish;
  private @Nullable Site site;
  private IntConsumer progress = givens -> {};

  private PuzzleGenerator(Wish wish) {
    this.wish = wish;
  }

  /** Where grids of one shape are filled and dug. */
  private record Site(Filler filler, Digger digger) {}

  /** A generator of puzzles like this. */
  public static PuzzleGenerator of(Wish wish) {
    return new PuzzleGenerator(wish);
  }

  /**
   * Tells {@code progress}, now and then and on the thread that makes puzzles, how many cells of
   * the one being made are still given: all of a complete grid at first, fewer as it is dug.
   */
  public PuzzleGenerator reportingTo(IntConsumer progress) {
    this.progress = progress;
    site = null;
    return this;
  }

  /** What its puzzles are to be like. */
  public Wish wish() {
    return wish;
  }

  /**
   * Makes puzzle {@code number} of {@code seed}. Draws until a puzzle is as wished for, or a limit
   * is reached; then the one that comes nearest is returned, with the sentence what it lacks.
   * Without limits that may be never, as nobody knows of every wish whether it can be met.
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
        wish.dig() == Dig.MASK ? Math.min(limits.attempts(), MOST_MASKS) : limits.attempts();
    CompleteGrid filled = null;
    DugPuzzle best = null;
    int least = Integer.MAX_VALUE;
    long draws = 0;
    while (least > 0 && draws < mostDraws && !stop.getAsBoolean()) {
      Site here = site(random);
      Optional<CompleteGrid> grid = here.filler().next(random, stop);
      if (grid.isEmpty()) {
        draws++;
        continue;
      }
      DugPuzzle dug = here.digger().dig(grid.get().grid(), random, stop);
      draws += dug.draws();
      int distance = distance(dug, stop);
      if (distance < least) {
        least = distance;
        best = dug;
        filled = grid.get();
      }
    }
    if (best == null || filled == null) {
      return Optional.empty();
    }
    Optional<String> shortfall =
        least == 0 ? Optional.empty() : Optional.of(shortfall(best, draws));
    return Optional.of(new GeneratedPuzzle(best.puzzle(), filled, seed, number, draws, shortfall));
  }

  private static BooleanSupplier stopAt(Limits limits) {
    long start = System.nanoTime();
    long nanos = limits.time().toNanos();
    return () -> limits.cancellation().isRequested() || System.nanoTime() - start > nanos;
  }

  /** Where the next puzzle is made: each at a place of its own, if it has regions of its own. */
  private Site site(RandomStream random) {
    if (wish.ownRegions()) {
      return newSite(wish.shape().with(RegionCut.random(wish.shape(), random)));
    }
    if (site == null) {
      site = newSite(wish.shape());
    }
    return site;
  }

  private Site newSite(Shape shape) {
    Digger digger = digger(shape);
    digger.reportTo(progress);
    return new Site(wish.fill().of(shape), digger);
  }

  private Digger digger(Shape shape) {
    int wanted = wish.givens().orElse(0);
    if (wish.dig() == Dig.MASK) {
      return new MaskDig(shape, wish.symmetry(), wanted);
    }
    if (wish.dig() == Dig.MINIMAL) {
      return new RandomDig(shape, wish.symmetry(), 0);
    }
    if (wish.givens().isEmpty() && isForBeginners()) {
      int cells = shape.cellCount();
      int most = wish.technique().isPresent() ? cells - 1 : cells * 6 / 10;
      return new RandomDig(shape, wish.symmetry(), cells * 3 / 10, most);
    }
    return wanted > 0 && wanted * LEAN_CELLS < LEAN_GIVENS * shape.cellCount()
        ? new LeanDig(shape, wish.symmetry(), wanted)
        : new RandomDig(shape, wish.symmetry(), wanted);
  }

  /** Whether no more than singles are wished for, which are found easily only among many givens. */
  private boolean isForBeginners() {
    return wish.level()
        .or(() -> wish.technique().map(RatedTechnique::level))
        .filter(Level.EASY::equals)
        .isPresent();
  }

  /** How far a puzzle is from the wish; 0 if it is as wished for. */
  private int distance(DugPuzzle dug, BooleanSupplier stop) {
    int missed = Math.abs(dug.givens() - wish.givens().orElse(dug.givens()));
    return missed > 0 ? 1 + missed : isAsHardAsWished(dug, stop) ? 0 : 1;
  }

  private boolean isAsHardAsWished(DugPuzzle dug, BooleanSupplier stop) {
    return wish.level().map(level -> Hardness.isOf(level, dug.puzzle(), stop)).orElse(true)
        && wish.technique()
            .map(technique -> Hardness.needs(technique, dug.puzzle(), stop))
            .orElse(true);
  }

  private String shortfall(DugPuzzle dug, long draws) {
    if (dug.puzzle().isComplete()) {
      return String.format(
          "no puzzle of %s givens with exactly one solution in %,d draws",
          wish.givens().orElseThrow(), draws);
    }
    if (wish.givens().isPresent() && dug.givens() != wish.givens().getAsInt()) {
      return String.format(
          "%s givens in place of %s after %,d draws",
          dug.givens(), wish.givens().getAsInt(), draws);
    }
    String hardness =
        wish.level()
            .map(level -> "of level " + level.title())
            .orElseGet(() -> "that needs " + wish.technique().orElseThrow().name());
    return String.format("no puzzle %s, and nothing harder, in %,d draws", hardness, draws);
  }
}
