package org.cspworkbench.app.gui.run;

import com.google.common.collect.ImmutableSortedMap;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Places that a person wants to find again, with a note that may be empty: positions on a tape, or
 * places on a scale that several runs share.
 *
 * <p>Used by one thread.
 *
 * @param <P> the places, in their order
 */
public final class Bookmarks<P extends Comparable<P>> {

  private final TreeMap<P, String> notes = new TreeMap<>();

  /** Sets one at {@code place}, without a note; or removes it, if there is one. */
  public void setOrRemove(P place) {
    if (notes.remove(place) == null) {
      notes.put(place, "");
    }
  }

  /** Sets one at {@code place}, if there is none, and gives it this note. */
  public void set(P place, String note) {
    notes.put(place, note);
  }

  /** The note of the one at {@code place}; empty if there is none. */
  public String noteAt(P place) {
    return notes.getOrDefault(place, "");
  }

  /** The nearest behind {@code place}, if there is one. */
  public Optional<P> next(P place) {
    return Optional.ofNullable(notes.higherKey(place));
  }

  /** The nearest before {@code place}, if there is one. */
  public Optional<P> previous(P place) {
    return Optional.ofNullable(notes.lowerKey(place));
  }

  /** The notes of all of them by place, in order. */
  public ImmutableSortedMap<P, String> all() {
    return ImmutableSortedMap.copyOf(notes);
  }
}
