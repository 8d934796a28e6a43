package org.cspworkbench.app.cli;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A source that distributes items to several threads in batches. A thread may wait for the next
 * item; the others then wait for that thread.
 *
 * @param <T> the type of the items
 */
final class Batches<T> {

  /**
   * Consecutive items.
   *
   * @param first the number of items before these
   * @param items the items, at least one
   */
  record Batch<T>(long first, List<T> items) {}

  private final Iterator<T> items;
  private final BooleanSupplier isReady;
  private long given;

  /**
   * Creates a source of {@code items}; {@code isReady} returns whether the next item is available
   * without waiting.
   */
  Batches(Iterator<T> items, BooleanSupplier isReady) {
    this.items = items;
    this.isReady = isReady;
  }

  /**
   * Returns the next items, {@code most} or as many as are available, at least one; null if none is
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
