package org.cspworkbench.bench;

import java.util.function.LongSupplier;
import org.cspworkbench.core.problem.Queens;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.Statistics;
import org.cspworkbench.solvers.catalog.SolverCatalog;

/**
 * All solutions of some queens, without a trace. Created by reflection in a class loader of its
 * own, so that the code is compiled for it only; callers use it as a {@link LongSupplier}.
 */
public final class IsolatedRun implements LongSupplier {

  private static final Settings ALL = Settings.defaults().withSolutions(Long.MAX_VALUE, 0);

  private final Solver solver;
  private final Problem problem;

  /** The run of this solver. */
  public IsolatedRun(String solver, int queens) {
    this.solver = SolverCatalog.find(solver).orElseThrow();
    this.problem = new Problem.General(Queens.pairwise(queens));
  }

  /** Runs; a different search gives, in all likelihood, a different number. */
  @Override
  public long getAsLong() {
    Statistics s = solver.solve(problem, ALL, null).statistics();
    return ((s.nodes() * 31 + s.fails()) * 31 + s.backtracks()) * 31 + s.prunings();
  }
}
