package org.cspworkbench.viewer.decide;

import java.util.Optional;
import org.cspworkbench.core.trace.Counts;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.solvers.Result;
import org.cspworkbench.solvers.Statistics;

/**
 * The statistics of a branch: of the whole run, once it has ended, or up to the point where it
 * waits.
 *
 * @param nodes values tried
 * @param fails contradictions
 * @param backtracks returns to an earlier decision
 * @param maxDepth the largest number of simultaneous decisions
 * @param solutions solutions found
 */
public record BranchFigures(
    long nodes, long fails, long backtracks, long maxDepth, long solutions) {

  /** Returns the statistics of {@code branch}; empty while its run is active. */
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
    Counts counted = player.state().counters();
    return new BranchFigures(
        counted.nodes(),
        counted.fails(),
        counted.backtracks(),
        counted.maxDepth(),
        counted.solutions());
  }
}
