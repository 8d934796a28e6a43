package org.cspworkbench.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;

/** A solver of ours. */
final class OwnLearning implements LearningTimes.Engine {

  private final Solver solver;
  private final UnaryOperator<Settings> change;

  private OwnLearning(String id, UnaryOperator<Settings> change) {
    this.solver = SolverCatalog.find(id).orElseThrow();
    this.change = change;
  }

  /** Returns the solver of that name, as it is. */
  static OwnLearning of(String id) {
    return new OwnLearning(id, settings -> settings);
  }

  /** Returns the solver that learns, but keeps no nogood. */
  static OwnLearning control() {
    Parameter.OneOf keep =
        SolverCatalog.find("learning").orElseThrow().parameters().stream()
            .filter(each -> each.name().equals("keep"))
            .map(Parameter.OneOf.class::cast)
            .findFirst()
            .orElseThrow();
    return new OwnLearning("learning", settings -> settings.with(keep, "none"));
  }

  @Override
  public LearningTimes.Tally run(List<Problem> problems, long seconds) {
    ProcessorTime time = new ProcessorTime();
    Cancellation cancellation = time.cancelledAfter(seconds);
    Settings settings =
        change.apply(Settings.defaults().withLimits(Limits.none().withCancellation(cancellation)));
    List<Long> answers = new ArrayList<>();
    boolean isDecided = true;
    long fails = 0;
    for (Problem problem : problems) {
      Result result = solver.solve(problem, settings, null);
      isDecided &= !(result.outcome() instanceof Outcome.Cancelled);
      fails += result.statistics().fails();
      answers.add(answer(problem, result));
    }
    return new LearningTimes.Tally(answers, isDecided, fails, time.seconds());
  }

  private static long answer(Problem problem, Result result) {
    if (result.firstSolution().isEmpty() || problem.objective().isEmpty()) {
      return result.firstSolution().isEmpty() ? 0 : 1;
    }
    int[] values = result.firstSolution().get().values().toArray();
    return problem.objective().get().worthOf(values);
  }
}
