package org.cspworkbench.solvers;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.cspworkbench.core.model.Solution;

/** Keeps a number of solutions, after a number that are skipped. */
public final class SolutionKeeper implements Consumer<int[]> {

  private long stillPassedOver;
  private final int capacity;
  private final List<Solution> kept = new ArrayList<>();

  /**
   * Creates an empty keeper.
   *
   * @param passedOver how many solutions are skipped
   * @param capacity how many of the others are kept at most
   */
  public SolutionKeeper(long passedOver, int capacity) {
    this.stillPassedOver = passedOver;
    this.capacity = capacity;
  }

  @Override
  public void accept(int[] values) {
    if (stillPassedOver > 0) {
      stillPassedOver--;
    } else if (kept.size() < capacity) {
      kept.add(new Solution(ImmutableIntArray.copyOf(values)));
    }
  }

  /** Returns whether it is full and ignores further solutions. */
  public boolean isFull() {
    return kept.size() >= capacity;
  }

  /** Returns the solutions kept, in the order in which they were found. */
  public ImmutableList<Solution> kept() {
    return ImmutableList.copyOf(kept);
  }
}
