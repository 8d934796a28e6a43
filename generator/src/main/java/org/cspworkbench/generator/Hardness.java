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
 * What a puzzle is to need of the person who solves it: something, and nothing harder. A puzzle is
 * explained only as long as it needs nothing harder, and nothing is looked for that would not
 * count, so that most puzzles are dealt with long before their explanation would be at its end.
 */
final class Hardness {

  /**
   * How far a puzzle is explained by the request and what is easier.
   *
   * @param comesToIt whether there is a step of the wished kind
   * @param end the position in which nothing is left to do, or something harder comes next
   * @param hardest the hardest technique of which there is a step, if there is any
   */
  record Course(boolean comesToIt, Position end, Optional<RatedTechnique> hardest) {

    /** Returns whether the puzzle is solved, as hard as requested and no harder. */
    boolean isMet() {
      return comesToIt && end.isComplete();
    }
  }

  private final Predicate<RatedTechnique> isWished;
  private final Predicate<RatedTechnique> isTooHard;
  private final ImmutableList<RatedTechnique> tried;
  private final ImmutableList<RatedTechnique> tooLittle;

  /**
   * Returns a request.
   *
   * @param tooLittle must not be enough to come to the end
   */
  private Hardness(
      Predicate<RatedTechnique> isWished,
      Predicate<RatedTechnique> isTooHard,
      ImmutableList<RatedTechnique> tooLittle) {
    this.isWished = isWished;
    this.isTooHard = isTooHard;
    this.tooLittle = tooLittle;
    int last = Techniques.ALL.size() - 1;
    while (isTooHard.test(Techniques.ALL.get(last))) {
      last--;
    }
    this.tried = Techniques.ALL.subList(0, last + 1);
  }

  /** Returns a technique of {@code level}, and nothing harder. */
  static Hardness of(Level level) {
    return new Hardness(
        technique -> technique.level() == level,
        technique -> technique.level().compareTo(level) > 0,
        ImmutableList.of());
  }

  /**
   * Returns this technique, and nothing harder: whoever takes the easiest step each time comes to
   * it and to nothing harder, and whoever knows only what is tried before it does not get to the
   * end.
   */
  static Hardness of(RatedTechnique wished) {
    Predicate<RatedTechnique> isTooHard =
        technique -> Techniques.BY_HARDNESS.compare(technique, wished) > 0;
    return new Hardness(
        wished::equals,
        isTooHard,
        Techniques.ALL.subList(0, Techniques.ALL.indexOf(wished)).stream()
            .filter(isTooHard.negate())
            .collect(ImmutableList.toImmutableList()));
  }

  /** Returns what {@code request} says of it, if anything. */
  static Optional<Hardness> of(PuzzleRequest request) {
    return request.level().map(Hardness::of).or(() -> request.technique().map(Hardness::of));
  }

  /**
   * Explains {@code puzzle} as far as that goes.
   *
   * @param stop is polled; returns whether to stop; then no step counts any more, as easier ones
   *     may have been passed over
   */
  Course course(Grid puzzle, BooleanSupplier stop) {
    Position position = Position.of(puzzle);
    boolean comesToIt = false;
    RatedTechnique hardest = null;
    while (!position.isComplete()) {
      SolutionStep move = first(tried, position, stop);
      if (move == null || isTooHard.test(move.technique()) || stop.getAsBoolean()) {
        return new Course(comesToIt, position, Optional.ofNullable(hardest));
      }
      comesToIt |= isWished.test(move.technique());
      if (hardest == null || Techniques.BY_HARDNESS.compare(move.technique(), hardest) > 0) {
        hardest = move.technique();
      }
      position = move.step().applyTo(position);
    }
    boolean isNeeded = comesToIt && (tooLittle.isEmpty() || !isSolvedByTooLittle(puzzle, stop));
    return new Course(isNeeded, position, Optional.ofNullable(hardest));
  }

  /**
   * How far a puzzle of this course is from the request: 0 if it is as requested, little if it
   * comes to a step of the wished kind, more the easier it is, most if it needs something harder.
   */
  int distance(Course course) {
    if (course.isMet()) {
      return 0;
    }
    if (course.comesToIt()) {
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

  /**
   * Returns whether too little is enough, or may be: nobody knows if {@code stop} returned true.
   */
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
