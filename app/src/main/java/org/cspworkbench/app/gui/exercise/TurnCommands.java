package org.cspworkbench.app.gui.exercise;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.app.gui.keys.Command;
import org.cspworkbench.app.gui.keys.KeyScope;

/** The commands of exercises in which a learner executes an algorithm. */
public enum TurnCommands implements Command {
  /** Submits the answer. */
  CONFIRM_MOVE(Scopes.TURN, "ENTER"),
  /** Shows a right move by making it. */
  SHOW_MOVE(Scopes.TURN, "F3"),
  /** Revises the arcs that remove nothing. */
  PASS_OVER(Scopes.TURN, "F4"),
  /** Starts the exercise again. */
  BEGIN_AGAIN(Scopes.TURN, "F5");

  /** The scopes in which the keys of these commands apply. */
  public static final class Scopes {
    /** An exercise in which a learner executes an algorithm. */
    public static final KeyScope TURN = new KeyScope("turn");

    private Scopes() {}
  }

  private final KeyScope scope;
  private final ImmutableList<String> keyNames;

  TurnCommands(KeyScope scope, String... keyNames) {
    this.scope = scope;
    this.keyNames = ImmutableList.copyOf(keyNames);
  }

  @Override
  public KeyScope scope() {
    return scope;
  }

  @Override
  public ImmutableList<String> keyNames() {
    return keyNames;
  }
}
