package org.cspworkbench.viewer.command;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;

/**
 * A situation in which keys apply. Several scopes can be active at a time; a key has at most one
 * command in scopes that are active together.
 *
 * @param id a unique name
 * @param section the section of the list of keys that contains its commands
 * @param typed keys that a part of the window handles itself, as keys of their names in the bundle
 */
@Immutable
public record KeyScope(String id, String section, ImmutableList<String> typed) {

  /** The whole window, in every workspace. */
  public static final KeyScope EVERYWHERE = of("everywhere", "everywhere");

  /** The stage. */
  public static final KeyScope STAGE = of("stage", "stage");

  /** A lecture or lesson on the stage; its keys precede those of the run. */
  public static final KeyScope LECTURE = of("lecture", "stage");

  /** A board with a selectable cell: in a game, and while givens are edited. */
  public static final KeyScope CELLS = of("cells", "cells", "keys.digits");

  /** A run that can be replayed. */
  public static final KeyScope REPLAY = of("replay", "replay");

  /** A run that the arrow keys replay event by event. */
  public static final KeyScope STEPS = of("steps", "replay");

  /** Solvers that can be run again. */
  public static final KeyScope RUNS = of("runs", "replay");

  /** Returns the scope with this name, whose commands are listed in this section. */
  public static KeyScope of(String id, String section, String... typed) {
    return new KeyScope(id, section, ImmutableList.copyOf(typed));
  }
}
