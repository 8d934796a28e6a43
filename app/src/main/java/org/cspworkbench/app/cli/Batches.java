package org.cspworkbench.app.cli;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Gives items out to several threads, a few at a time. A thread may wait here for the next one; the
 * others then wait for that thread.
 *
 * @param <T> the items
 */
final class Batches<T> {

  /**
   * Items that follow one another.
   *
   * @param first how many items come before these
   * @param items the items, at least one
   */
  record Batch<T>(long first, List<T> items) {}

  private final Iterator<T> items;
  private final BooleanSupplier isReady;
  private long given;

  /** {@code isReady} tells whether the next item can be had without waiting. */
  Batches(Iterator<T> items, BooleanSupplier isReady) {
    this.items = items;
    this.isReady = isReady;
  }

  /**
   * The next items, {@code most} or as many as are ready, at least one; null if there are none
   * left.
   */
  synchronized @Nullable Batch<T> take(int most) {
    if (!items.hasNext()) {
      return null;
    }
    List<T> taken = new ArrayList<>(most);
    taken.add(items.next());
    while (taken.size() < most && isReady.getAsBoolean() && items.hasNext()) {
      taken.add(items.next());
    }
    long first = given;
    given += taken.size();
    return new Batch<>(first, taken);
  }
}
