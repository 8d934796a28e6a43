package org.cspworkbench.app.gui.play;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.app.gui.keys.Command;
import org.cspworkbench.app.gui.keys.KeyScope;

/** Commands of the workspace in which a person plays. */
public enum PlayCommands implements Command {
  /** To the workspace where a person plays. */
  GAME(KeyScope.EVERYWHERE, "control 1"),
  /** Digits are notes, and back. */
  NOTES(Scopes.PLAY, "SPACE"),
  /** A hint, and again a stronger one. */
  HINT(Scopes.PLAY, "F3"),
  /** Mark what breaks a rule. */
  CONFLICTS(Scopes.PLAY, "F4"),
  /** Let a solver place singles. */
  SINGLES(Scopes.PLAY, "F7"),
  /** Let a solver use naked pairs too. */
  PAIRS(Scopes.PLAY, "shift F7"),
  /** Let a solver solve. */
  SOLVE(Scopes.PLAY, "control F7"),
  /** Show how many values are left, or not. */
  COUNTS(Scopes.PLAY, "control E"),
  /** Work candidates out, or show notes. */
  CANDIDATES(Scopes.PLAY, "control K"),
  /** Show equal digits, or not. */
  EQUAL_DIGITS(Scopes.PLAY, "control G"),
  /** Stop the clock, and let it go on. */
  CLOCK(Scopes.PLAY, "F9");

  /** Where the keys of these commands have a meaning. */
  public static final class Scopes {
    /** While a person plays. */
    public static final KeyScope PLAY = new KeyScope("play");

    private Scopes() {}
  }

  private final KeyScope scope;
  private final ImmutableList<String> keyNames;

  PlayCommands(KeyScope scope, String... keyNames) {
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
