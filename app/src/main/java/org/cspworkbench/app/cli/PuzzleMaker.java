package org.cspworkbench.app.cli;

import java.time.Duration;
import java.util.Optional;
import org.cspworkbench.app.export.RatedPuzzle;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.generator.GeneratedPuzzle;
import org.cspworkbench.generator.PuzzleGenerator;
import org.cspworkbench.generator.Wish;

/** Makes puzzles to order and rates them. May be used by several threads at once. */
final class PuzzleMaker {

  /**
   * What came of one order.
   *
   * @param number which of the puzzles it is, from 1
   * @param puzzle the puzzle, as it was wished for or not; empty if the time was up before
   */
  record Made(long number, Optional<RatedPuzzle> puzzle) {

    /** Why it is not what was wished for; empty if it is. */
    Optional<String> shortfall() {
      String sentence =
          puzzle
              .map(rated -> rated.generated().shortfall().orElse(""))
              .orElse("the time was up before there was any");
      return sentence.isEmpty()
          ? Optional.empty()
          : Optional.of("puzzle " + number + ": " + sentence);
    }
  }

  private final ThreadLocal<PuzzleGenerator> generators;
  private final long seed;
  private final Duration time;

  /**
   * A maker.
   *
   * @param seed where the puzzles come from
   * @param time what each puzzle may take, and its rating again
   */
  PuzzleMaker(Wish wish, long seed, Duration time) {
    this.generators = ThreadLocal.withInitial(() -> PuzzleGenerator.of(wish));
    this.seed = seed;
    this.time = time;
  }

  /** Makes puzzle {@code number}, from 1. */
  Made make(long number) {
    return new Made(
        number,
        generators.get().generate(seed, number, Limits.none().withTime(time)).map(this::rated));
  }

  private RatedPuzzle rated(GeneratedPuzzle generated) {
    long start = System.nanoTime();
    return new RatedPuzzle(
        generated, generated.rating(() -> System.nanoTime() - start > time.toNanos()));
  }
}
