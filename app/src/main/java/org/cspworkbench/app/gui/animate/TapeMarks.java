package org.cspworkbench.app.gui.animate;

import java.util.function.Consumer;
import org.cspworkbench.app.gui.run.Playback;

/**
 * What a viewer marks on the tape that he watches: a part to be played over and over, and positions
 * to be found again.
 *
 * @param model what is watched
 */
public record TapeMarks(AnimateModel model) {

  private void change(Consumer<Playback> change) {
    model.playback().ifPresent(change);
    model.tellListeners();
  }

  /** Lets the loop begin where the viewer stands. */
  public void loopFromHere() {
    change(at -> at.setLoop(at.loop().from(at.position())));
  }

  /** Lets the loop end where the viewer stands. */
  public void loopToHere() {
    change(at -> at.setLoop(at.loop().to(at.position())));
  }

  /** Lets playing stay in the loop, or leave it. */
  public void switchLoop() {
    change(at -> at.setLoop(at.loop().switched()));
  }

  /** Sets a bookmark where the viewer stands, or removes it. */
  public void setOrRemoveBookmark() {
    change(at -> at.bookmarks().setOrRemove(at.position()));
  }

  /** Gives the bookmark at {@code position} a note. */
  void note(int position, String note) {
    change(at -> at.bookmarks().set(position, note));
  }

  /** To the next bookmark, if there is one; pauses. */
  public void nextBookmark() {
    change(at -> at.bookmarks().next(at.position()).ifPresent(at::seek));
  }

  /** To the bookmark before, if there is one; pauses. */
  public void previousBookmark() {
    change(at -> at.bookmarks().previous(at.position()).ifPresent(at::seek));
  }
}
