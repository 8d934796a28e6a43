package org.cspworkbench.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.Settings;
import org.chocosolver.solver.Solver;
import org.chocosolver.solver.search.limits.FailCounter;
import org.chocosolver.solver.search.strategy.Search;
import org.chocosolver.solver.variables.IntVar;
import org.cspworkbench.core.kernel.AllDifferentFiltering;
import org.cspworkbench.core.model.Objective;
import org.cspworkbench.solvers.Problem;

/** Choco with lazy clause generation. */
final class ChocoLearning implements LearningTimes.Engine {

  private static final int LOOPS_BETWEEN_LOOKS_AT_THE_CLOCK = 64;
  private static final int FAILS_OF_THE_FIRST_ATTEMPT = 100; // as in ours

  private final BiConsumer<Solver, IntVar[]> strategy;
  private int loops;
  private boolean isOver;

  private ChocoLearning(BiConsumer<Solver, IntVar[]> strategy) {
    this.strategy = strategy;
  }

  /** Returns Choco with the strategy that it chooses itself. */
  static ChocoLearning asItIs() {
    return new ChocoLearning((solver, variables) -> {});
  }

  /** Returns Choco with dom/wdeg, and with the restarts of our solver. */
  static ChocoLearning withRestarts() {
    return new ChocoLearning(
        (solver, variables) -> {
          solver.setSearch(Search.domOverWDegSearch(variables));
          solver.setLubyRestart(
              FAILS_OF_THE_FIRST_ATTEMPT, new FailCounter(solver.getModel(), 0), Integer.MAX_VALUE);
        });
  }

  @Override
  public LearningTimes.Tally run(List<Problem> problems, long seconds) {
    ProcessorTime time = new ProcessorTime();
    isOver = false;
    List<Long> answers = new ArrayList<>();
    boolean isDecided = true;
    long fails = 0;
    for (Problem problem : problems) {
      Model model = new Model("learning", Settings.init().setLCG(true).setWarnUser(false));
      Solver solver = model.getSolver();
      ChocoModel stated =
          new ChocoModel(problem.csp(), model, AllDifferentFiltering.DOMAIN_CONSISTENT);
      problem.objective().ifPresent(stated::optimise);
      strategy.accept(solver, stated.variables());
      solver.addStopCriterion(() -> isOver(time, seconds));
      answers.add(search(problem.objective(), solver));
      isDecided &= !isOver;
      fails += solver.getFailCount();
    }
    return new LearningTimes.Tally(answers, isDecided, fails, time.seconds());
  }

  private boolean isOver(ProcessorTime time, long seconds) {
    if (++loops % LOOPS_BETWEEN_LOOKS_AT_THE_CLOCK == 0) {
      isOver |= time.seconds() > seconds;
    }
    return isOver;
  }

  private static long search(Optional<Objective> objective, Solver solver) {
    long answer = 0;
    while (solver.solve()) {
      if (objective.isEmpty()) {
        return 1;
      }
      answer = objective.get().number() + solver.getBestSolutionValue().longValue();
    }
    return answer;
  }
}
