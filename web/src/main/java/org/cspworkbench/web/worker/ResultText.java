package org.cspworkbench.web.worker;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.PartialSolution;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Statistics;

/**
 * The result of a run as a text: the number of solutions, the counters, and the outcome. The
 * solutions themselves are in the recording.
 */
final class ResultText {

  private static final String BETWEEN = " ";
  private static final int COUNTERS = 11; // with the number of solutions

  private ResultText() {}

  static String write(Result result) {
    Statistics counted = result.statistics();
    List<Object> words = new ArrayList<>();
    words.add(result.solutionCount());
    words.addAll(
        ImmutableList.of(
            counted.nodes(),
            counted.fails(),
            counted.backtracks(),
            counted.revisions(),
            counted.checks(),
            counted.prunings(),
            counted.moves(),
            counted.attempts(),
            counted.maxDepth(),
            counted.timeNanos()));
    write(result.outcome(), words);
    return Joiner.on(BETWEEN).join(words);
  }

  private static void write(Outcome outcome, List<Object> words) {
    if (outcome instanceof Outcome.Solved) {
      words.add("solved");
    } else if (outcome instanceof Outcome.Unsatisfiable) {
      words.add("unsatisfiable");
    } else if (outcome instanceof Outcome.Stalled stalled) {
      words.add("stalled");
      stalled
          .reached()
          .values()
          .forEach(
              (variable, value) -> {
                words.add(variable);
                words.add(value);
              });
    } else if (outcome instanceof Outcome.DeadEnd end) {
      words.add("dead-end");
      words.add(end.variable().index());
      words.add(end.mostAssigned());
    } else if (outcome instanceof Outcome.GaveUp gaveUp) {
      words.add("gave-up");
      words.add(gaveUp.limit().name());
      words.add(gaveUp.mostAssigned());
    } else {
      words.add("cancelled");
    }
  }

  /** Reads the result of a run on {@code csp}. */
  static Result read(String text, Csp csp) {
    List<String> words = Splitter.on(BETWEEN).splitToList(text);
    List<Long> numbers = words.subList(0, COUNTERS).stream().map(Long::valueOf).toList();
    Statistics counted =
        new Statistics(
            numbers.get(1),
            numbers.get(2),
            numbers.get(3),
            numbers.get(4),
            numbers.get(5),
            numbers.get(6),
            numbers.get(7),
            numbers.get(8),
            numbers.get(9),
            numbers.get(10));
    List<String> details = words.subList(COUNTERS + 1, words.size());
    Outcome outcome =
        switch (words.get(COUNTERS)) {
          case "solved" -> new Outcome.Solved();
          case "unsatisfiable" -> new Outcome.Unsatisfiable();
          case "stalled" -> new Outcome.Stalled(reached(details));
          case "dead-end" ->
              new Outcome.DeadEnd(
                  csp.variables().get(number(details.get(0))), number(details.get(1)));
          case "gave-up" ->
              new Outcome.GaveUp(Outcome.Limit.valueOf(details.get(0)), number(details.get(1)));
          default -> new Outcome.Cancelled();
        };
    return new Result(outcome, numbers.get(0), ImmutableList.of(), counted);
  }

  private static int number(String text) {
    return Integer.parseInt(text);
  }

  private static PartialSolution reached(List<String> details) {
    ImmutableMap.Builder<Integer, Integer> values = ImmutableMap.builder();
    for (int i = 0; i < details.size(); i += 2) {
      values.put(number(details.get(i)), number(details.get(i + 1)));
    }
    return new PartialSolution(values.buildOrThrow());
  }
}
