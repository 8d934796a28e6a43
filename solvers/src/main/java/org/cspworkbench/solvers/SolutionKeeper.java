package org.cspworkbench.solvers;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Keeps some of the solutions that are found: so many, after so many others. */
final class SolutionKeeper implements Consumer<int[]> {

  private long stillPassedOver;
  private final int capacity;
  private final List<Solution> kept = new ArrayList<>();

  SolutionKeeper(long passedOver, int capacity) {
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

  ImmutableList<Solution> kept() {
    return ImmutableList.copyOf(kept);
  }
}
