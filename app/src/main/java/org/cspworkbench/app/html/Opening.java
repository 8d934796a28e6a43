package org.cspworkbench.app.html;

import java.util.Optional;

/**
 * How a page is when it is opened.
 *
 * @param position how many events of the tape lie behind
 * @param delayMillis how long each event stays while it plays, 0 to 2,000
 * @param theme the colours, or nothing for those that the reader's system is set to
 */
public record Opening(int position, int delayMillis, Optional<PageTheme> theme) {

  /** At the start, at the usual pace, in the colours of the system. */
  public static Opening usual() {
    return new Opening(0, 200, Optional.empty());
  }
}
