package org.cspworkbench.presentation.playback;

/**
 * A scale with a position, a loop and bookmarks: the events of a run, or the common scale of
 * several runs.
 *
 * <p>Not thread-safe.
 */
public interface MarkedScale {

  /** Returns the position of the viewer. */
  double place();

  /** Returns the current end of the scale. */
  double end();

  /** Moves to the nearest existing place, and pauses. */
  void moveTo(double place);

  /** Returns the part that playback repeats. */
  Loop loop();

  /** Sets the part that playback repeats. */
  void setLoop(Loop loop);

  /** Returns the bookmarks. */
  Bookmarks bookmarks();
}
