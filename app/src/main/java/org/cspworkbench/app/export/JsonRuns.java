package org.cspworkbench.app.export;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import org.cspworkbench.core.model.Solution;
import org.cspworkbench.presentation.comparison.StatisticsFields;
import org.cspworkbench.presentation.narration.OutcomeWord;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;

/**
 * A writer of one JSON object for each run, on one line. A Sudoku and its solutions are lines; the
 * solution of any other problem is an object with the label of each variable's value.
 */
public final class JsonRuns implements RunWriter {

  @Override
  public String write(Run run) {
    return JsonLine.of(json -> writeFields(json, run));
  }

  /** Writes the fields of {@code run}. */
  static void writeFields(JsonWriter json, Run run) throws IOException {
    Result result = run.result();
    Problem problem = run.problem().problem();
    json.name("problem").value(run.problem().name());
    json.name("solver").value(run.solver());
    json.name("seed").value(run.seed());
    json.name("outcome").value(OutcomeWord.of(result.outcome()));
    json.name("solutions").value(result.solutionCount());
    json.name("solution");
    if (result.solutions().isEmpty()) {
      json.nullValue();
    } else {
      JsonLine.writeSolution(json, problem, result.solutions().get(0));
    }
    if (run.worth().isPresent()) {
      json.name("objective").value(run.worth().getAsLong());
    }
    if (run.isForSeveral()) {
      json.name("solutionsList").beginArray();
      for (Solution solution : result.solutions()) {
        JsonLine.writeSolution(json, problem, solution);
      }
      json.endArray();
    }
    JsonLine.writeStatistics(json, StatisticsFields.ALL, result.statistics());
  }
}
