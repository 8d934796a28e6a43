package org.cspworkbench.solvers;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Keeps some of the solutions that are found: so many, after so many others. */
public final class SolutionKeeper implements Consumer<int[]> {

  private long stillPassedOver;
  private final int capacity;
  private final List<Solution> kept = new ArrayList<>();

  /**
   * A keeper of nothing so far.
   *
   * @param passedOver how many solutions are to go by
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

  /** Returns whether it would keep no more, so that no solution need be shown to it. */
  public boolean isFull() {
    return kept.size() >= capacity;
  }

  /** Returns the solutions kept, in the order in which they came. */
  public ImmutableList<Solution> kept() {
    return ImmutableList.copyOf(kept);
  }
}
