package org.cspworkbench.app.gui.compare;

import com.google.common.collect.ImmutableSortedSet;
import java.util.EnumMap;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
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
  private final Map<Lock, TreeSet<Double>> bookmarks = new EnumMap<>(Lock.class);

  LockedMarks(LockedPlayback playback) {
    this.playback = playback;
  }

  /** The loop on the scale at hand. */
  PlaceLoop loop() {
    return loops.getOrDefault(playback.lock(), PlaceLoop.NONE);
  }

  /** The bookmarks on the scale at hand. */
  ImmutableSortedSet<Double> bookmarks() {
    return ImmutableSortedSet.copyOf(here());
  }

  private NavigableSet<Double> here() {
    return bookmarks.computeIfAbsent(playback.lock(), lock -> new TreeSet<>());
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
    if (!here().remove(playback.place())) {
      here().add(playback.place());
    }
  }

  @Override
  public void nextBookmark() {
    Optional.ofNullable(here().higher(playback.place())).ifPresent(playback::seek);
  }

  @Override
  public void previousBookmark() {
    Optional.ofNullable(here().lower(playback.place())).ifPresent(playback::seek);
  }
}
