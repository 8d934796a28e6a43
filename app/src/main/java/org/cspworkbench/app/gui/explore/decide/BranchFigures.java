package org.cspworkbench.app.gui.explore.decide;

import java.util.Optional;
import org.cspworkbench.core.trace.Counters;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Statistics;

/**
 * What a branch has counted: in the whole run, once it is over, or up to where it waits.
 *
 * @param nodes values tried
 * @param fails contradictions
 * @param backtracks returns to an earlier decision
 * @param maxDepth the largest number of decisions that stood at one time
 * @param solutions solutions found
 */
public record BranchFigures(
    long nodes, long fails, long backtracks, long maxDepth, long solutions) {

  /** The figures of {@code branch}; none while its run is at work. */
  static Optional<BranchFigures> of(Branch branch) {
    Optional<Result> result = branch.session().result();
    return result.isPresent()
        ? result.map(BranchFigures::of)
        : branch.lookUp().filter(player -> branch.isWaiting()).map(BranchFigures::atEnd);
  }

  private static BranchFigures of(Result result) {
    Statistics counted = result.statistics();
    return new BranchFigures(
        counted.nodes(),
        counted.fails(),
        counted.backtracks(),
        counted.maxDepth(),
        result.solutionCount());
  }

  private static BranchFigures atEnd(TracePlayer player) {
    player.seek(player.trace().length());
    Counters counted = player.state().counters();
    return new BranchFigures(
        counted.nodes, counted.fails, counted.backtracks, counted.maxDepth, counted.solutions);
  }
}
