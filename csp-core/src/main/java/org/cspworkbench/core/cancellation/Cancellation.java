package org.cspworkbench.core.cancellation;

import java.time.Duration;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A request to stop, made by one thread, or by the clock, and noticed by the work of another.
 *
 * <p>Work that runs {@link #during} a request looks at it by {@link #check}, at intervals of some
 * milliseconds, however deep in the calls it is: no constraint, reader or propagator has to be
 * given the request. A search looks at it before each node, too, and then ends without an
 * exception.
 */
public final class Cancellation {

  private static final Cancellation NEVER = new Cancellation();
  private static final ThreadLocal<Cancellation> CURRENT = ThreadLocal.withInitial(() -> NEVER);

  private final @Nullable BooleanSupplier condition; // null: none, which costs no call
  private volatile boolean requested;

  /** Work with a result, or with an exception of type {@code E}. */
  @FunctionalInterface
  public interface Work<T, E extends Exception> {
    /** Does the work. */
    T run() throws E;
  }

  /** A request that has not been made. */
  public Cancellation() {
    this(null);
  }

  private Cancellation(@Nullable BooleanSupplier condition) {
    this.condition = condition;
  }

  /**
   * Returns a request that counts as made, too, while this condition holds: it is asked over and
   * over.
   */
  public static Cancellation when(BooleanSupplier condition) {
    return new Cancellation(condition);
  }

  /** Returns the request under which this thread works; one that is never made if there is none. */
  public static Cancellation current() {
    return CURRENT.get();
  }

  /**
   * Ends the work of this thread if its cancellation was requested.
   *
   * @throws CancelledException if it was
   */
  public static void check() {
    if (current().isRequested()) {
      throw new CancelledException();
    }
  }

  /** Requests that the work stops. It cannot be undone. */
  public void request() {
    requested = true;
  }

  /** Returns whether cancellation was requested. */
  public boolean isRequested() {
    return requested || (condition != null && condition.getAsBoolean());
  }

  /** Returns a request that is made when this one or {@code other} is. */
  public Cancellation or(Cancellation other) {
    return when(() -> isRequested() || other.isRequested());
  }

  /** Returns a request that is made when this one is, or when {@code time} has passed from now. */
  public Cancellation orAfter(Duration time) {
    long start = System.nanoTime();
    long nanos = time.toNanos();
    return when(() -> isRequested() || System.nanoTime() - start > nanos);
  }

  /**
   * Runs {@code work} in this thread until it has ended, or until it notices that this request, or
   * the one under which the thread works already, was made.
   *
   * @throws CancelledException if it has noticed that
   */
  public <T, E extends Exception> T during(Work<T, E> work) throws E {
    Cancellation outer = current();
    CURRENT.set(outer == NEVER ? this : or(outer));
    try {
      return work.run();
    } finally {
      CURRENT.set(outer);
    }
  }
}
