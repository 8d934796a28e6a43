package org.cspworkbench.app.export;

import org.cspworkbench.presentation.narration.OutcomeWord;

/** A writer of exactly one line for each run: the first solution, or a word for the outcome. */
public final class LineRuns implements RunWriter {

  @Override
  public int kept(long wanted) {
    return 1;
  }

  @Override
  public String write(Run run) {
    return run.result()
            .firstSolution()
            .map(solution -> Board.line(run.problem().problem(), solution))
            .orElseGet(() -> OutcomeWord.of(run.result().outcome()))
        + "\n";
  }
}
