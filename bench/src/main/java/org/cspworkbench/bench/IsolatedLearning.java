package org.cspworkbench.bench;

import static com.google.common.base.Preconditions.checkState;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiFunction;
import org.cspworkbench.solvers.Problem;

/**
 * One row, by all engines in turn. Created by reflection in a class loader of its own, so that the
 * code is compiled for it only; callers use it as a {@link BiFunction}.
 *
 * <p>Each engine runs again and again for some seconds, and the median counts, without the first
 * run, which compiles the code, if there is another.
 */
public final class IsolatedLearning implements BiFunction<String, Long, List<String>> {

  private static final int MOST_RUNS = 25;
  private static final double SECONDS_OF_RUNS = 2;

  /** The name of the row and the limit are arguments of the call. */
  public IsolatedLearning() {}

  /**
   * Returns the title; fails and seconds of each engine; and the time of our engine that learns as
   * a share of that of Choco, without and with restarts, empty unless both have decided the row.
   *
   * @param id the name of the row
   * @param seconds of processor time that a run may take
   */
  @Override
  public List<String> apply(String id, Long seconds) {
    LearningRow row = LearningRows.find(id);
    ImmutableList<Problem> problems = row.problems().get();
    LearningTally weights = measure(OwnLearning.of("domwdeg"), problems, seconds);
    LearningTally learning = measure(OwnLearning.of("learning"), problems, seconds);
    LearningTally control = measure(OwnLearning.control(), problems, seconds);
    LearningTally choco = measure(ChocoLearning.asItIs(), problems, seconds);
    LearningTally restarted = measure(ChocoLearning.withRestarts(), problems, seconds);
    ImmutableList<LearningTally> all =
        ImmutableList.of(weights, learning, control, choco, restarted);
    checkState(
        all.stream().filter(LearningTally::isDecided).map(LearningTally::answers).distinct().count()
            <= 1,
        "the answers differ: %s",
        all);
    List<String> cells = new ArrayList<>(); // of no library, as the class loader will be closed
    cells.add(row.title());
    for (LearningTally each : all) {
      cells.add(each.failsInTable());
      cells.add(each.secondsInTable());
    }
    cells.add(ratio(learning, choco));
    cells.add(ratio(learning, restarted));
    return cells;
  }

  private static String ratio(LearningTally ours, LearningTally theirs) {
    return ours.isDecided() && theirs.isDecided()
        ? Table.number(ours.seconds() / theirs.seconds(), 3)
        : "";
  }

  private static LearningTally measure(
      LearningEngine engine, ImmutableList<Problem> problems, long seconds) {
    List<LearningTally> runs = new ArrayList<>();
    double spent = 0;
    while (runs.isEmpty() || (runs.size() < MOST_RUNS && spent < SECONDS_OF_RUNS)) {
      LearningTally run = engine.run(problems, seconds);
      runs.add(run);
      spent += run.seconds();
    }
    return runs.stream()
        .skip(runs.size() == 1 ? 0 : 1)
        .sorted(Comparator.comparingDouble(LearningTally::seconds))
        .toList()
        .get((runs.size() - 1) / 2);
  }
}
