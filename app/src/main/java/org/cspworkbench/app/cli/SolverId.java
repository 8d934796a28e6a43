package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;

/** The converter from ids of solvers. */
final class SolverId extends ById<Solver> {

  SolverId() {
    super("solver");
  }

  @Override
  Optional<Solver> find(String id) {
    return SolverCatalog.find(id);
  }

  @Override
  ImmutableList<String> all() {
    return SolverCatalog.SOLVERS.stream()
        .map(solver -> solver.about().id())
        .collect(ImmutableList.toImmutableList());
  }

  @Override
  String others() {
    return ""; // csp solvers lists them with their descriptions
  }
}
