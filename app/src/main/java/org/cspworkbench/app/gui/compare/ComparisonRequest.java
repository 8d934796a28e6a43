package org.cspworkbench.app.gui.compare;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;

/**
 * What somebody wants to compare.
 *
 * @param solvers the ids of {@link CompareModel#MOST} solvers, in order; of fewer boards the last
 *     ones are left out
 * @param boards how many boards there are, {@link CompareModel#FEWEST} to {@link CompareModel#MOST}
 * @param lock what keeps them together
 */
public record ComparisonRequest(ImmutableList<String> solvers, int boards, Lock lock) {

  /** What one gets who has not chosen. */
  public static final ComparisonRequest USUAL =
      new ComparisonRequest(
          ImmutableList.of("backtracking", "ac3", "forward-checking", "mac"),
          CompareModel.MOST,
          Lock.DECISION);

  /** Rejects a number of solvers or boards that cannot be compared. */
  public ComparisonRequest {
    checkArgument(solvers.size() == CompareModel.MOST, "%s solvers", solvers.size());
    checkArgument(
        boards >= CompareModel.FEWEST && boards <= CompareModel.MOST, "%s boards", boards);
  }
}
