package org.cspworkbench.app.export;

import java.util.stream.Collectors;
import org.cspworkbench.solvers.logic.Rating;
import org.cspworkbench.solvers.logic.technique.RatedTechnique;
import org.cspworkbench.sudoku.Grid;

/** A rating on one line of columns, separated by tabs. */
public final class RatingLine {

  private RatingLine() {}

  /**
   * Returns the puzzle, its level, its score, the hardest technique, the number of givens, and how
   * often each technique was applied; terminated by LF.
   */
  public static String of(Grid grid, Rating rating) {
    String counts =
        rating.counts().entrySet().stream()
            .map(entry -> entry.getValue() + "× " + entry.getKey().id())
            .collect(Collectors.joining(", "));
    return String.join(
            "\t",
            grid.toLine(),
            rating.level().title(),
            String.valueOf(rating.score()),
            rating.hardest().map(RatedTechnique::id).orElse("none"),
            grid.filled() + " givens",
            counts)
        + "\n";
  }
}
