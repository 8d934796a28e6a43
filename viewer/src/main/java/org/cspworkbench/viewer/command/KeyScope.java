package org.cspworkbench.viewer.command;

import com.google.errorprone.annotations.Immutable;

/**
 * A situation in which keys apply. Several scopes can be active at a time; a key has at most one
 * command in scopes that are active together.
 *
 * @param id a unique name
 */
@Immutable
public record KeyScope(String id) {

  /** The whole window, in every workspace. */
  public static final KeyScope EVERYWHERE = new KeyScope("everywhere");

  /** A board with a selectable cell: in a game, and while givens are edited. */
  public static final KeyScope CELLS = new KeyScope("cells");

  /** A run that can be replayed. */
  public static final KeyScope REPLAY = new KeyScope("replay");

  /** A run that the arrow keys replay event by event. */
  public static final KeyScope STEPS = new KeyScope("steps");

  /** Solvers that can be run again. */
  public static final KeyScope RUNS = new KeyScope("runs");
}
