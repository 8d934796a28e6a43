package org.cspworkbench.app.cli;

import com.google.common.collect.Iterators;
import java.util.Iterator;
import java.util.Optional;
import java.util.stream.Stream;
import org.cspworkbench.document.Nearest;
import org.cspworkbench.solvers.About.Chance;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.solvers.catalog.StrongestSolver;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * The solver that a user has named, or the strongest one for each problem.
 *
 * @param named the named solver; empty if the problem decides
 */
record SolverChoice(Optional<Solver> named) {

  /** The id of the choice by the problem. */
  static final String AUTO = "auto";

  /** Returns the choice of {@code solver}. */
  static SolverChoice of(Solver solver) {
    return new SolverChoice(Optional.of(solver));
  }

  /** Returns the solver of {@code problem}. */
  Solver solverOf(Problem problem) {
    return named.orElseGet(() -> StrongestSolver.of(problem));
  }

  /** Returns in a sentence why the solver of {@code problem} is chosen, if the problem decides. */
  Optional<String> reason(Problem problem) {
    StrongestSolver.Kind kind = StrongestSolver.kindOf(problem);
    return named.isPresent()
        ? Optional.empty()
        : Optional.of(
            AUTO
                + " chose "
                + kind.solver().about().id()
                + " ("
                + kind.problems()
                + ": "
                + kind.reason()
                + ")");
  }

  /** Returns whether the solver makes random choices with these settings, whatever the problem. */
  boolean usesChance(Settings settings) {
    Stream<Solver> solvers =
        named
            .map(Stream::of)
            .orElseGet(() -> StrongestSolver.KINDS.stream().map(StrongestSolver.Kind::solver));
    return solvers.anyMatch(solver -> solver.about(settings).chance() == Chance.SEEDED);
  }

  /** The ids of all solvers, for completion. */
  static final class Ids implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return SolverCatalog.SOLVERS.stream().map(solver -> solver.about().id()).iterator();
    }
  }

  /** The converter from ids of solvers and {@link #AUTO}, and these ids, for completion. */
  static final class Converter implements ITypeConverter<SolverChoice>, Iterable<String> {
    @Override
    public SolverChoice convert(String id) {
      return id.equals(AUTO)
          ? new SolverChoice(Optional.empty())
          : SolverCatalog.find(id)
              .map(SolverChoice::of)
              .orElseThrow(
                  () ->
                      new TypeConversionException(
                          "there is no solver '" + id + "'" + Nearest.hint(id, this)));
    }

    @Override
    public Iterator<String> iterator() {
      return Iterators.concat(Iterators.singletonIterator(AUTO), new Ids().iterator());
    }
  }
}
