package org.cspworkbench.app.input;

import java.util.Optional;
import java.util.function.Supplier;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.sudoku.format.Puzzle;
import org.cspworkbench.xcsp3.XcspInstance;

/**
 * A problem with its name and position. Those of a puzzle are formatted on demand: most puzzles of
 * a long stream are never mentioned.
 */
public final class NamedProblem implements Item {

  private final Supplier<String> name;
  private final Supplier<String> place;
  private final Problem problem;
  private final Optional<XcspInstance> instance;

  private NamedProblem(
      Supplier<String> name,
      Supplier<String> place,
      Problem problem,
      Optional<XcspInstance> instance) {
    this.name = name;
    this.place = place;
    this.problem = problem;
    this.instance = instance;
  }

  /** Creates a problem without a position, such as one that was given as an argument. */
  public NamedProblem(String name, Problem problem) {
    this(() -> name, () -> "", problem, Optional.empty());
  }

  /** Creates the problem of an XCSP3 instance. */
  NamedProblem(String name, Problem problem, XcspInstance instance) {
    this(() -> name, () -> "", problem, Optional.of(instance));
  }

  /** Returns a puzzle identified by its position. */
  static NamedProblem withPlace(Puzzle puzzle) {
    return of(puzzle, puzzle.position()::toString);
  }

  /** Returns a puzzle that was given as an argument. */
  static NamedProblem withoutPlace(Puzzle puzzle) {
    return of(puzzle, () -> "");
  }

  private static NamedProblem of(Puzzle puzzle, Supplier<String> place) {
    return new NamedProblem(
        puzzle.grid()::toLine, place, Problem.Sudoku.of(puzzle.grid()), Optional.empty());
  }

  /**
   * Returns the identification in data: the puzzle on one line, or the name in the gallery with its
   * arguments.
   */
  public String name() {
    return name.get();
  }

  /** Returns the problem. */
  public Problem problem() {
    return problem;
  }

  /** Returns the XCSP3 instance of the problem, if there is one. */
  public Optional<XcspInstance> instance() {
    return instance;
  }

  /**
   * Returns the position of its first character, as in {@code week3.sdk:4:1}; empty if it was given
   * as an argument.
   */
  public String place() {
    return place.get();
  }

  /** Returns {@code sentence}, preceded by the position if there is one. */
  public String about(String sentence) {
    String position = place();
    return position.isEmpty() ? sentence : position + ": " + sentence;
  }
}
