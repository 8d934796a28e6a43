package org.cspworkbench.solvers.logic.position;

import java.util.Arrays;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Results that depend only on the candidates of some cells, kept for the positions of one puzzle
 * until these candidates change. Several threads may use it.
 */
final class UnchangedCells {

  private final ConcurrentMap<Key, Known> results = new ConcurrentHashMap<>();

  /** Returns the result of {@code maker} for these cells of {@code position}. */
  @SuppressWarnings("unchecked") // the maker of a key always returns the same type
  <T> T get(Position position, CellSet cells, Object name, Function<Position, T> maker) {
    Key key = new Key(cells, name);
    int[] candidates = cells.toArray();
    for (int i = 0; i < candidates.length; i++) {
      candidates[i] = position.candidates(candidates[i]);
    }
    Known known = results.get(key);
    if (known == null || !Arrays.equals(known.candidates, candidates)) {
      known = new Known(candidates, maker.apply(position));
      results.put(key, known);
    }
    return (T) known.result;
  }

  /**
   * The name of a result, with equality of its own because the generated one takes long at its
   * first use.
   *
   * @param cells the cells
   * @param name which of the results for these cells
   */
  private record Key(CellSet cells, Object name) {

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Key that && name.equals(that.name) && cells.equals(that.cells);
    }

    @Override
    public int hashCode() {
      return 31 * cells.hashCode() + name.hashCode();
    }
  }

  /** A result, and the candidates of the cells for which it was computed. */
  private static final class Known {
    private final int[] candidates;
    private final Object result;

    Known(int[] candidates, Object result) {
      this.candidates = candidates;
      this.result = result;
    }
  }
}
