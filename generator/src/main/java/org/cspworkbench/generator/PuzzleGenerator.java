package org.cspworkbench.generator;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.Optional;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.generator.dig.DugPuzzle;
import org.cspworkbench.generator.dig.RandomDig;
import org.cspworkbench.generator.fill.TemplateShuffle;

/**
 * Makes puzzles to order. Puzzle k of a seed depends on the wish, the seed and k alone, as long as
 * no limit of time strikes; so puzzles may be made in any order, by any number of threads. Not to
 * be used by two threads at once: each has a generator of its own.
 */
public final class PuzzleGenerator {

  private final Wish wish;
  private final TemplateShuffle fill;

  private PuzzleGenerator(Wish wish) {
    this.wish = wish;
    this.fill = new TemplateShuffle(wish.shape());
  }

  /** A generator of puzzles like this. */
  public static PuzzleGenerator of(Wish wish) {
    return new PuzzleGenerator(wish);
  }

  /** What its puzzles are to be like. */
  public Wish wish() {
    return wish;
  }

  /**
   * Makes puzzle {@code number} of {@code seed}. Draws until a puzzle is as wished for, or a limit
   * is reached; then the one that comes nearest is returned, with the sentence what it lacks.
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
    DugPuzzle best = null;
    long draws = 0;
    while (draws < limits.attempts() && !limits.cancellation().isRequested()) {
      draws++;
      DugPuzzle dug = new RandomDig(wish.givens().orElse(0)).dig(fill.next(random), random);
      if (best == null || dug.givens() < best.givens()) {
        best = dug;
      }
      if (wish.givens().isEmpty() || dug.givens() == wish.givens().getAsInt()) {
        return Optional.of(
            new GeneratedPuzzle(
                dug.puzzle(), dug.solution(), seed, number, draws, Optional.empty()));
      }
    }
    if (best == null) {
      return Optional.empty();
    }
    String shortfall =
        String.format(
            "%s givens after %s draws, where %s were wished for",
            best.givens(), draws, wish.givens().orElse(0));
    return Optional.of(
        new GeneratedPuzzle(
            best.puzzle(), best.solution(), seed, number, draws, Optional.of(shortfall)));
  }
}
