package org.cspworkbench.viewer.compare;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;

/**
 * The request for a comparison.
 *
 * @param solvers the ids of {@link CompareModel#MOST} solvers, in order; if there are fewer boards,
 *     the last ones are omitted
 * @param boards the number of boards, {@link #FEWEST} to {@link CompareModel#MOST}
 * @param lock the unit by which the boards are synchronized
 */
public record ComparisonRequest(ImmutableList<String> solvers, int boards, Lock lock) {

  /** The minimum number of boards in a window. */
  public static final int FEWEST = 2;

  /** The default request. */
  public static final ComparisonRequest USUAL =
      new ComparisonRequest(
          ImmutableList.of("backtracking", "ac3", "forward-checking", "mac"),
          CompareModel.MOST,
          Lock.DECISION);

  /** Creates a request; rejects invalid numbers of solvers or boards. */
  public ComparisonRequest {
    checkArgument(solvers.size() == CompareModel.MOST, "%s solvers", solvers.size());
    checkArgument(boards >= FEWEST && boards <= CompareModel.MOST, "%s boards", boards);
  }
}
