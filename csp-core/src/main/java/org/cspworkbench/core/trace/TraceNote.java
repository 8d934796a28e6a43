package org.cspworkbench.core.trace;

/**
 * The note of a solver on an event.
 *
 * @param title what happened, in a few words
 * @param text the same in one sentence, with its reason
 */
public record TraceNote(String title, String text) {

  /** About how many bytes it takes in memory. */
  int bytes() {
    return 2 * (title.length() + text.length()) + 96;
  }
}
