package org.cspworkbench.presentation.playback;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * The commands by which a viewer marks what he watches: a part to be played over and over, and
 * places to be found again.
 *
 * @param scale applies a change to the scale that is watched, if there is one
 */
public record RunMarks(Consumer<Consumer<MarkedScale>> scale) {

  /** Lets the loop begin where the viewer stands. */
  public void loopFromHere() {
    scale.accept(at -> at.setLoop(at.loop().from(at.place())));
  }

  /** Lets the loop end where the viewer stands. */
  public void loopToHere() {
    scale.accept(at -> at.setLoop(at.loop().to(at.place())));
  }

  /** Turns the loop on or off. */
  public void switchLoop() {
    scale.accept(at -> at.setLoop(at.loop().switched()));
  }

  /** Adds a bookmark where the viewer stands, or removes it. */
  public void setOrRemoveBookmark() {
    scale.accept(at -> at.bookmarks().setOrRemove(at.place()));
  }

  /** Sets the note of the bookmark at {@code place}, which is added if there is none. */
  public void note(double place, String note) {
    scale.accept(at -> at.bookmarks().set(place, note));
  }

  /** Moves to the next bookmark, if there is one; pauses. */
  public void nextBookmark() {
    move(at -> at.bookmarks().next(at.place()));
  }

  /** Moves to the previous bookmark, if there is one; pauses. */
  public void previousBookmark() {
    move(at -> at.bookmarks().previous(at.place()));
  }

  private void move(Function<MarkedScale, Optional<Double>> target) {
    scale.accept(at -> target.apply(at).ifPresent(at::moveTo));
  }
}
