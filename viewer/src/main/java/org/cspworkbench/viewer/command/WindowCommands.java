package org.cspworkbench.viewer.command;

/** The commands of the window, available in every workspace. */
public enum WindowCommands implements Command {
  /** Opens the start page. */
  START_PAGE(KeyScope.EVERYWHERE, "control shift H"),
  /** Begins a new game. */
  NEW_GAME(Shortcut.of(KeyScope.EVERYWHERE, "control N").button("plus", 90)),
  /** Opens the form for a problem of the gallery. */
  NEW_PROBLEM(KeyScope.EVERYWHERE, "control P"),
  /** Opens the form for a new image of tiles. */
  NEW_IMAGE(KeyScope.EVERYWHERE, "control shift N"),
  /** Opens a file. */
  OPEN(KeyScope.EVERYWHERE, "control O"),
  /** Pastes a puzzle. */
  PASTE(KeyScope.EVERYWHERE, "control V"),
  /** Opens the editor for a puzzle. */
  TYPE(KeyScope.EVERYWHERE, "control T"),
  /** Saves the current document. */
  SAVE(KeyScope.EVERYWHERE, "control S"),
  /** Exports the current view. */
  EXPORT(Shortcut.of(KeyScope.EVERYWHERE, "control shift E").button("export", 20)),
  /** Copies the puzzle as a line. */
  COPY(KeyScope.EVERYWHERE, "control C"),
  /** Copies the puzzle with its candidates. */
  COPY_CANDIDATES(KeyScope.EVERYWHERE, "control shift C"),
  /** Enlarges everything. */
  LARGER(
      KeyScope.EVERYWHERE,
      "control PLUS",
      "control shift PLUS",
      "control EQUALS",
      "control shift EQUALS",
      "control ADD"),
  /** Reduces everything. */
  SMALLER(KeyScope.EVERYWHERE, "control MINUS", "control SUBTRACT"),
  /** Restores the normal size. */
  NORMAL_SIZE(KeyScope.EVERYWHERE, "control 0"),
  /** Switches to the next theme. */
  NEXT_THEME(KeyScope.EVERYWHERE, "control shift D"),
  /** Switches the projector theme on or off. */
  PROJECTOR(KeyScope.EVERYWHERE, "control shift P"),
  /** Switches the full screen on or off. */
  FULL_SCREEN(KeyScope.EVERYWHERE, "F11"),
  /** Moves the focus to the next part of the window. */
  NEXT_REGION(KeyScope.EVERYWHERE, "F6"),
  /** Moves the focus to the previous part of the window. */
  PREVIOUS_REGION(KeyScope.EVERYWHERE, "shift F6"),
  /** Shows the next scene of the lecture. */
  NEXT_SCENE(KeyScope.EVERYWHERE, "F8"),
  /** Shows the previous scene of the lecture. */
  PREVIOUS_SCENE(KeyScope.EVERYWHERE, "shift F8"),
  /** Shows or hides the notes of the speaker. */
  SPEAKER_NOTES(KeyScope.EVERYWHERE, "control F8"),
  /** Shows the settings. */
  SETTINGS(KeyScope.EVERYWHERE, "control COMMA"),
  /** Shows the keys. */
  KEYS(KeyScope.EVERYWHERE, "F1"),
  /** Explains the terms of the part with the keyboard focus. */
  EXPLAIN(KeyScope.EVERYWHERE, "shift F1"),
  /** Opens the glossary. */
  GLOSSARY(KeyScope.EVERYWHERE, "control F1"),
  /** Lists the documents. */
  DOCUMENTATION(KeyScope.EVERYWHERE, "control shift F1"),
  /** Exits the program. */
  QUIT(KeyScope.EVERYWHERE, "control Q"),
  /** Closes the open popover or message, or else stops the solver. */
  ESCAPE(KeyScope.EVERYWHERE, "ESCAPE");

  private final Shortcut shortcut;

  WindowCommands(KeyScope scope, String... keyNames) {
    this(Shortcut.of(scope, keyNames));
  }

  WindowCommands(Shortcut shortcut) {
    this.shortcut = shortcut;
  }

  @Override
  public Shortcut shortcut() {
    return shortcut;
  }
}
