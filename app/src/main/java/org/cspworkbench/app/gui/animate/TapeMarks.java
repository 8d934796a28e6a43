package org.cspworkbench.app.gui.animate;

import java.util.function.Consumer;
import org.cspworkbench.app.gui.run.Playback;
import org.cspworkbench.app.gui.run.RunMarks;

/**
 * What a viewer marks on the tape that he watches: a part to be played over and over, and positions
 * to be found again.
 *
 * @param model what is watched
 */
public record TapeMarks(AnimateModel model) implements RunMarks {

  private void change(Consumer<Playback> change) {
    model.playback().ifPresent(change);
    model.tellListeners();
  }

  @Override
  public void loopFromHere() {
    change(at -> at.setLoop(at.loop().from(at.position())));
  }

  @Override
  public void loopToHere() {
    change(at -> at.setLoop(at.loop().to(at.position())));
  }

  @Override
  public void switchLoop() {
    change(at -> at.setLoop(at.loop().switched()));
  }

  @Override
  public void setOrRemoveBookmark() {
    change(at -> at.bookmarks().setOrRemove(at.position()));
  }

  /** Gives the bookmark at {@code position} a note. */
  void note(int position, String note) {
    change(at -> at.bookmarks().set(position, note));
  }

  @Override
  public void nextBookmark() {
    change(at -> at.bookmarks().next(at.position()).ifPresent(at::seek));
  }

  @Override
  public void previousBookmark() {
    change(at -> at.bookmarks().previous(at.position()).ifPresent(at::seek));
  }
}
