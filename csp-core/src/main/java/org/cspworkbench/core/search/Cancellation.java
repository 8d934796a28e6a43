package org.cspworkbench.core.search;

/**
 * A request to stop, made by one thread and noticed by the search of another before its next node.
 */
public final class Cancellation {

  private volatile boolean requested;

  /** Asks the search to stop. It cannot be taken back. */
  public void request() {
    requested = true;
  }

  /** Whether somebody has asked. */
  public boolean isRequested() {
    return requested;
  }
}
