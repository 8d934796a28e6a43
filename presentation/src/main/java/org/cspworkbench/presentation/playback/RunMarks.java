package org.cspworkbench.presentation.playback;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * The commands that set the loop and the bookmarks at the position of the viewer.
 *
 * @param scale applies a change to the visible scale, if there is one
 */
public record RunMarks(Consumer<Consumer<MarkedScale>> scale) {

  /** Sets the start of the loop to the current place. */
  public void loopFromHere() {
    scale.accept(at -> at.setLoop(at.loop().from(at.place())));
  }

  /** Sets the end of the loop to the current place. */
  public void loopToHere() {
    scale.accept(at -> at.setLoop(at.loop().to(at.place())));
  }

  /** Switches the loop on or off. */
  public void switchLoop() {
    scale.accept(at -> at.setLoop(at.loop().switched()));
  }

  /** Adds a bookmark at the current place, or removes it. */
  public void setOrRemoveBookmark() {
    scale.accept(at -> at.bookmarks().setOrRemove(at.place()));
  }

  /** Sets the note of the bookmark at {@code place}, which is added if there is none. */
  public void note(double place, String note) {
    scale.accept(at -> at.bookmarks().set(place, note));
  }

  /** Moves to the next bookmark, if there is one, and pauses. */
  public void nextBookmark() {
    move(at -> at.bookmarks().next(at.place()));
  }

  /** Moves to the previous bookmark, if there is one, and pauses. */
  public void previousBookmark() {
    move(at -> at.bookmarks().previous(at.place()));
  }

  private void move(Function<MarkedScale, Optional<Double>> target) {
    scale.accept(at -> target.apply(at).ifPresent(at::moveTo));
  }
}
