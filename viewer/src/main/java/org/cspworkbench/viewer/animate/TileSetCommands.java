package org.cspworkbench.viewer.animate;

import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.KeyScope;
import org.cspworkbench.viewer.command.Shortcut;

/** The commands of the inspector of tile sets. */
public enum TileSetCommands implements Command {
  /** Undoes the last change of the set. */
  UNDO_IN_SET(Shortcut.of(Scopes.TILE_SET, "control Z").button("undo", 40)),
  /** Makes the last change again that was undone. */
  REDO_IN_SET(Shortcut.of(Scopes.TILE_SET, "control shift Z", "control Y").button("redo", 30)),
  /** Shows the selected tile turned anticlockwise. */
  TURN_BACK(Scopes.TILE_SET, "shift LEFT"),
  /** Shows the selected tile turned clockwise. */
  TURN(Scopes.TILE_SET, "shift RIGHT"),
  /** Runs the solver on the problem with this set. */
  RUN_WITH_SET(Scopes.TILE_SET, "control ENTER");

  /** The scopes in which the keys of these commands apply. */
  public static final class Scopes {
    /** The inspector of tile sets. */
    public static final KeyScope TILE_SET =
        KeyScope.of(
            "tile set",
            "tileset",
            "keys.tileset.arrows",
            "keys.tileset.space",
            "keys.tileset.enter");

    private Scopes() {}
  }

  private final Shortcut shortcut;

  TileSetCommands(KeyScope scope, String... keyNames) {
    this(Shortcut.of(scope, keyNames));
  }

  TileSetCommands(Shortcut shortcut) {
    this.shortcut = shortcut;
  }

  @Override
  public Shortcut shortcut() {
    return shortcut;
  }
}
