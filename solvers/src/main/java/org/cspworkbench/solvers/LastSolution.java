package org.cspworkbench.solvers;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Keeps the last solution, which under branch and bound is the best one. */
final class LastSolution implements Consumer<int[]> {

  private @Nullable Solution last;

  @Override
  public void accept(int[] values) {
    last = new Solution(ImmutableIntArray.copyOf(values));
  }

  ImmutableList<Solution> kept() {
    return last == null ? ImmutableList.of() : ImmutableList.of(last);
  }
}
