package org.cspworkbench.generator;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.cspworkbench.solvers.logic.SolutionStep;
import org.cspworkbench.solvers.logic.Techniques;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.technique.Level;
import org.cspworkbench.solvers.logic.technique.RatedTechnique;
import org.cspworkbench.solvers.logic.technique.Step;
import org.cspworkbench.sudoku.Grid;
import org.jspecify.annotations.Nullable;

/**
 * The techniques that a puzzle must need: a requested one, and none that is harder. An explanation
 * of a puzzle stops at the first step that is too hard, and techniques that do not matter are not
 * tried; so most puzzles are rejected long before their explanation would be complete.
 */
final class Hardness {

  /**
   * The explanation of a puzzle by the requested techniques and easier ones.
   *
   * @param hasRequested whether a step uses a requested technique
   * @param end the last position: the solution, or one in which only a harder step is possible
   * @param hardest the hardest technique of a step, if there is a step
   */
  record Course(boolean hasRequested, Position end, Optional<RatedTechnique> hardest) {

    /** Returns whether the puzzle is solved, as hard as requested and no harder. */
    boolean isMet() {
      return hasRequested && end.isComplete();
    }
  }

  private final Predicate<RatedTechnique> isRequested;
  private final Predicate<RatedTechnique> isTooHard;
  private final ImmutableList<RatedTechnique> tried;
  private final ImmutableList<RatedTechnique> tooLittle;

  /**
   * Creates a request.
   *
   * @param tooLittle techniques that together must not solve the puzzle
   */
  private Hardness(
      Predicate<RatedTechnique> isRequested,
      Predicate<RatedTechnique> isTooHard,
      ImmutableList<RatedTechnique> tooLittle) {
    this.isRequested = isRequested;
    this.isTooHard = isTooHard;
    this.tooLittle = tooLittle;
    int last = Techniques.ALL.size() - 1;
    while (isTooHard.test(Techniques.ALL.get(last))) {
      last--;
    }
    this.tried = Techniques.ALL.subList(0, last + 1);
  }

  /** Returns a request for a technique of {@code level}, and none that is harder. */
  static Hardness of(Level level) {
    return new Hardness(
        technique -> technique.level() == level,
        technique -> technique.level().compareTo(level) > 0,
        ImmutableList.of());
  }

  /**
   * Returns a request for this technique, and none that is harder: a person who always takes the
   * easiest step needs it and none harder, and the techniques that are tried before it do not solve
   * the puzzle.
   */
  static Hardness of(RatedTechnique requested) {
    Predicate<RatedTechnique> isTooHard =
        technique -> Techniques.BY_HARDNESS.compare(technique, requested) > 0;
    return new Hardness(
        requested::equals,
        isTooHard,
        Techniques.ALL.subList(0, Techniques.ALL.indexOf(requested)).stream()
            .filter(isTooHard.negate())
            .collect(ImmutableList.toImmutableList()));
  }

  /** Returns the level or technique of {@code request}, if it has one. */
  static Optional<Hardness> of(PuzzleRequest request) {
    return request.level().map(Hardness::of).or(() -> request.technique().map(Hardness::of));
  }

  /**
   * Explains {@code puzzle} until it is solved or a harder step is needed.
   *
   * @param stop is polled; returns whether to stop; then no further step counts, as easier ones may
   *     have been skipped
   */
  Course course(Grid puzzle, BooleanSupplier stop) {
    Position position = Position.of(puzzle);
    boolean hasRequested = false;
    RatedTechnique hardest = null;
    while (!position.isComplete()) {
      SolutionStep move = first(tried, position, stop);
      if (move == null || isTooHard.test(move.technique()) || stop.getAsBoolean()) {
        return new Course(hasRequested, position, Optional.ofNullable(hardest));
      }
      hasRequested |= isRequested.test(move.technique());
      if (hardest == null || Techniques.BY_HARDNESS.compare(move.technique(), hardest) > 0) {
        hardest = move.technique();
      }
      position = move.step().applyTo(position);
    }
    boolean isNeeded = hasRequested && (tooLittle.isEmpty() || !isSolvedByTooLittle(puzzle, stop));
    return new Course(isNeeded, position, Optional.ofNullable(hardest));
  }

  /**
   * Returns the distance of a puzzle of this course from the request: 0 if it is as requested, 1 if
   * it has a step of a requested technique, more the easier it is, most if it needs a harder step.
   */
  int distance(Course course) {
    if (course.isMet()) {
      return 0;
    }
    if (course.hasRequested()) {
      return 1;
    }
    return 2
        + (int)
            Techniques.ALL.stream()
                .filter(technique -> !course.end().isComplete() || isBetween(course, technique))
                .count();
  }

  private boolean isBetween(Course course, RatedTechnique technique) {
    return !isTooHard.test(technique)
        && course
            .hardest()
            .map(hardest -> Techniques.BY_HARDNESS.compare(technique, hardest) > 0)
            .orElse(true);
  }

  /** Returns whether the easier techniques solve the puzzle, or {@code stop} returned true. */
  private boolean isSolvedByTooLittle(Grid puzzle, BooleanSupplier stop) {
    Position position = Position.of(puzzle);
    for (SolutionStep move = first(tooLittle, position, stop); move != null; ) {
      position = move.step().applyTo(position);
      move = first(tooLittle, position, stop);
    }
    return position.isComplete() || stop.getAsBoolean();
  }

  private static @Nullable SolutionStep first(
      ImmutableList<RatedTechnique> techniques, Position position, BooleanSupplier stop) {
    for (RatedTechnique technique : techniques) {
      Step step = technique.first(position, stop);
      if (step != null) {
        return new SolutionStep(position.layout(), technique, step);
      }
    }
    return null;
  }
}
