package org.cspworkbench.app.cli;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import org.cspworkbench.app.export.RatedPuzzle;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.generator.GeneratedPuzzle;
import org.cspworkbench.generator.PuzzleGenerator;
import org.cspworkbench.generator.PuzzleRequest;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.logic.Rating;

/** Generates and rates puzzles. May be used by several threads concurrently. */
final class PuzzleMaker {

  /**
   * The result of one request.
   *
   * @param puzzle the puzzle, which may differ from the request; empty if none was found
   * @param shortfall how it differs from the request; empty if it does not
   */
  record Made(Optional<RatedPuzzle> puzzle, Optional<String> shortfall) {}

  private final ThreadLocal<PuzzleGenerator> generators;
  private final long seed;
  private final Duration time;
  private final Duration ratingTime;

  /**
   * Creates a generator.
   *
   * @param seed the seed of the puzzles
   * @param time the time limit for generating a puzzle
   * @param ratingTime the time limit for rating it; zero for no rating
   */
  PuzzleMaker(PuzzleRequest request, long seed, Duration time, Duration ratingTime) {
    this.generators = ThreadLocal.withInitial(() -> PuzzleGenerator.of(request));
    this.seed = seed;
    this.time = time;
    this.ratingTime = ratingTime;
  }

  /** Generates puzzle {@code number}, from 1. */
  Made make(long number) {
    Optional<GeneratedPuzzle> made =
        generators.get().generate(seed, number, Limits.none().withTime(time));
    Optional<String> shortfall =
        made.isPresent()
            ? made.get().shortfall()
            : Optional.of("no puzzle was found in " + Parameter.Time.write(time));
    return new Made(
        made.filter(PuzzleMaker::isPuzzle).map(this::rated),
        shortfall.map(sentence -> "puzzle " + number + ": " + sentence));
  }

  /** Returns whether the result is a puzzle; a complete grid is one only if it was requested. */
  private static boolean isPuzzle(GeneratedPuzzle made) {
    return made.isMet() || !made.puzzle().isComplete();
  }

  private RatedPuzzle rated(GeneratedPuzzle generated) {
    Optional<Rating> rating = ratingTime.isZero() ? Optional.empty() : rating(generated);
    return new RatedPuzzle(
        generated.puzzle(),
        generated.solution(),
        seed,
        generated.number(),
        rating.map(known -> OptionalInt.of(known.score())).orElse(OptionalInt.empty()),
        rating.flatMap(Rating::hardest));
  }

  private Optional<Rating> rating(GeneratedPuzzle generated) {
    long start = System.nanoTime();
    long most = ratingTime.toNanos();
    return generated.rating(() -> System.nanoTime() - start > most);
  }
}
