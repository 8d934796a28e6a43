package org.cspworkbench.app.export;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import java.util.Locale;
import org.cspworkbench.app.input.NamedProblem;
import org.cspworkbench.solvers.logic.AvailableSteps;
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
record TextExplanations(boolean showsGrids) implements ExplanationWriter {

  @Override
  public String write(NamedProblem problem, Grid grid, SolutionPath explanation) {
    StringBuilder text = new StringBuilder(head(problem, grid));
    ImmutableList<SolutionStep> moves = explanation.moves();
    Position position = explanation.start();
    for (int i = 0; i < moves.size(); i++) {
      SolutionStep move = moves.get(i);
      text.append(number(i, moves.size())).append(sentence(move));
      position = move.step().applyTo(position);
      if (showsGrids && !move.step().placements().isEmpty()) {
        text.append('\n').append(new BoxedWriter().write(grid.withValues(position.values())));
        text.append('\n');
      }
    }
    return text.append('\n').append(verdict(Rating.of(explanation))).append("\n\n").toString();
  }

  /**
   * A writer of all steps that are available at the start: a numbered line for each, with its
   * level.
   */
  static final class Steps implements ExplanationWriter {

    private static final int LEVEL = 8; // the longest name of a level, and a space

    @Override
    public String write(NamedProblem problem, Grid grid, SolutionPath explanation) {
      StringBuilder text = new StringBuilder(head(problem, grid));
      ImmutableList<SolutionStep> steps = AvailableSteps.in(explanation.start(), () -> false);
      for (int i = 0; i < steps.size(); i++) {
        String level = steps.get(i).technique().level().title();
        text.append(number(i, steps.size())).append(Strings.padEnd(level, LEVEL, ' '));
        text.append(sentence(steps.get(i)));
      }
      return text.append('\n').toString();
    }
  }

  private static String head(NamedProblem problem, Grid grid) {
    return "# "
        + problem.about(grid.filled() + " givens")
        + "\n"
        + new BoxedWriter().write(grid)
        + "\n";
  }

  /** Returns the number of line {@code i}, from 0, as wide as that of the last of {@code count}. */
  private static String number(int i, int count) {
    int width = String.valueOf(count).length();
    return Strings.padStart(String.valueOf(i + 1), width, ' ') + ". ";
  }

  private static String sentence(SolutionStep move) {
    return move.technique().name(Locale.ENGLISH) + ": " + move.sentence(Locale.ENGLISH) + ".\n";
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
