package org.cspworkbench.viewer.compare;

import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.KeyScope;
import org.cspworkbench.viewer.command.Shortcut;

/** The commands of the Compare workspace. */
public enum CompareCommands implements Command {
  /** Shows the Compare workspace. */
  COMPARE(Shortcut.of(KeyScope.EVERYWHERE, "control 3")),
  /** Synchronizes the boards by the next unit. */
  LOCK(Shortcut.of(Scopes.COMPARE, "K").item("run", 80));

  /** The scopes in which the keys of these commands are active. */
  public static final class Scopes {
    /** Active while the Compare workspace is displayed. */
    public static final KeyScope COMPARE = KeyScope.of("compare", "compare");

    private Scopes() {}
  }

  private final Shortcut shortcut;

  CompareCommands(Shortcut shortcut) {
    this.shortcut = shortcut;
  }

  @Override
  public Shortcut shortcut() {
    return shortcut;
  }
}
