package org.cspworkbench.core.testing;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Collects the solutions that a search finds, in the order in which it finds them. */
public final class Solutions implements Consumer<int[]> {

  private final List<ImmutableList<Integer>> found = new ArrayList<>();

  @Override
  public void accept(int[] values) {
    found.add(ImmutableList.copyOf(Ints.asList(values)));
  }

  /** As they came. */
  public ImmutableList<ImmutableList<Integer>> inOrder() {
    return ImmutableList.copyOf(found);
  }

  /** In ascending order, as {@link BruteForce} gives them; each as often as it was found. */
  public ImmutableList<ImmutableList<Integer>> sorted() {
    return BruteForce.sorted(found);
  }
}
