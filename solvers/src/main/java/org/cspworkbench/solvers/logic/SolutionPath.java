package org.cspworkbench.solvers.logic;

import com.google.common.collect.ImmutableList;
import java.util.function.BooleanSupplier;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.technique.RatedTechnique;
import org.cspworkbench.solvers.logic.technique.Step;
import org.jspecify.annotations.Nullable;

/**
 * A puzzle solved step by step, each time by the easiest technique that applies.
 *
 * @param start the position at the beginning
 * @param moves the steps, in order
 * @param end the position after them
 * @param ending why it ends
 */
public record SolutionPath(
    Position start, ImmutableList<SolutionStep> moves, Position end, EndReason ending) {

  /** Why a path ends. */
  public enum EndReason {
    /** Every cell is filled. */
    SOLVED,
    /** A contradiction: the puzzle has no solution or, if uniqueness was used, not exactly one. */
    CONTRADICTION,
    /** No technique applies: the puzzle has several solutions. */
    STALLED,
    /** The run was cancelled. */
    STOPPED
  }

  /** Returns the path from the position {@code start}. */
  public static SolutionPath of(Position start) {
    return of(start, () -> false);
  }

  /**
   * Returns the path from the position {@code start}.
   *
   * @param stop is polled; returns whether to stop
   */
  public static SolutionPath of(Position start, BooleanSupplier stop) {
    ImmutableList.Builder<SolutionStep> moves = ImmutableList.builder();
    Position position = start;
    while (position.contradiction().isEmpty() && !position.isComplete()) {
      SolutionStep move = next(position, stop);
      if (move == null) {
        EndReason ending = stop.getAsBoolean() ? EndReason.STOPPED : EndReason.STALLED;
        return new SolutionPath(start, moves.build(), position, ending);
      }
      moves.add(move);
      position = move.step().applyTo(position);
    }
    EndReason ending =
        position.contradiction().isEmpty() ? EndReason.SOLVED : EndReason.CONTRADICTION;
    return new SolutionPath(start, moves.build(), position, ending);
  }

  /**
   * Returns the easiest step in {@code position}, or null if there is none or {@code stop} returned
   * true.
   */
  public static @Nullable SolutionStep next(Position position, BooleanSupplier stop) {
    for (RatedTechnique technique : Techniques.ALL) {
      Step step = technique.first(position, stop);
      if (step != null) {
        return new SolutionStep(position.layout(), technique, step);
      }
    }
    return null;
  }
}
