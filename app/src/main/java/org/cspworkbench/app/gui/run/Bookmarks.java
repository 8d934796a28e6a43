package org.cspworkbench.app.gui.run;

import com.google.common.collect.ImmutableSortedSet;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Positions on a tape that a person wants to find again.
 *
 * <p>Used by one thread.
 */
public final class Bookmarks {

  private final TreeSet<Integer> positions = new TreeSet<>();

  /** Sets one at {@code position}; or removes it, if there is one. */
  public void setOrRemove(int position) {
    if (!positions.remove(position)) {
      positions.add(position);
    }
  }

  /** The nearest behind {@code position}, if there is one. */
  public Optional<Integer> next(int position) {
    return Optional.ofNullable(positions.higher(position));
  }

  /** The nearest before {@code position}, if there is one. */
  public Optional<Integer> previous(int position) {
    return Optional.ofNullable(positions.lower(position));
  }

  /** All of them, in order. */
  public ImmutableSortedSet<Integer> all() {
    return ImmutableSortedSet.copyOf(positions);
  }
}
