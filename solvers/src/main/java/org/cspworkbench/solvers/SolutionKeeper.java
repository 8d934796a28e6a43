package org.cspworkbench.solvers;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Keeps the first solutions that are found. */
final class SolutionKeeper implements Consumer<int[]> {

  private final int capacity;
  private final List<Solution> kept = new ArrayList<>();

  SolutionKeeper(int capacity) {
    this.capacity = capacity;
  }

  @Override
  public void accept(int[] values) {
    if (kept.size() < capacity) {
      kept.add(new Solution(ImmutableIntArray.copyOf(values)));
    }
  }

  ImmutableList<Solution> kept() {
    return ImmutableList.copyOf(kept);
  }
}
