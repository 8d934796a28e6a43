package org.cspworkbench.app.cli;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Throwables;
import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.common.util.concurrent.ListeningExecutorService;
import com.google.common.util.concurrent.MoreExecutors;
import com.google.common.util.concurrent.Uninterruptibles;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Works on items side by side and hands over what comes of them in the order of the items. However
 * many items there are, only a few are under way or waiting for one before them.
 *
 * <p>Each thread takes items for itself, works on them and hands over what came of them: nobody
 * carries them from one thread to another. Where items are small, threads would meet more often
 * than they work; so each takes twice as many at a time as before while they take it next to no
 * time, and one again when they take long.
 *
 * @param <T> the items
 * @param <R> what comes of an item
 */
final class InOrder<T, R> {

  private static final int AHEAD_PER_THREAD = 8;
  private static final int MOST_AT_A_TIME = 64;
  private static final long NEXT_TO_NOTHING = 500_000; // nanoseconds
  private static final long LONG = 5_000_000;

  private final Batches<T> batches;
  private final int mostAtATime;
  private final Function<T, R> work;
  private final OrderedResults<R> sequel;

  private InOrder(
      Batches<T> batches, int mostAtATime, Function<T, R> work, OrderedResults<R> sequel) {
    this.batches = batches;
    this.mostAtATime = mostAtATime;
    this.work = work;
    this.sequel = sequel;
  }

  /** Works on items that are worth the way, each by itself, and hands results over one by one. */
  static <T, R> void process(
      Iterator<T> items, int threads, Function<T, R> work, Consumer<R> consumer) {
    OrderedResults<R> sequel =
        new OrderedResults<>(r -> r.forEach(consumer), threads * AHEAD_PER_THREAD);
    new InOrder<>(new Batches<>(items, () -> false), 1, work, sequel).run(threads);
  }

  /**
   * Works on items that may be small, some at a time, and hands results over in lists. An item for
   * which one has to wait, as {@code isReady} tells, does not hold up those before it.
   */
  static <T, R> void processSmall(
      Iterator<T> items,
      BooleanSupplier isReady,
      int threads,
      Function<T, R> work,
      Consumer<List<R>> consumer) {
    OrderedResults<R> sequel = new OrderedResults<>(consumer, threads * AHEAD_PER_THREAD);
    new InOrder<>(new Batches<>(items, isReady), MOST_AT_A_TIME, work, sequel).run(threads);
  }

  private void run(int threads) {
    if (threads == 1) {
      workToTheEnd();
      return;
    }
    ListeningExecutorService pool =
        MoreExecutors.listeningDecorator(
            Executors.newFixedThreadPool(
                threads,
                task -> {
                  Thread thread = new Thread(task, "solver");
                  thread.setDaemon(
                      true); // one that is of no more interest does not hold up the exit
                  return thread;
                }));
    try {
      List<ListenableFuture<?>> workers = new ArrayList<>();
      for (int i = 0; i < threads; i++) {
        workers.add(pool.submit(this::workToTheEnd));
      }
      Uninterruptibles.getUninterruptibly(Futures.allAsList(workers));
    } catch (ExecutionException e) {
      Throwables.throwIfUnchecked(requireNonNull(e.getCause()));
      throw new IllegalStateException(e);
    } finally {
      pool.shutdownNow();
    }
  }

  private void workToTheEnd() {
    int atATime = 1;
    try {
      sequel.awaitTurn();
      Batches.Batch<T> batch = batches.take(atATime);
      while (batch != null) {
        long start = System.nanoTime();
        work(batch, start);
        long taken = System.nanoTime() - start;
        if (taken > LONG) {
          atATime = 1;
        } else if (taken < NEXT_TO_NOTHING && batch.items().size() == atATime) {
          atATime = Math.min(2 * atATime, mostAtATime);
        }
        sequel.awaitTurn();
        batch = batches.take(atATime);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // the others have failed
    }
  }

  /**
   * Works on the items of a batch. What took long enough to be waited for is handed over before.
   */
  private void work(Batches.Batch<T> batch, long start) {
    List<R> results = new ArrayList<>();
    long first = batch.first();
    long handedOver = start;
    for (T item : batch.items()) {
      if (System.nanoTime() - handedOver > LONG) {
        sequel.add(first, results);
        first += results.size();
        results = new ArrayList<>();
        handedOver = System.nanoTime();
      }
      try {
        results.add(work.apply(item));
      } catch (RuntimeException | Error e) {
        sequel.add(first, results);
        sequel.fail(first + results.size(), e);
        return;
      }
    }
    sequel.addLast(first, results);
  }
}
