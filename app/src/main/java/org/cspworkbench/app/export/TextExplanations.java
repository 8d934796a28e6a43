package org.cspworkbench.app.export;

import com.google.common.base.Strings;
import java.util.Locale;
import org.cspworkbench.app.input.NamedProblem;
import org.cspworkbench.solvers.logic.Rating;
import org.cspworkbench.solvers.logic.SolutionPath;
import org.cspworkbench.solvers.logic.SolutionStep;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.format.BoxedWriter;

/**
 * A writer of explanations for users: a numbered sentence for each step, followed by the rating.
 *
 * @param showsGrids whether the grid is shown after each step
 */
public record TextExplanations(boolean showsGrids) implements ExplanationWriter {

  @Override
  public String write(NamedProblem problem, Grid grid, SolutionPath explanation) {
    StringBuilder text = new StringBuilder();
    text.append("# ").append(problem.about(grid.filled() + " givens")).append('\n');
    text.append(new BoxedWriter().write(grid)).append('\n');
    int width = String.valueOf(explanation.moves().size()).length();
    Position position = explanation.start();
    for (int i = 0; i < explanation.moves().size(); i++) {
      SolutionStep move = explanation.moves().get(i);
      text.append(Strings.padStart(String.valueOf(i + 1), width, ' ')).append(". ");
      text.append(move.technique().name(Locale.ENGLISH)).append(": ");
      text.append(move.sentence(Locale.ENGLISH)).append(".\n");
      position = move.step().applyTo(position);
      if (showsGrids && !move.step().placements().isEmpty()) {
        text.append('\n').append(new BoxedWriter().write(grid.withValues(position.values())));
        text.append('\n');
      }
    }
    return text.append('\n').append(verdict(Rating.of(explanation))).append("\n\n").toString();
  }

  private static String verdict(Rating rating) {
    return String.format(
        "Rating: %s, score %d, %d steps; the hardest technique is %s.",
        rating.level().title(),
        rating.score(),
        rating.steps(),
        rating.hardest().map(hardest -> hardest.name(Locale.ENGLISH)).orElse("none"));
  }
}
