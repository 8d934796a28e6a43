package org.cspworkbench.sudoku;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.List;
import org.cspworkbench.core.search.Search;

/** The complete grids of a shape, for tests. */
public final class Completions {

  private Completions() {}

  /** Finds every complete grid of {@code shape}: its values by cell. */
  public static ImmutableList<List<Integer>> of(Shape shape) {
    ImmutableList.Builder<List<Integer>> found = ImmutableList.builder();
    Search.on(SudokuCsp.of(Grid.empty(shape)))
        .maintainArcConsistency()
        .wantAll()
        .onSolution(values -> found.add(ImmutableIntArray.copyOf(values).asList()))
        .solve();
    return found.build();
  }
}
