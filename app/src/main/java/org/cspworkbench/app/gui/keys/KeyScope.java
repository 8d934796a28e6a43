package org.cspworkbench.app.gui.keys;

import com.google.errorprone.annotations.Immutable;

/**
 * A situation in which keys have a meaning. Several scopes can be open at a time; a key has at most
 * one meaning in the scopes that are open together.
 *
 * @param id a unique name
 */
@Immutable
public record KeyScope(String id) {

  /** In the whole window, in every workspace. */
  public static final KeyScope EVERYWHERE = new KeyScope("everywhere");

  /** While a cell can be selected: in a game, and while givens are edited. */
  public static final KeyScope CELLS = new KeyScope("cells");

  /** While a run can be replayed. */
  public static final KeyScope TAPE = new KeyScope("tape");

  /** While the arrow keys replay a run event by event. */
  public static final KeyScope STEPS = new KeyScope("steps");

  /** While solvers can be run again. */
  public static final KeyScope RUNS = new KeyScope("runs");
}
