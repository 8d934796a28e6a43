package org.cspworkbench.bench;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.Arrays;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.Solver;
import org.chocosolver.solver.search.limits.FailCounter;
import org.chocosolver.solver.search.strategy.Search;
import org.chocosolver.solver.search.strategy.selectors.values.IntDomainMin;
import org.chocosolver.solver.search.strategy.selectors.variables.FirstFail;
import org.chocosolver.solver.variables.IntVar;
import org.cspworkbench.bench.Engine.Tally;
import org.cspworkbench.core.model.Csp;
import org.jspecify.annotations.Nullable;

/**
 * One search by Choco, for a problem stated constraint by constraint as it is for our own engine:
 * the same variables in the same order, the same consistency, the same choices. Stopped after a
 * minute of processor time.
 */
final class ChocoSearch implements Engine {

  private static final long MAX_NANOS = Duration.ofSeconds(60).toNanos();
  private static final int LOOPS_BETWEEN_LOOKS_AT_THE_CLOCK = 1024;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final Model model = new Model();
  private final Solver solver = model.getSolver();
  private final IntVar[] variables;
  private final long wanted;
  private final long maxFails;
  private long deadline;
  private int loops;

  ChocoSearch(Csp csp, PairedSearch.Way way) {
    wanted = way.wanted();
    maxFails = way.maxFails();
    variables = new ChocoModel(csp, model, way.filtering()).variables();
    switch (way.heuristic()) {
      case SMALLEST_DOMAIN ->
          solver.setSearch(
              Search.intVarSearch(new FirstFail(model), new IntDomainMin(), variables));
      case WEIGHTED_DEGREE -> solver.setSearch(Search.domOverWDegSearch(variables));
      case LAST_CONFLICT_WITH_RESTARTS -> {
        solver.setSearch(Search.lastConflict(Search.domOverWDegSearch(variables)));
        solver.setNoGoodRecordingFromRestarts();
        solver.setLubyRestart(
            PairedSearch.LUBY_UNIT, new FailCounter(model, Integer.MAX_VALUE), Integer.MAX_VALUE);
      }
    }
    solver.addStopCriterion(this::isOver);
  }

  private boolean isOver() {
    boolean look = ++loops % LOOPS_BETWEEN_LOOKS_AT_THE_CLOCK == 0;
    return solver.getFailCount() >= maxFails
        || (look && THREADS.getCurrentThreadCpuTime() > deadline);
  }

  @Override
  public Tally search(ImmutableList.@Nullable Builder<ImmutableIntArray> solutions) {
    deadline = THREADS.getCurrentThreadCpuTime() + MAX_NANOS;
    while (solver.getSolutionCount() < wanted && solver.solve()) {
      if (solutions != null) {
        solutions.add(
            ImmutableIntArray.copyOf(Arrays.stream(variables).mapToInt(IntVar::getValue)));
      }
    }
    return new Tally(solver.getFailCount(), solver.getSolutionCount());
  }
}
