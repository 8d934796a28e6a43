package org.cspworkbench.viewer.command;

/** The commands that replay a run, in every workspace that shows runs. */
public enum ReplayCommands implements Command {
  /** Starts or pauses the playback. */
  PLAY(KeyScope.REPLAY, "SPACE"),
  /** Moves one event forwards. */
  STEP(KeyScope.STEPS, "RIGHT"),
  /** Moves one event backwards. */
  STEP_BACK(KeyScope.STEPS, "LEFT"),
  /** Shortens the delay. */
  FASTER(KeyScope.STEPS, "UP"),
  /** Lengthens the delay. */
  SLOWER(KeyScope.STEPS, "DOWN"),
  /** Moves one event of the finest detail forwards. */
  FINE_STEP(KeyScope.REPLAY, "PERIOD"),
  /** Moves one event of the finest detail backwards. */
  FINE_STEP_BACK(KeyScope.REPLAY, "COMMA"),
  /** Goes to the next value tried. */
  NEXT_DECISION(KeyScope.REPLAY, "control RIGHT", "PAGE_DOWN"),
  /** Goes to the previous value tried. */
  PREVIOUS_DECISION(KeyScope.REPLAY, "control LEFT", "PAGE_UP"),
  /** Goes to the next contradiction. */
  NEXT_CONTRADICTION(KeyScope.REPLAY, "X"),
  /** Goes to the previous contradiction. */
  PREVIOUS_CONTRADICTION(KeyScope.REPLAY, "shift X"),
  /** Goes to the next backtrack. */
  NEXT_BACKTRACK(KeyScope.REPLAY, "B"),
  /** Goes to the previous backtrack. */
  PREVIOUS_BACKTRACK(KeyScope.REPLAY, "shift B"),
  /** Goes to the next solution. */
  NEXT_SOLUTION(KeyScope.REPLAY, "S"),
  /** Goes to the previous solution. */
  PREVIOUS_SOLUTION(KeyScope.REPLAY, "shift S"),
  /** Goes to the start. */
  TO_START(KeyScope.REPLAY, "HOME"),
  /** Goes to the end. */
  TO_END(KeyScope.REPLAY, "END"),
  /** Runs the solver again. */
  RUN_AGAIN(KeyScope.RUNS, "R"),
  /** Sets the start of the loop. */
  LOOP_FROM(KeyScope.REPLAY, "I"),
  /** Sets the end of the loop. */
  LOOP_TO(KeyScope.REPLAY, "O"),
  /** Switches the loop on or off. */
  LOOP(KeyScope.REPLAY, "L"),
  /** Sets or removes a bookmark. */
  BOOKMARK(KeyScope.REPLAY, "M"),
  /** Edits the note of a bookmark. */
  BOOKMARK_NOTE(KeyScope.REPLAY, "shift M"),
  /** Goes to the next bookmark. */
  NEXT_BOOKMARK(KeyScope.REPLAY, "N"),
  /** Goes to the previous bookmark. */
  PREVIOUS_BOOKMARK(KeyScope.REPLAY, "shift N");

  private final Shortcut shortcut;

  ReplayCommands(KeyScope scope, String... keyNames) {
    shortcut = Shortcut.of(scope, keyNames);
  }

  @Override
  public Shortcut shortcut() {
    return shortcut;
  }
}
