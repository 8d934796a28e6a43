package org.cspworkbench.core.search;

import java.util.function.BooleanSupplier;

/**
 * A request to stop, made by one thread and noticed by the search of another within a few nodes: at
 * most 64.
 */
public final class Cancellation {

  private final BooleanSupplier condition;
  private volatile boolean requested;

  /** A request that has not been made. */
  public Cancellation() {
    this(() -> false);
  }

  private Cancellation(BooleanSupplier condition) {
    this.condition = condition;
  }

  /**
   * Returns a request that counts as made, too, while this condition holds: it is asked over and
   * over.
   */
  public static Cancellation when(BooleanSupplier condition) {
    return new Cancellation(condition);
  }

  /** Requests that the search stops. It cannot be undone. */
  public void request() {
    requested = true;
  }

  /** Returns whether cancellation was requested. */
  public boolean isRequested() {
    return requested || condition.getAsBoolean();
  }
}
