package org.cspworkbench.app.gui.exercise;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.app.gui.keys.Command;
import org.cspworkbench.app.gui.keys.KeyScope;

/** Commands of the exercises in which a learner executes an algorithm. */
public enum TurnCommands implements Command {
  /** Give the answer that has been put together. */
  CONFIRM_MOVE(Scopes.TURN, "ENTER"),
  /** Make a right move in place of the learner. */
  SHOW_MOVE(Scopes.TURN, "F3"),
  /** Have the arcs revised that remove nothing. */
  PASS_OVER(Scopes.TURN, "F4"),
  /** Start the exercise again. */
  BEGIN_AGAIN(Scopes.TURN, "F5");

  /** Where the keys of these commands have a meaning. */
  public static final class Scopes {
    /** While a learner executes an algorithm. */
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
