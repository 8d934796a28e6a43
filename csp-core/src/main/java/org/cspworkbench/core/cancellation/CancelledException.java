package org.cspworkbench.core.cancellation;

/**
 * Thrown by {@link Cancellation#check} to end work whose cancellation was requested. What the work
 * was building is discarded.
 */
public final class CancelledException extends RuntimeException {

  private static final long serialVersionUID = 1;

  /** Creates an exception without a stack trace: it is no fault. */
  public CancelledException() {
    super("the work was cancelled", null, false, false);
  }
}
