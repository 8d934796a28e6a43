package org.cspworkbench.app.gui.run;

/**
 * What the keys act on by which a viewer marks what he watches: a part to be played over and over,
 * and places to be found again.
 *
 * <p>Used by one thread.
 */
public interface RunMarks {

  /** Lets the loop begin where the viewer stands. */
  void loopFromHere();

  /** Lets the loop end where the viewer stands. */
  void loopToHere();

  /** Lets playing stay in the loop, or leave it. */
  void switchLoop();

  /** Sets a bookmark where the viewer stands, or removes it. */
  void setOrRemoveBookmark();

  /** To the next bookmark, if there is one; pauses. */
  void nextBookmark();

  /** To the bookmark before, if there is one; pauses. */
  void previousBookmark();
}
