package org.cspworkbench.app.gui.compare;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.app.gui.keys.Command;
import org.cspworkbench.app.gui.keys.KeyScope;

/** Commands of the workspace that compares solvers. */
public enum CompareCommands implements Command {
  /** To the workspace that compares. */
  COMPARE(KeyScope.EVERYWHERE, "control 3"),
  /** Keep the boards together by the next unit. */
  LOCK(Scopes.COMPARE, "K");

  /** Where the keys of these commands have a meaning. */
  public static final class Scopes {
    /** While solvers are compared. */
    public static final KeyScope COMPARE = new KeyScope("compare");

    private Scopes() {}
  }

  private final KeyScope scope;
  private final ImmutableList<String> keyNames;

  CompareCommands(KeyScope scope, String... keyNames) {
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
