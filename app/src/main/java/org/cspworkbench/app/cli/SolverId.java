package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;

/** Solvers by their ids. */
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
    return ""; // csp solvers tells them, and what they do
  }
}
