package org.cspworkbench.app.gui.compare;

import com.google.common.collect.ImmutableSortedMap;
import java.util.EnumMap;
import java.util.Map;
import org.cspworkbench.app.gui.run.Bookmarks;
import org.cspworkbench.app.gui.run.RunMarks;

/**
 * What a viewer marks along the scale that all boards share. Every scale has its own marks: what
 * lies beside each other on one of them may lie far apart on another.
 *
 * <p>Used by one thread.
 */
public final class LockedMarks implements RunMarks {

  private final LockedPlayback playback;
  private final Map<Lock, PlaceLoop> loops = new EnumMap<>(Lock.class);
  private final Map<Lock, Bookmarks<Double>> bookmarks = new EnumMap<>(Lock.class);

  LockedMarks(LockedPlayback playback) {
    this.playback = playback;
  }

  /** The loop on the scale at hand. */
  PlaceLoop loop() {
    return loops.getOrDefault(playback.lock(), PlaceLoop.NONE);
  }

  /** The bookmarks on the scale at hand, with their notes. */
  public ImmutableSortedMap<Double, String> bookmarks() {
    return here().all();
  }

  /** Gives the bookmark at {@code place} a note; sets one if there is none. */
  void note(double place, String note) {
    here().set(place, note);
  }

  private Bookmarks<Double> here() {
    return bookmarks.computeIfAbsent(playback.lock(), lock -> new Bookmarks<>());
  }

  /** Forgets all marks: they are of runs that are gone. */
  void clear() {
    loops.clear();
    bookmarks.clear();
  }

  @Override
  public void loopFromHere() {
    loops.put(playback.lock(), loop().from(playback.place()));
  }

  @Override
  public void loopToHere() {
    loops.put(playback.lock(), loop().to(playback.place()));
  }

  @Override
  public void switchLoop() {
    loops.put(playback.lock(), loop().switched());
  }

  @Override
  public void setOrRemoveBookmark() {
    here().setOrRemove(playback.place());
  }

  @Override
  public void nextBookmark() {
    here().next(playback.place()).ifPresent(playback::seek);
  }

  @Override
  public void previousBookmark() {
    here().previous(playback.place()).ifPresent(playback::seek);
  }
}
