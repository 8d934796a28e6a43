package org.cspworkbench.generator;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.cspworkbench.solvers.logic.Explanation;
import org.cspworkbench.solvers.logic.Move;
import org.cspworkbench.solvers.logic.Techniques;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.technique.Level;
import org.cspworkbench.solvers.logic.technique.RatedTechnique;
import org.cspworkbench.solvers.logic.technique.Step;
import org.cspworkbench.sudoku.Grid;
import org.jspecify.annotations.Nullable;

/**
 * What a puzzle needs of a person who solves it, as far as a wish asks for it: the explanation goes
 * on only while it needs nothing harder than was wished for, which most puzzles soon do.
 */
final class Hardness {

  private Hardness() {}

  /** Whether {@code puzzle} needs a technique of {@code level}, and nothing harder. */
  static boolean isOf(Level level, Grid puzzle, BooleanSupplier stop) {
    Level hardest = Level.EASY;
    Position position = Position.of(puzzle);
    while (!position.isComplete()) {
      Move move = Explanation.next(position, stop);
      if (move == null || move.technique().level().compareTo(level) > 0) {
        return false;
      }
      if (move.technique().level().compareTo(hardest) > 0) {
        hardest = move.technique().level();
      }
      position = move.step().applyTo(position);
    }
    return hardest == level;
  }

  /**
   * Whether {@code puzzle} needs {@code technique} and nothing harder: whoever takes the easiest
   * step each time comes to it and to nothing harder, and whoever knows only what is easier does
   * not get to the end.
   */
  static boolean needs(RatedTechnique technique, Grid puzzle, BooleanSupplier stop) {
    Position position = Position.of(puzzle);
    boolean isUsed = false;
    while (!position.isComplete()) {
      Move move = Explanation.next(position, stop);
      if (move == null || Techniques.BY_HARDNESS.compare(move.technique(), technique) > 0) {
        return false;
      }
      isUsed |= move.technique().equals(technique);
      position = move.step().applyTo(position);
    }
    return isUsed && !isSolvedBy(easierThan(technique), puzzle, stop);
  }

  private static ImmutableList<RatedTechnique> easierThan(RatedTechnique technique) {
    return Techniques.ALL.stream()
        .filter(other -> Techniques.BY_HARDNESS.compare(other, technique) < 0)
        .collect(ImmutableList.toImmutableList());
  }

  private static boolean isSolvedBy(
      List<RatedTechnique> techniques, Grid puzzle, BooleanSupplier stop) {
    Position position = Position.of(puzzle);
    while (!position.isComplete()) {
      Step step = first(techniques, position, stop);
      if (step == null) {
        return false;
      }
      position = step.applyTo(position);
    }
    return true;
  }

  private static @Nullable Step first(
      List<RatedTechnique> techniques, Position position, BooleanSupplier stop) {
    for (RatedTechnique technique : techniques) {
      Step step = technique.first(position, stop);
      if (step != null) {
        return step;
      }
    }
    return null;
  }
}
