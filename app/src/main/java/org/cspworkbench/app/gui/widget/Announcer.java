package org.cspworkbench.app.gui.widget;

import javax.accessibility.AccessibleContext;
import javax.swing.Timer;
import org.jspecify.annotations.Nullable;

/**
 * Tells a screen reader what changes fast: at most twice a second, or nothing could be heard. What
 * comes too soon waits, and of all that waits only the last is told. Used by the event thread.
 */
public final class Announcer {

  private static final int MILLIS_BETWEEN = 500;

  private final Timer pause = new Timer(MILLIS_BETWEEN, event -> tellWhatWaits());
  private @Nullable Runnable waiting;

  /** Nothing told yet. */
  public Announcer() {
    pause.setRepeats(false);
  }

  /** Describes {@code context} as {@code words}, as soon as what was told last has been heard. */
  public void tell(AccessibleContext context, String words) {
    Runnable telling = () -> context.setAccessibleDescription(words);
    if (pause.isRunning()) {
      waiting = telling;
    } else {
      telling.run();
      pause.start();
    }
  }

  private void tellWhatWaits() {
    Runnable last = waiting;
    waiting = null;
    if (last != null) {
      last.run();
      pause.start();
    }
  }
}
