package org.cspworkbench.app.export;

import java.util.stream.Collectors;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Result;

/**
 * A writer of solutions as boards; of a solver that stalled, the board as far as it was filled.
 * Additional information is written as comments, so that the output can be read as puzzles; a
 * comment names the position of a problem in its file.
 */
public final class GridRuns implements RunWriter {

  private static final String BLANK_LINE = "\n";

  @Override
  public String write(Run run) {
    Result result = run.result();
    if (result.solutionCount() == 0 && !(result.outcome() instanceof Outcome.Stalled)) {
      return "";
    }
    StringBuilder text = new StringBuilder();
    if (!run.problem().place().isEmpty()) {
      text.append("# ").append(run.problem().place()).append('\n');
    }
    Board board = Board.of(run.problem().problem());
    if (result.outcome() instanceof Outcome.Stalled stalled) {
      text.append(board.draw(stalled.reached()));
    }
    text.append(
        result.solutions().stream().map(board::draw).collect(Collectors.joining(BLANK_LINE)));
    if (run.isForSeveral()) {
      text.append("# ").append(count(result)).append('\n');
    }
    if (!run.problem().place().isEmpty()) {
      text.append(BLANK_LINE);
    }
    return text.toString();
  }

  private static String count(Result result) {
    long count = result.solutionCount();
    String solutions = count == 1 ? "1 solution" : count + " solutions";
    String soFar = result.outcome() instanceof Outcome.Solved ? "" : " found so far";
    String shown =
        count > result.solutions().size()
            ? ", the first " + result.solutions().size() + " shown"
            : "";
    return solutions + soFar + shown;
  }
}
