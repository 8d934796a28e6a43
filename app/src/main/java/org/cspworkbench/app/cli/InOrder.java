package org.cspworkbench.app.cli;

import com.google.common.util.concurrent.Futures;
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.Queue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Works on items side by side and hands over what comes of them in the order of the items. However
 * many items there are, only a few are under way or waiting for one before them.
 */
final class InOrder {

  private static final int AHEAD_PER_THREAD = 8;

  private InOrder() {}

  /** Takes items and hands results over on the calling thread; the work is done on others. */
  static <T, R> void process(
      Iterator<T> items, int threads, Function<T, R> work, Consumer<R> consumer) {
    if (threads == 1) {
      items.forEachRemaining(item -> consumer.accept(work.apply(item)));
      return;
    }
    ExecutorService pool =
        Executors.newFixedThreadPool(
            threads,
            task -> {
              Thread thread = new Thread(task, "solver");
              thread.setDaemon(true); // one that is of no more interest does not hold up the exit
              return thread;
            });
    try {
      Queue<Future<R>> underWay = new ArrayDeque<>();
      while (items.hasNext() || !underWay.isEmpty()) {
        while (items.hasNext() && underWay.size() < threads * AHEAD_PER_THREAD) {
          T item = items.next();
          underWay.add(pool.submit(() -> work.apply(item)));
        }
        consumer.accept(Futures.getUnchecked(underWay.remove()));
      }
    } finally {
      pool.shutdownNow();
    }
  }
}
