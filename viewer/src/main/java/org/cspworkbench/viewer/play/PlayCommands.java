package org.cspworkbench.viewer.play;

import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.KeyScope;
import org.cspworkbench.viewer.command.Shortcut;

/** The commands of the workspace for playing. */
public enum PlayCommands implements Command {
  /** Opens the workspace for playing. */
  GAME(KeyScope.EVERYWHERE, "control 1"),
  /** Switches between entering values and entering notes. */
  NOTES(Shortcut.of(Scopes.PLAY, "SPACE").button("edit", 60)),
  /** Gives a hint, or a stronger one if a hint is open. */
  HINT(Shortcut.of(Scopes.PLAY, "F3").button("hint", 90)),
  /** Lists all steps that are available now, with their levels. */
  ALL_STEPS(Scopes.PLAY, "shift F3"),
  /** Marks rule violations. */
  CONFLICTS(Scopes.PLAY, "F4"),
  /** Lets a solver place singles. */
  SINGLES(Scopes.PLAY, "F7"),
  /** Lets a solver also use naked pairs. */
  PAIRS(Scopes.PLAY, "shift F7"),
  /** Lets a solver solve the puzzle. */
  SOLVE(Scopes.PLAY, "control F7"),
  /** Shows or hides the number of remaining values. */
  COUNTS(Scopes.PLAY, "control E"),
  /** Switches between computed candidates and notes. */
  CANDIDATES(Scopes.PLAY, "control K"),
  /** Shows or hides equal digits. */
  EQUAL_DIGITS(Scopes.PLAY, "control G"),
  /** Colours the selected cell red, or takes the colour away. */
  COLOUR_RED(Scopes.PLAY, "alt 1"),
  /** Colours the selected cell green, or takes the colour away. */
  COLOUR_GREEN(Scopes.PLAY, "alt 2"),
  /** Colours the selected cell blue, or takes the colour away. */
  COLOUR_BLUE(Scopes.PLAY, "alt 3"),
  /** Colours the selected cell yellow, or takes the colour away. */
  COLOUR_YELLOW(Scopes.PLAY, "alt 4"),
  /** Takes the colour of the selected cell away. */
  COLOUR_NONE(Scopes.PLAY, "alt 0"),
  /** Pauses or resumes the clock. */
  CLOCK(Scopes.PLAY, "F9");

  /** The scopes in which the keys of these commands apply. */
  public static final class Scopes {
    /** The workspace for playing. */
    public static final KeyScope PLAY = new KeyScope("play");

    private Scopes() {}
  }

  private final Shortcut shortcut;

  PlayCommands(KeyScope scope, String... keyNames) {
    this(Shortcut.of(scope, keyNames));
  }

  PlayCommands(Shortcut shortcut) {
    this.shortcut = shortcut;
  }

  @Override
  public Shortcut shortcut() {
    return shortcut;
  }
}
