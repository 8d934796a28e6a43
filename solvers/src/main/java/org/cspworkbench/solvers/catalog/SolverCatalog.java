package org.cspworkbench.solvers.catalog;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.solvers.Family;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.bitboard.Bitboard;
import org.cspworkbench.solvers.custom.CustomSolver;
import org.cspworkbench.solvers.exactcover.ExactCover;
import org.cspworkbench.solvers.logic.LogicSolver;
import org.cspworkbench.solvers.search.BacktrackingSolvers;
import org.cspworkbench.solvers.search.ConflictDrivenSolvers;
import org.cspworkbench.solvers.search.LookAheadSolvers;
import org.cspworkbench.solvers.search.MinConflictsSolver;
import org.cspworkbench.solvers.wfc.CollapseSolvers;
import org.cspworkbench.solvers.wfc.UnitSolvers;

/** All solvers, in teaching order. */
public final class SolverCatalog {

  /** The solvers; a new one is an entry on the page of its family. */
  public static final ImmutableList<Solver> SOLVERS =
      ImmutableList.<Solver>builder()
          .addAll(BacktrackingSolvers.SOLVERS)
          .addAll(LookAheadSolvers.SOLVERS)
          .addAll(ConflictDrivenSolvers.SOLVERS)
          .add(new PortfolioSolver(), new RelaySolver())
          .addAll(CollapseSolvers.SOLVERS)
          .addAll(UnitSolvers.SOLVERS)
          .add(new LogicSolver(), new ExactCover(), new MinConflictsSolver())
          .add(new Bitboard(), new CustomSolver())
          .build();

  /** The solvers that are complete algorithms, without those that users compose of parts. */
  public static final ImmutableList<Solver> NAMED =
      SOLVERS.stream()
          .filter(solver -> solver.about().family() != Family.CUSTOM)
          .collect(ImmutableList.toImmutableList());

  private SolverCatalog() {}

  /** Returns the solver of this id, if there is one. */
  public static Optional<Solver> find(String id) {
    return SOLVERS.stream().filter(solver -> solver.about().id().equals(id)).findFirst();
  }
}
