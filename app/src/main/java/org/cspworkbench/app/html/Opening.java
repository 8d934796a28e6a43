package org.cspworkbench.app.html;

import java.util.Optional;

/**
 * The initial state of a page.
 *
 * @param position the number of preceding events
 * @param delayMillis how long each event is shown during playback, 0 to 2,000
 * @param theme the colours; empty for the setting of the reader's system
 */
public record Opening(int position, int delayMillis, Optional<PageTheme> theme) {

  /** Returns the default: the start of the run, the usual delay, the colours of the system. */
  public static Opening usual() {
    return new Opening(0, 200, Optional.empty());
  }
}
