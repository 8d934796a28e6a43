package org.cspworkbench.presentation.playback;

/**
 * A scale along which a viewer moves, with what he marks along it: the events of a run, or the
 * common scale of several runs.
 *
 * <p>Used by one thread.
 */
public interface MarkedScale {

  /** The place of the viewer. */
  double place();

  /** The last place that there is by now. */
  double end();

  /** Moves to the nearest place that there is by now; pauses. */
  void moveTo(double place);

  /** The part that is played over and over. */
  Loop loop();

  /** Sets the part that is played over and over. */
  void setLoop(Loop loop);

  /** The bookmarks. */
  Bookmarks bookmarks();
}
