package org.cspworkbench.app.export;

import org.cspworkbench.core.model.Objective;
import org.cspworkbench.presentation.parts.SplitProblem;

/**
 * A writer of the results of the parts of a problem: for each part one JSON object on one line,
 * with the number of the part and what identifies the problem, then as {@link JsonRuns}.
 */
public final class PartRows {

  /** The name of the number of solutions that were requested. */
  static final String WANTED = "wanted";

  /** The value of {@link #WANTED} for all. */
  static final String ALL = "all";

  private final int parts;
  private final String fingerprint;

  /** Creates a writer for parts of {@code split}. */
  public PartRows(SplitProblem split) {
    this.parts = split.parts().size();
    this.fingerprint = split.fingerprint();
  }

  /** Returns the line of part {@code number}, terminated by LF. */
  public String write(int number, Run run) {
    return JsonLine.of(
        json -> {
          json.name("part").value(number);
          json.name("parts").value(parts);
          json.name("fingerprint").value(fingerprint);
          json.name(WANTED);
          if (run.wanted() == Long.MAX_VALUE) {
            json.value(ALL);
          } else {
            json.value(run.wanted());
          }
          if (run.wanted() == 1 && run.problem().problem().objective().isPresent()) {
            Objective.Goal goal = run.problem().problem().objective().get().goal();
            json.name("goal").value(goal == Objective.Goal.MINIMIZE ? "minimize" : "maximize");
          }
          JsonRuns.writeFields(json, run);
        });
  }
}
