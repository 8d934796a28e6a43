package org.cspworkbench.bench;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.Solver;
import org.chocosolver.solver.constraints.extension.Tuples;
import org.chocosolver.solver.search.limits.FailCounter;
import org.chocosolver.solver.search.strategy.Search;
import org.chocosolver.solver.search.strategy.selectors.values.IntDomainMin;
import org.chocosolver.solver.search.strategy.selectors.variables.FirstFail;
import org.chocosolver.solver.variables.IntVar;
import org.cspworkbench.core.model.AllDifferent;
import org.cspworkbench.core.model.AllDifferentSums;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Extension;
import org.cspworkbench.core.model.NotEqual;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.network.AllDifferentFiltering;
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
  private final AllDifferentFiltering filtering;
  private final Set<List<IntVar>> differentPairs = new HashSet<>();
  private final long wanted;
  private final long maxFails;
  private long deadline;
  private int loops;

  ChocoSearch(Csp csp, PairedSearch contest) {
    filtering = contest.filtering();
    wanted = contest.wanted();
    maxFails = contest.maxFails();
    variables =
        csp.variables().stream()
            .map(x -> model.intVar(x.name(), csp.initialDomain(x).values().toArray()))
            .toArray(IntVar[]::new);
    csp.constraints().forEach(this::post);
    switch (contest.heuristic()) {
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

  private void post(Constraint constraint) {
    if (constraint instanceof NotEqual different) {
      model
          .arithm(variable(different.x()), "!=", variable(different.y()), "+", different.offset())
          .post();
    } else if (constraint instanceof AllDifferent different) {
      allDifferent(different.scope().stream().map(this::variable).toArray(IntVar[]::new));
    } else if (constraint instanceof AllDifferentSums different) {
      allDifferent(sums(different));
    } else if (constraint instanceof Extension table) {
      table(table);
    } else {
      throw new IllegalArgumentException("Choco has not been taught " + constraint);
    }
  }

  private IntVar variable(Variable x) {
    return variables[x.index()];
  }

  private void allDifferent(IntVar[] scope) {
    if (filtering == AllDifferentFiltering.DOMAIN_CONSISTENT) {
      model.allDifferent(scope, "AC").post();
      return;
    }
    for (int i = 0; i < scope.length; i++) {
      for (int j = i + 1; j < scope.length; j++) {
        if (differentPairs.add(List.of(scope[i], scope[j]))) {
          model.arithm(scope[i], "!=", scope[j]).post();
        }
      }
    }
  }

  /** Variables of their own, since over views of one variable its all-different goes wrong. */
  private IntVar[] sums(AllDifferentSums constraint) {
    IntVar[] sums = new IntVar[constraint.scope().size()];
    for (int k = 0; k < sums.length; k++) {
      IntVar x = variable(constraint.scope().get(k));
      int offset = constraint.offsets().get(k);
      sums[k] = model.intVar(x.getName() + "+" + offset, x.getLB() + offset, x.getUB() + offset);
      model.arithm(sums[k], "=", x, "+", offset).post();
    }
    return sums;
  }

  private void table(Extension table) {
    Tuples tuples = new Tuples(table.polarity() == Extension.Polarity.SUPPORTS);
    for (int t = 0; t < table.size(); t++) {
      tuples.add(table.value(t, 0), table.value(t, 1));
    }
    IntVar x = variable(table.scope().get(0));
    IntVar y = variable(table.scope().get(1));
    model.table(x, y, tuples, "AC3bit+rm").post();
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
