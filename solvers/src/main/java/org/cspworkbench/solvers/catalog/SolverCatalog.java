package org.cspworkbench.solvers.catalog;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.solvers.Family;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.backtracking.Ac3Backtracking;
import org.cspworkbench.solvers.backtracking.ChronologicalBacktracking;
import org.cspworkbench.solvers.backtracking.ConflictDirectedBackjumpingSolver;
import org.cspworkbench.solvers.backtracking.MrvBacktracking;
import org.cspworkbench.solvers.bitboard.Bitboard;
import org.cspworkbench.solvers.custom.CustomSolver;
import org.cspworkbench.solvers.exactcover.ExactCover;
import org.cspworkbench.solvers.local.MinConflictsSolver;
import org.cspworkbench.solvers.logic.LogicSolver;
import org.cspworkbench.solvers.lookahead.DomainSplitting;
import org.cspworkbench.solvers.lookahead.ForwardCheckingBackjumping;
import org.cspworkbench.solvers.lookahead.ForwardCheckingSolver;
import org.cspworkbench.solvers.lookahead.LearningSolver;
import org.cspworkbench.solvers.lookahead.MaintainingAllDifferent;
import org.cspworkbench.solvers.lookahead.MaintainingArcConsistency;
import org.cspworkbench.solvers.lookahead.WeightedDegreeSolver;
import org.cspworkbench.solvers.wfc.CollapseWithBackjumping;
import org.cspworkbench.solvers.wfc.CollapseWithRepair;
import org.cspworkbench.solvers.wfc.GreedyCollapse;
import org.cspworkbench.solvers.wfc.NeighbouringWaves;
import org.cspworkbench.solvers.wfc.Pairs;
import org.cspworkbench.solvers.wfc.PairsBacktracking;
import org.cspworkbench.solvers.wfc.Singles;
import org.cspworkbench.solvers.wfc.WaveFunctionCollapse;
import org.cspworkbench.solvers.wfc.WaveFunctionCollapseBacktracking;

/** All solvers, in teaching order. */
public final class SolverCatalog {

  /** The solvers; a new one is one line here. */
  public static final ImmutableList<Solver> SOLVERS =
      ImmutableList.of(
          new ChronologicalBacktracking(),
          new Ac3Backtracking(),
          new MrvBacktracking(),
          new ConflictDirectedBackjumpingSolver(),
          new ForwardCheckingSolver(),
          new ForwardCheckingBackjumping(),
          new MaintainingArcConsistency(),
          new MaintainingAllDifferent(),
          new DomainSplitting(),
          new WeightedDegreeSolver(),
          new LearningSolver(),
          new PortfolioSolver(),
          new RelaySolver(),
          new WaveFunctionCollapse(),
          new GreedyCollapse(),
          new WaveFunctionCollapseBacktracking(),
          new CollapseWithBackjumping(),
          new CollapseWithRepair(),
          new NeighbouringWaves(),
          new Singles(),
          new Pairs(),
          new PairsBacktracking(),
          new LogicSolver(),
          new ExactCover(),
          new MinConflictsSolver(),
          new Bitboard(),
          new CustomSolver());

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
