package org.cspworkbench.app.gui.widget;

import javax.accessibility.AccessibleContext;

/**
 * Tells a screen reader what changes fast: at most twice a second, or nothing could be heard. Used
 * by one thread.
 */
public final class Announcer {

  private static final long BETWEEN_CHANGES_TOLD = 500_000_000;

  private long toldAt;

  /** Describes {@code context} as {@code words}, unless it was described otherwise just now. */
  public void tell(AccessibleContext context, String words) {
    long now = System.nanoTime();
    if (now - toldAt > BETWEEN_CHANGES_TOLD) {
      toldAt = now;
      context.setAccessibleDescription(words);
    }
  }
}
