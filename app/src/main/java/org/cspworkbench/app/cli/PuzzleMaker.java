package org.cspworkbench.app.cli;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import org.cspworkbench.app.export.RatedPuzzle;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.generator.GeneratedPuzzle;
import org.cspworkbench.generator.PuzzleGenerator;
import org.cspworkbench.generator.PuzzleRequest;
import org.cspworkbench.solvers.logic.Rating;

/** Makes puzzles to order and rates them. May be used by several threads at once. */
final class PuzzleMaker {

  /**
   * What came of one order.
   *
   * @param puzzle the puzzle, as it was wished for or not; empty if there is none
   * @param shortfall why it is not what was wished for; empty if it is
   */
  record Made(Optional<RatedPuzzle> puzzle, Optional<String> shortfall) {}

  private final ThreadLocal<PuzzleGenerator> generators;
  private final long seed;
  private final Duration time;

  /**
   * A maker.
   *
   * @param seed where the puzzles come from
   * @param time what each puzzle may take, and its rating again
   */
  PuzzleMaker(PuzzleRequest request, long seed, Duration time) {
    this.generators = ThreadLocal.withInitial(() -> PuzzleGenerator.of(request));
    this.seed = seed;
    this.time = time;
  }

  /** Makes puzzle {@code number}, from 1. */
  Made make(long number) {
    Optional<GeneratedPuzzle> made =
        generators.get().generate(seed, number, Limits.none().withTime(time));
    Optional<String> shortfall =
        made.isPresent()
            ? made.get().shortfall()
            : Optional.of("no puzzle was found in " + Durations.text(time));
    return new Made(
        made.filter(PuzzleMaker::isPuzzle).map(this::rated),
        shortfall.map(sentence -> "puzzle " + number + ": " + sentence));
  }

  /** A complete grid is one only if it was wished for. */
  private static boolean isPuzzle(GeneratedPuzzle made) {
    return made.isMet() || !made.puzzle().isComplete();
  }

  private RatedPuzzle rated(GeneratedPuzzle generated) {
    long start = System.nanoTime();
    Optional<Rating> rating = generated.rating(() -> System.nanoTime() - start > time.toNanos());
    return new RatedPuzzle(
        generated.puzzle(),
        generated.solution(),
        seed,
        generated.number(),
        rating.map(known -> OptionalInt.of(known.score())).orElse(OptionalInt.empty()),
        rating.flatMap(Rating::hardest));
  }
}
