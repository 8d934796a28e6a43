package org.cspworkbench.viewer.play;

import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.KeyScope;
import org.cspworkbench.viewer.command.Shortcut;

/** The commands of the workspace for playing. */
public enum PlayCommands implements Command {
  /** Opens the workspace for playing. */
  GAME(Shortcut.of(KeyScope.EVERYWHERE, "control 1")),
  /** Switches between entering values and entering notes. */
  NOTES(Shortcut.of(Scopes.PLAY, "SPACE").button("edit", 60)),
  /** Gives a hint, or a stronger one if a hint is open. */
  HINT(Shortcut.of(Scopes.PLAY, "F3").button("hint", 90).item("game", 10)),
  /** Lists all steps that are available now, with their levels. */
  ALL_STEPS(Shortcut.of(Scopes.PLAY, "shift F3").item("game", 11)),
  /** Marks rule violations. */
  CONFLICTS(Shortcut.of(Scopes.PLAY, "F4").item("game", 12)),
  /** Lets a solver place singles. */
  SINGLES(Shortcut.of(Scopes.PLAY, "F7").item("game", 20)),
  /** Lets a solver also use naked pairs. */
  PAIRS(Shortcut.of(Scopes.PLAY, "shift F7").item("game", 21)),
  /** Lets a solver solve the puzzle. */
  SOLVE(Shortcut.of(Scopes.PLAY, "control F7").item("game", 22)),
  /** Shows or hides the number of remaining values. */
  COUNTS(Shortcut.of(Scopes.PLAY, "control E").item("game", 41)),
  /** Switches between computed candidates and notes. */
  CANDIDATES(Shortcut.of(Scopes.PLAY, "control K").item("game", 40)),
  /** Shows or hides equal digits. */
  EQUAL_DIGITS(Shortcut.of(Scopes.PLAY, "control G").item("game", 42)),
  /** Marks wrong values at once, or only on request. */
  MISTAKES(Shortcut.of(Scopes.PLAY, "control M").item("game", 43)),
  /** Colours the selected cell red, or takes the colour away. */
  COLOUR_RED(Shortcut.of(Scopes.PLAY, "alt 1").item("game", 30)),
  /** Colours the selected cell green, or takes the colour away. */
  COLOUR_GREEN(Shortcut.of(Scopes.PLAY, "alt 2").item("game", 31)),
  /** Colours the selected cell blue, or takes the colour away. */
  COLOUR_BLUE(Shortcut.of(Scopes.PLAY, "alt 3").item("game", 32)),
  /** Colours the selected cell yellow, or takes the colour away. */
  COLOUR_YELLOW(Shortcut.of(Scopes.PLAY, "alt 4").item("game", 33)),
  /** Takes the colour of the selected cell away. */
  COLOUR_NONE(Shortcut.of(Scopes.PLAY, "alt 0").item("game", 34)),
  /** Pauses or resumes the clock. */
  CLOCK(Shortcut.of(Scopes.PLAY, "F9").item("game", 44));

  /** The scopes in which the keys of these commands apply. */
  public static final class Scopes {
    /** The workspace for playing. */
    public static final KeyScope PLAY = KeyScope.of("play", "play");

    private Scopes() {}
  }

  private final Shortcut shortcut;

  PlayCommands(Shortcut shortcut) {
    this.shortcut = shortcut;
  }

  @Override
  public Shortcut shortcut() {
    return shortcut;
  }
}
