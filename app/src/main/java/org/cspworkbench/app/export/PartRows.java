package org.cspworkbench.app.export;

import org.cspworkbench.core.model.Objective;
import org.cspworkbench.document.json.Codec;
import org.cspworkbench.document.json.Json;
import org.cspworkbench.presentation.parts.SplitProblem;

/**
 * A writer of the results of the parts of a problem: for each part one JSON object on one line,
 * with the number of the part and what identifies the problem, then as {@link JsonRuns}.
 */
public final class PartRows {

  /** The name of the number of solutions that were requested. */
  static final String WANTED = "wanted";

  private static final String ALL = "all";

  /** The codec of {@link #WANTED}, which is {@code Long.MAX_VALUE} for all. */
  static final Codec<Long> WANTED_CODEC =
      Codec.of(
          json ->
              json instanceof Json.Text text && text.value().equals(ALL)
                  ? Long.MAX_VALUE
                  : json.asNumber(1, Long.MAX_VALUE),
          (wanted, json) -> {
            if (wanted == Long.MAX_VALUE) {
              json.value(ALL);
            } else {
              json.value(wanted);
            }
          });

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
          WANTED_CODEC.write(run.wanted(), json);
          if (run.wanted() == 1 && run.problem().problem().objective().isPresent()) {
            Objective.Goal goal = run.problem().problem().objective().get().goal();
            json.name("goal").value(goal == Objective.Goal.MINIMIZE ? "minimize" : "maximize");
          }
          JsonRuns.writeFields(json, run);
        });
  }
}
