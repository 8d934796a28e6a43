package org.cspworkbench.viewer.command;

/** The commands of the window, available in every workspace. */
public enum WindowCommands implements Command {
  /** Opens the start page. */
  START_PAGE(Shortcut.of(KeyScope.EVERYWHERE, "control shift H").item("file", 10)),
  /** Begins a new game. */
  NEW_GAME(Shortcut.of(KeyScope.EVERYWHERE, "control N").button("plus", 90).item("file", 20)),
  /** Opens the form for a problem of the gallery. */
  NEW_PROBLEM(Shortcut.of(KeyScope.EVERYWHERE, "control P").item("file", 21)),
  /** Opens the form for a new image of tiles. */
  NEW_IMAGE(Shortcut.of(KeyScope.EVERYWHERE, "control shift N").item("file", 22)),
  /** Opens a file. */
  OPEN(Shortcut.of(KeyScope.EVERYWHERE, "control O").button("folder", 20).item("file", 23)),
  /** Pastes a puzzle. */
  PASTE(Shortcut.of(KeyScope.EVERYWHERE, "control V").button("paste", 21).item("edit", 22)),
  /** Opens the editor for a puzzle. */
  TYPE(Shortcut.of(KeyScope.EVERYWHERE, "control T").item("file", 24)),
  /** Saves the current document. */
  SAVE(Shortcut.of(KeyScope.EVERYWHERE, "control S").button("save", 22).item("file", 25)),
  /** Exports the current view. */
  EXPORT(Shortcut.of(KeyScope.EVERYWHERE, "control shift E").button("export", 20).item("file", 26)),
  /** Prints the current view. */
  PRINT(Shortcut.of(KeyScope.EVERYWHERE, "control alt P").item("file", 27)),
  /** Searches commands, solvers, lessons and problems. */
  SEARCH(Shortcut.of(KeyScope.EVERYWHERE, "control shift A").button("search", 0).item("edit", 10)),
  /** Copies the puzzle as a line. */
  COPY(Shortcut.of(KeyScope.EVERYWHERE, "control C").item("edit", 20)),
  /** Copies the puzzle with its candidates. */
  COPY_CANDIDATES(Shortcut.of(KeyScope.EVERYWHERE, "control shift C").item("edit", 21)),
  /** Enlarges everything. */
  LARGER(
      Shortcut.of(
              KeyScope.EVERYWHERE,
              "control PLUS",
              "control shift PLUS",
              "control EQUALS",
              "control shift EQUALS",
              "control ADD")
          .item("view", 20)),
  /** Reduces everything. */
  SMALLER(Shortcut.of(KeyScope.EVERYWHERE, "control MINUS", "control SUBTRACT").item("view", 21)),
  /** Restores the normal size. */
  NORMAL_SIZE(Shortcut.of(KeyScope.EVERYWHERE, "control 0").item("view", 22)),
  /** Switches to the next theme. */
  NEXT_THEME(Shortcut.of(KeyScope.EVERYWHERE, "control shift D").item("view", 10)),
  /** Switches the projector theme on or off. */
  PROJECTOR(Shortcut.of(KeyScope.EVERYWHERE, "control shift P").item("view", 11)),
  /** Switches the full screen on or off. */
  FULL_SCREEN(Shortcut.of(KeyScope.EVERYWHERE, "F11").item("view", 12)),
  /** Shows the run, comparison or game on the stage, or leaves the stage. */
  STAGE(Shortcut.of(KeyScope.EVERYWHERE, "shift F11").button("projector", 0).item("view", 13)),
  /** Blanks the stage, or displays it again. */
  BLANK_STAGE(KeyScope.STAGE, "F12"),
  /** Shows or hides the code of the chosen board on the stage. */
  STAGE_CODE(KeyScope.STAGE, "shift C"),
  /** Moves the focus to the next part of the window. */
  NEXT_REGION(KeyScope.EVERYWHERE, "F6"),
  /** Moves the focus to the previous part of the window. */
  PREVIOUS_REGION(KeyScope.EVERYWHERE, "shift F6"),
  /** Shows the next scene of the lecture. */
  NEXT_SCENE(Shortcut.of(KeyScope.EVERYWHERE, "F8").item("lessons", 10)),
  /** Shows the previous scene of the lecture. */
  PREVIOUS_SCENE(Shortcut.of(KeyScope.EVERYWHERE, "shift F8").item("lessons", 11)),
  /** Shows or hides the notes of the speaker. */
  SPEAKER_NOTES(Shortcut.of(KeyScope.EVERYWHERE, "control F8").item("lessons", 12)),
  /** Opens or closes the lecturer's view; with a second screen, exchanges the screens. */
  LECTURER_VIEW(Shortcut.of(KeyScope.EVERYWHERE, "control shift F11").item("lessons", 13)),
  /** Goes to the next stop of the lecture, as with the device in a speaker's hand. */
  NEXT_STOP(KeyScope.LECTURE, "PAGE_DOWN"),
  /** Goes to the previous stop of the lecture. */
  PREVIOUS_STOP(KeyScope.LECTURE, "PAGE_UP"),
  /** Shows the settings. */
  SETTINGS(Shortcut.of(KeyScope.EVERYWHERE, "control COMMA").item("file", 30)),
  /** Shows the keys. */
  KEYS(Shortcut.of(KeyScope.EVERYWHERE, "F1").item("help", 10)),
  /** Explains the terms of the part with the keyboard focus. */
  EXPLAIN(Shortcut.of(KeyScope.EVERYWHERE, "shift F1").item("help", 12)),
  /** Opens the glossary. */
  GLOSSARY(Shortcut.of(KeyScope.EVERYWHERE, "control F1").item("help", 11)),
  /** Lists the documents. */
  DOCUMENTATION(Shortcut.of(KeyScope.EVERYWHERE, "control shift F1").item("help", 20)),
  /** Shows the version and the licences. */
  ABOUT(Shortcut.of(KeyScope.EVERYWHERE, "control F12").item("help", 30)),
  /** Exits the program. */
  QUIT(Shortcut.of(KeyScope.EVERYWHERE, "control Q").item("file", 40)),
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
