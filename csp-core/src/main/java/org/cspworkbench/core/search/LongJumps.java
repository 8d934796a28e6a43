package org.cspworkbench.core.search;

import static com.google.common.base.Preconditions.checkArgument;

/**
 * Long jumps back where one decision at a time leads nowhere. After a number of dead ends without
 * progress, the last decisions are dropped, none of which is refuted by that, and the search goes
 * on from there with other choices. The longer it makes no progress, the further it jumps.
 *
 * <p>The lengths of the jumps are {@value Patience#UNIT} times 1, 1, 2, 1, 1, 2, 4, …, so that no
 * length is tried for much longer than is worth while, though none is known to be the right one
 * (Luby, Sinclair and Zuckerman, "Optimal Speedup of Las Vegas Algorithms", Information Processing
 * Letters 47, 1993). Progress is a greater number of assigned variables than ever before; from
 * there on, jumps are short again.
 *
 * <p>The search stays complete: values are refuted only where their subtree has been searched, and
 * there are at most as many jumps as variables. After the last one, and after a solution, which
 * would otherwise be found again, the search is chronological.
 */
public final class LongJumps extends Backtracking {

  private final Patience patience;

  private LongJumps(long deadEnds, Search parts, SearchProgress progress) {
    super(parts, progress);
    this.patience = new Patience(deadEnds, domains.network().variableCount());
  }

  /**
   * Returns the policy to jump after {@code deadEnds} dead ends without progress.
   *
   * @throws IllegalArgumentException if {@code deadEnds} is less than 1
   */
  public static Policy after(long deadEnds) {
    checkArgument(deadEnds >= 1, "a jump comes after at least one dead end, not %s", deadEnds);
    return new Policy((parts, progress) -> new LongJumps(deadEnds, parts, progress));
  }

  @Override
  Step deadEnd() {
    int dropped = patience.jump(decisions.depth(), progress.assigned());
    if (dropped == 0) {
      return super.deadEnd();
    }
    decisions.drop(dropped);
    return Step.SELECT;
  }

  @Override
  Step solved() {
    patience.end();
    return super.solved();
  }

  @Override
  public String toString() {
    return "long jumps";
  }

  /** When a search jumps, and how far. */
  static final class Patience {

    private static final int UNIT = 64;
    private static final Restarts LENGTHS = Restarts.luby(UNIT);

    private final long patience;
    private int jumpsLeft;
    private long deadEnds; // since the last jump or progress
    private long jumps; // since the last progress
    private int mostAssigned;

    /**
     * The patience of one run.
     *
     * @param patience after how many dead ends it jumps
     * @param jumps how often at most
     */
    Patience(long patience, int jumps) {
      this.patience = patience;
      this.jumpsLeft = jumps;
    }

    /**
     * Returns how many decisions to drop at a dead end: all but the first at most, and none as long
     * as there is patience.
     *
     * @param depth how many decisions there are
     * @param assigned how many variables are assigned
     */
    int jump(int depth, int assigned) {
      if (assigned > mostAssigned) {
        mostAssigned = assigned;
        deadEnds = 0;
        jumps = 0;
      }
      deadEnds++;
      if (deadEnds < patience || depth < 2 || jumpsLeft == 0) {
        return 0;
      }
      deadEnds = 0;
      jumpsLeft--;
      return (int) Math.min(LENGTHS.failsOf(++jumps), depth - 1);
    }

    /** Jumps no more. */
    void end() {
      jumpsLeft = 0;
    }
  }
}
