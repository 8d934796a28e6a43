package org.cspworkbench.app.cli;

import com.google.common.base.Throwables;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A consumer that restores the order of results from several threads. The thread that adds the next
 * result in order passes it on, never two threads at once. A thread that is too far ahead must
 * wait.
 *
 * @param <R> the type of the results
 */
final class OrderedResults<R> {

  /** The results of consecutive items, followed by a failure or by the end of a batch. */
  private record Part<R>(List<R> results, boolean endsBatch, @Nullable Throwable failure) {}

  private final Consumer<List<R>> consumer;
  private final Semaphore mayBegin;
  private final Map<Long, Part<R>> waiting = new HashMap<>();
  private long next;

  /**
   * Creates a consumer that allows at most {@code ahead} batches to be started and not yet passed
   * on.
   */
  OrderedResults(Consumer<List<R>> consumer, int ahead) {
    this.consumer = consumer;
    this.mayBegin = new Semaphore(ahead);
  }

  /** Waits until another batch may be started. */
  void awaitTurn() throws InterruptedException {
    mayBegin.acquire();
  }

  /** Adds the results from number {@code first} on; the batch has more. */
  void add(long first, List<R> results) {
    accept(first, new Part<>(results, false, null));
  }

  /** Adds the last results of a batch, from number {@code first} on. */
  void addLast(long first, List<R> results) {
    accept(first, new Part<>(results, true, null));
  }

  /**
   * Adds a failure of item {@code number}, which is thrown after the results of all earlier items.
   */
  void fail(long number, Throwable failure) {
    accept(number, new Part<>(List.of(), true, failure));
  }

  private synchronized void accept(long first, Part<R> arrived) {
    waiting.put(first, arrived);
    for (Part<R> part = waiting.remove(next); part != null; part = waiting.remove(next)) {
      if (part.failure() != null) {
        Throwables.throwIfUnchecked(part.failure());
      }
      consumer.accept(part.results());
      next += part.results().size();
      if (part.endsBatch()) {
        mayBegin.release();
      }
    }
  }
}
