package org.cspworkbench.app.gui.keys;

import com.google.common.collect.ImmutableList;

/** Commands of the window, available in every workspace. */
public enum WindowCommands implements Command {
  /** To the start page. */
  START_PAGE(KeyScope.EVERYWHERE, "control shift H"),
  /** Begin a new game. */
  NEW_GAME(KeyScope.EVERYWHERE, "control N"),
  /** Open a file. */
  OPEN(KeyScope.EVERYWHERE, "control O"),
  /** Paste a puzzle. */
  PASTE(KeyScope.EVERYWHERE, "control V"),
  /** Type a puzzle. */
  TYPE(KeyScope.EVERYWHERE, "control T"),
  /** Save what is worked on. */
  SAVE(KeyScope.EVERYWHERE, "control S"),
  /** Write what is seen as a picture. */
  EXPORT(KeyScope.EVERYWHERE, "control shift E"),
  /** Copy the puzzle as a line. */
  COPY(KeyScope.EVERYWHERE, "control C"),
  /** Copy the puzzle with its candidates. */
  COPY_CANDIDATES(KeyScope.EVERYWHERE, "control shift C"),
  /** Everything larger. */
  LARGER(
      KeyScope.EVERYWHERE,
      "control PLUS",
      "control shift PLUS",
      "control EQUALS",
      "control shift EQUALS",
      "control ADD"),
  /** Everything smaller. */
  SMALLER(KeyScope.EVERYWHERE, "control MINUS", "control SUBTRACT"),
  /** The normal size. */
  NORMAL_SIZE(KeyScope.EVERYWHERE, "control 0"),
  /** The next theme. */
  NEXT_THEME(KeyScope.EVERYWHERE, "control shift D"),
  /** The theme for a projector, and back. */
  PROJECTOR(KeyScope.EVERYWHERE, "control shift P"),
  /** The whole screen, and back. */
  FULL_SCREEN(KeyScope.EVERYWHERE, "F11"),
  /** To the next part of the window. */
  NEXT_REGION(KeyScope.EVERYWHERE, "F6"),
  /** To the part of the window before. */
  PREVIOUS_REGION(KeyScope.EVERYWHERE, "shift F6"),
  /** Show the settings. */
  SETTINGS(KeyScope.EVERYWHERE, "control COMMA"),
  /** Show the keys. */
  KEYS(KeyScope.EVERYWHERE, "F1"),
  /** End the program. */
  QUIT(KeyScope.EVERYWHERE, "control Q"),
  /** Close what is open, else stop the solver. */
  ESCAPE(KeyScope.EVERYWHERE, "ESCAPE");

  private final KeyScope scope;
  private final ImmutableList<String> keyNames;

  WindowCommands(KeyScope scope, String... keyNames) {
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
