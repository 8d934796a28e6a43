package org.cspworkbench.app.cli;

import com.google.common.base.Throwables;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Brings what several threads have made of items into the order of the items, and hands it over: on
 * the thread that brings what was waited for, never on two at once. Whoever is too far ahead has to
 * wait.
 *
 * @param <R> what is made of an item
 */
final class OrderedResults<R> {

  /** What was made of items that follow one another; then what broke, or the end of a batch. */
  private record Part<R>(List<R> results, boolean endsBatch, @Nullable Throwable failure) {}

  private final Consumer<List<R>> consumer;
  private final Semaphore mayBegin;
  private final Map<Long, Part<R>> waiting = new HashMap<>();
  private long next;

  /** At most {@code ahead} batches are begun and not handed over. */
  OrderedResults(Consumer<List<R>> consumer, int ahead) {
    this.consumer = consumer;
    this.mayBegin = new Semaphore(ahead);
  }

  /** Waits until a batch more may be begun. */
  void awaitTurn() throws InterruptedException {
    mayBegin.acquire();
  }

  /** Takes the results from number {@code first} on; more of this batch will follow. */
  void add(long first, List<R> results) {
    accept(first, new Part<>(results, false, null));
  }

  /** Takes the last results of a batch, from number {@code first} on. */
  void addLast(long first, List<R> results) {
    accept(first, new Part<>(results, true, null));
  }

  /** Takes that item {@code number} broke the work, which is thrown after all that comes before. */
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
