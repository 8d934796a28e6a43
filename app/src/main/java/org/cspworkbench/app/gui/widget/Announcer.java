package org.cspworkbench.app.gui.widget;

import javax.accessibility.AccessibleContext;
import javax.swing.Timer;
import org.jspecify.annotations.Nullable;

/**
 * Announces frequent changes to screen readers, at most twice a second so that they can be heard. A
 * change within that time is postponed, and replaces an earlier postponed one. Used by the event
 * thread.
 */
public final class Announcer {

  private static final int MILLIS_BETWEEN = 500;

  private final Timer pause = new Timer(MILLIS_BETWEEN, event -> announceWaiting());
  private @Nullable Runnable waiting;

  /** Creates an announcer. */
  public Announcer() {
    pause.setRepeats(false);
  }

  /** Sets the description of {@code context}, immediately or after the pause since the last one. */
  public void announce(AccessibleContext context, String words) {
    Runnable announcement = () -> context.setAccessibleDescription(words);
    if (pause.isRunning()) {
      waiting = announcement;
    } else {
      announcement.run();
      pause.start();
    }
  }

  private void announceWaiting() {
    Runnable last = waiting;
    waiting = null;
    if (last != null) {
      last.run();
      pause.start();
    }
  }
}
