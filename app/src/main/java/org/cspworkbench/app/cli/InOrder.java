package org.cspworkbench.app.cli;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Throwables;
import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.common.util.concurrent.ListeningExecutorService;
import com.google.common.util.concurrent.MoreExecutors;
import com.google.common.util.concurrent.Uninterruptibles;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A parallel computation whose results are passed on in the order of the items. The number of items
 * that are processed or wait for an earlier one is limited.
 *
 * <p>Each thread takes a batch of items, processes them and passes on the results itself, which
 * avoids the exchange of items between threads. To reduce synchronization for small items, a thread
 * doubles the size of its batches while they take little time, and returns to single items when a
 * batch takes long.
 *
 * <p>One thread begins alone. Until the virtual machine has compiled the code, more threads would
 * only run more of the slow code, and compete with the compiler for the processors.
 *
 * @param <T> the type of the items
 * @param <R> the type of the results
 */
final class InOrder<T, R> {

  private static final int AHEAD_PER_THREAD = 2;
  private static final int MOST_AT_A_TIME = 256;
  private static final int BETWEEN_LOOKS_AT_THE_CLOCK = 8; // items; a look takes 25 ns
  private static final long SHORT = 500_000; // nanoseconds
  private static final long LONG = 5_000_000;

  /** Processor time of the process, after which most of the code for small items is compiled. */
  private static final Duration WARM_UP = Duration.ofMillis(800);

  private static final long BETWEEN_LOOKS_AT_THE_WARM_UP = 20; // milliseconds

  private final Batches<T> batches;
  private final Function<T, R> work;
  private final OrderedResults<R> ordered;

  private InOrder(Batches<T> batches, Function<T, R> work, OrderedResults<R> ordered) {
    this.batches = batches;
    this.work = work;
    this.ordered = ordered;
  }

  /**
   * Processes items in batches, and passes the results on in lists. An item that is not yet
   * available, as {@code isReady} reports, does not delay the items before it.
   */
  static <T, R> void process(
      Iterator<T> items,
      BooleanSupplier isReady,
      int threads,
      Function<T, R> work,
      Consumer<List<R>> consumer) {
    process(items, isReady, threads, WARM_UP, work, consumer);
  }

  /**
   * Does the same.
   *
   * @param warmUp the processor time that the process takes before a second thread begins
   */
  static <T, R> void process(
      Iterator<T> items,
      BooleanSupplier isReady,
      int threads,
      Duration warmUp,
      Function<T, R> work,
      Consumer<List<R>> consumer) {
    OrderedResults<R> ordered = new OrderedResults<>(consumer, threads * AHEAD_PER_THREAD);
    new InOrder<>(new Batches<>(items, isReady), work, ordered).run(threads, warmUp);
  }

  private void run(int threads, Duration warmUp) {
    if (threads == 1) {
      processBatches();
      return;
    }
    ListeningExecutorService pool =
        MoreExecutors.listeningDecorator(
            Executors.newFixedThreadPool(
                threads,
                task -> {
                  Thread thread = new Thread(task, "solver");
                  thread.setDaemon(
                      true); // must not delay the exit when the results are no longer needed
                  return thread;
                }));
    try {
      List<ListenableFuture<?>> workers = new ArrayList<>();
      workers.add(pool.submit(this::processBatches));
      await(warmUp, workers.get(0));
      for (int i = 1; i < threads; i++) {
        workers.add(pool.submit(this::processBatches));
      }
      Uninterruptibles.getUninterruptibly(Futures.allAsList(workers));
    } catch (ExecutionException e) {
      Throwables.throwIfUnchecked(requireNonNull(e.getCause()));
      throw new IllegalStateException(e);
    } finally {
      pool.shutdownNow();
    }
  }

  /** Waits until the process has taken this processor time, or {@code first} is done. */
  private static void await(Duration warmUp, Future<?> first) throws ExecutionException {
    Duration start = processorTime();
    Duration taken = Duration.ZERO;
    while (taken.compareTo(warmUp) < 0 && !first.isDone()) {
      try {
        Uninterruptibles.getUninterruptibly(
            first, BETWEEN_LOOKS_AT_THE_WARM_UP, TimeUnit.MILLISECONDS);
      } catch (TimeoutException e) {
        taken = processorTime().minus(start);
      }
    }
  }

  /**
   * Returns the processor time of the process, including the compiler of the virtual machine; the
   * elapsed time if the system does not report it.
   */
  private static Duration processorTime() {
    return ProcessHandle.current()
        .info()
        .totalCpuDuration()
        .orElseGet(() -> Duration.ofNanos(System.nanoTime()));
  }

  private void processBatches() {
    int atATime = 1;
    try {
      ordered.awaitTurn();
      Batches.Batch<T> batch = batches.take(atATime);
      while (batch != null) {
        long start = System.nanoTime();
        process(batch, start);
        long taken = System.nanoTime() - start;
        if (taken > LONG) {
          atATime = 1;
        } else if (taken < SHORT && batch.items().size() == atATime) {
          atATime = Math.min(2 * atATime, MOST_AT_A_TIME);
        }
        ordered.awaitTurn();
        batch = batches.take(atATime);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // another thread has failed
    }
  }

  /**
   * Processes the items of a batch. If this takes long, results are passed on before the end of the
   * batch.
   */
  private void process(Batches.Batch<T> batch, long start) {
    List<R> results = new ArrayList<>(batch.items().size());
    long first = batch.first();
    long lastAdded = start;
    for (T item : batch.items()) {
      boolean looksAtClock = results.size() % BETWEEN_LOOKS_AT_THE_CLOCK == 0;
      if (looksAtClock && System.nanoTime() - lastAdded > LONG) {
        ordered.add(first, results);
        first += results.size();
        results = new ArrayList<>();
        lastAdded = System.nanoTime();
      }
      try {
        results.add(work.apply(item));
      } catch (RuntimeException | Error e) {
        ordered.add(first, results);
        ordered.fail(first + results.size(), e);
        return;
      }
    }
    ordered.addLast(first, results);
  }

  /**
   * A consumer that restores the order of results from several threads. The thread that adds the
   * next result in order passes it on, never two threads at once. A thread that is too far ahead
   * must wait.
   *
   * @param <R> the type of the results
   */
  private static final class OrderedResults<R> {

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
     * Adds a failure of item {@code number}, which is thrown after the results of all earlier
     * items.
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
}
