package org.cspworkbench.app.export;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import java.util.Locale;
import org.cspworkbench.app.input.NamedProblem;
import org.cspworkbench.solvers.logic.AvailableSteps;
import org.cspworkbench.solvers.logic.SolutionPath;
import org.cspworkbench.solvers.logic.SolutionStep;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.format.BoxedWriter;

/**
 * A writer of all steps that are available at the start: a numbered line for each, with its level.
 */
final class TextSteps implements ExplanationWriter {

  private static final int LEVEL = 8; // the longest name of a level, and a space

  @Override
  public String write(NamedProblem problem, Grid grid, SolutionPath explanation) {
    StringBuilder text = new StringBuilder();
    text.append("# ").append(problem.about(grid.filled() + " givens")).append('\n');
    text.append(new BoxedWriter().write(grid)).append('\n');
    ImmutableList<SolutionStep> steps = AvailableSteps.in(explanation.start(), () -> false);
    int width = String.valueOf(steps.size()).length();
    for (int i = 0; i < steps.size(); i++) {
      SolutionStep move = steps.get(i);
      text.append(Strings.padStart(String.valueOf(i + 1), width, ' ')).append(". ");
      text.append(Strings.padEnd(move.technique().level().title(), LEVEL, ' '));
      text.append(move.technique().name(Locale.ENGLISH)).append(": ");
      text.append(move.sentence(Locale.ENGLISH)).append(".\n");
    }
    return text.append('\n').toString();
  }
}
