package org.cspworkbench.presentation.playback;

import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The bookmarks along a scale, each with a note that may be empty.
 *
 * <p>Not thread-safe.
 */
public final class Bookmarks {

  private final TreeMap<Double, String> notes = new TreeMap<>();

  /** Creates a scale without bookmarks. */
  public Bookmarks() {}

  /** Adds a bookmark without a note at {@code place}, or removes the bookmark there. */
  public void setOrRemove(double place) {
    if (notes.remove(place) == null) {
      notes.put(place, "");
    }
  }

  /** Sets the note of the bookmark at {@code place}, which is added if there is none. */
  public void set(double place, String note) {
    notes.put(place, note);
  }

  /** Returns the note of the bookmark at {@code place}, or the empty string if there is none. */
  public String noteAt(double place) {
    return notes.getOrDefault(place, "");
  }

  /** Returns the next bookmark after {@code place}, if there is one. */
  public Optional<Double> next(double place) {
    return Optional.ofNullable(notes.higherKey(place));
  }

  /** Returns the last bookmark before {@code place}, if there is one. */
  public Optional<Double> previous(double place) {
    return Optional.ofNullable(notes.lowerKey(place));
  }

  /** Returns the notes of all bookmarks, ordered by place. */
  public ImmutableMap<Double, String> all() {
    return ImmutableMap.copyOf(notes);
  }
}
