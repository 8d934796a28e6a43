package org.cspworkbench.app.export;

import org.cspworkbench.app.input.NamedProblem;
import org.cspworkbench.solvers.logic.AvailableSteps;
import org.cspworkbench.solvers.logic.SolutionPath;
import org.cspworkbench.solvers.logic.SolutionStep;
import org.cspworkbench.sudoku.Grid;

/**
 * A writer of all steps that are available at the start, for programs: one JSON object for each
 * puzzle, on one line.
 */
final class JsonSteps implements ExplanationWriter {

  @Override
  public String write(NamedProblem problem, Grid grid, SolutionPath explanation) {
    return JsonLine.of(
        json -> {
          JsonExplanations.writeHead(json, problem, grid);
          json.name("steps").beginArray();
          for (SolutionStep move : AvailableSteps.in(explanation.start(), () -> false)) {
            json.beginObject();
            json.name("level").value(move.technique().level().title());
            JsonExplanations.writeMove(json, move);
            json.endObject();
          }
          json.endArray();
        });
  }
}
