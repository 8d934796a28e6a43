package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableList;
import java.util.Iterator;
import org.cspworkbench.app.input.Nearest;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Solvers by their ids. */
final class SolverId implements ITypeConverter<Solver>, Iterable<String> {

  @Override
  public Solver convert(String id) {
    return SolverCatalog.find(id)
        .orElseThrow(
            () ->
                new TypeConversionException(
                    "there is no solver '" + id + "'" + Nearest.hint(id, all())));
  }

  /** All ids, for completion. */
  @Override
  public Iterator<String> iterator() {
    return all().iterator();
  }

  private static ImmutableList<String> all() {
    return SolverCatalog.SOLVERS.stream()
        .map(solver -> solver.about().id())
        .collect(ImmutableList.toImmutableList());
  }
}
