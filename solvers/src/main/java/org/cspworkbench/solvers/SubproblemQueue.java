package org.cspworkbench.solvers;

import com.google.common.collect.ImmutableList;
import java.time.Duration;
import java.util.function.BiConsumer;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.cancellation.CancelledException;
import org.cspworkbench.core.search.Ending;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.Subproblem;
import org.jspecify.annotations.Nullable;

/**
 * The subproblems of one problem, which workers take in order as they become free. Those behind the
 * last of interest are neither begun nor finished.
 */
final class SubproblemQueue {

  private final ImmutableList<Subproblem> subproblems;
  private final Limits limits;
  private final long start;
  private int next;
  private volatile int last; // of interest
  private volatile @Nullable Ending stopped;

  /**
   * Creates a queue of all {@code subproblems}.
   *
   * @param start when the time of {@code limits} began to count
   */
  SubproblemQueue(ImmutableList<Subproblem> subproblems, Limits limits, long start) {
    this.subproblems = subproblems;
    this.limits = limits;
    this.start = start;
    this.last = subproblems.size() - 1;
  }

  /** Lets {@code workers} solve the subproblems by {@code solver}, which receives the numbers. */
  void solve(Workers workers, BiConsumer<Integer, Subproblem> solver) {
    workers.run(
        () -> {
          try {
            for (int number = take(); number >= 0; number = take()) {
              solve(number, solver);
            }
          } catch (RuntimeException | Error e) {
            stop(Ending.CANCELLED); // the others need not go on
            throw e;
          }
        });
  }

  private void solve(int number, BiConsumer<Integer, Subproblem> solver) {
    try {
      solver.accept(number, subproblems.get(number));
    } catch (CancelledException e) { // before its search has begun
      ended(number, limits.whyCancelled());
    }
  }

  /** Returns the number of the next subproblem, from 0, or −1 if there is none of interest. */
  private synchronized int take() {
    return stopped == null && next <= last ? next++ : -1;
  }

  /** Stops all searches, because one of them has reached a limit. */
  synchronized void stop(Ending ending) {
    stopped = stopped == null ? ending : stopped;
  }

  /** Subproblems of a number greater than {@code number} are of no interest any more. */
  synchronized void endAfter(int number) {
    last = Math.min(last, number);
  }

  /** Returns the number of the last subproblem of interest. */
  int last() {
    return last;
  }

  /** Returns the limit that has stopped the searches, if one has. */
  @Nullable Ending stopped() {
    return stopped;
  }

  /** Returns the limits of the search of subproblem {@code number}, which begins now. */
  Limits limitsOf(int number) {
    Cancellation ofAll = limits.cancellation();
    Limits cancelled =
        limits.withCancellation(
            Cancellation.when(() -> ofAll.isRequested() || number > last || stopped != null));
    if (!limits.hasTimeLimit()) {
      return cancelled;
    }
    long left = limits.time().toNanos() - (System.nanoTime() - start);
    return cancelled.withTime(Duration.ofNanos(Math.max(0, left)));
  }

  /** Records how the search of a subproblem has ended. */
  void ended(int number, Ending ending) {
    if (ending != Ending.EXHAUSTED && ending != Ending.ENOUGH && number <= last) {
      stop(ending);
    }
  }
}
