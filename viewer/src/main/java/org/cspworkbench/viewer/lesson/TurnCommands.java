package org.cspworkbench.viewer.lesson;

import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.KeyScope;
import org.cspworkbench.viewer.command.Shortcut;

/** The commands of exercises in which a learner executes an algorithm. */
public enum TurnCommands implements Command {
  /** Submits the answer. */
  CONFIRM_MOVE(Scopes.TURN, "ENTER"),
  /** Shows a right move by making it. */
  SHOW_MOVE(Scopes.TURN, "F3"),
  /** Revises the arcs that remove nothing. */
  PASS_OVER(Scopes.TURN, "F4"),
  /** Starts the exercise again. */
  BEGIN_AGAIN(Shortcut.of(Scopes.TURN, "F5").button("rerun", 60));

  /** The scopes in which the keys of these commands apply. */
  public static final class Scopes {
    /** An exercise in which a learner executes an algorithm. */
    public static final KeyScope TURN = KeyScope.of("turn", "turn");

    private Scopes() {}
  }

  private final Shortcut shortcut;

  TurnCommands(KeyScope scope, String... keyNames) {
    this(Shortcut.of(scope, keyNames));
  }

  TurnCommands(Shortcut shortcut) {
    this.shortcut = shortcut;
  }

  @Override
  public Shortcut shortcut() {
    return shortcut;
  }
}
