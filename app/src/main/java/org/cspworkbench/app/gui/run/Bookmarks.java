package org.cspworkbench.app.gui.run;

import com.google.common.collect.ImmutableSortedMap;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Positions on a tape that a person wants to find again, with a note that may be empty.
 *
 * <p>Used by one thread.
 */
public final class Bookmarks {

  private final TreeMap<Integer, String> notes = new TreeMap<>();

  /** Sets one at {@code position}, without a note; or removes it, if there is one. */
  public void setOrRemove(int position) {
    if (notes.remove(position) == null) {
      notes.put(position, "");
    }
  }

  /** Sets one at {@code position}, if there is none, and gives it this note. */
  public void set(int position, String note) {
    notes.put(position, note);
  }

  /** The note of the one at {@code position}; empty if there is none. */
  public String noteAt(int position) {
    return notes.getOrDefault(position, "");
  }

  /** The nearest behind {@code position}, if there is one. */
  public Optional<Integer> next(int position) {
    return Optional.ofNullable(notes.higherKey(position));
  }

  /** The nearest before {@code position}, if there is one. */
  public Optional<Integer> previous(int position) {
    return Optional.ofNullable(notes.lowerKey(position));
  }

  /** The notes of all of them by position, in order. */
  public ImmutableSortedMap<Integer, String> all() {
    return ImmutableSortedMap.copyOf(notes);
  }
}
