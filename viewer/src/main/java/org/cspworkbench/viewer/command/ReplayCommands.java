package org.cspworkbench.viewer.command;

/** The commands that replay a run, in every workspace that shows runs. */
public enum ReplayCommands implements Command {
  /** Starts or pauses the playback. */
  PLAY(Shortcut.of(KeyScope.REPLAY, "SPACE").button("play", 90).item("run", 10)),
  /** Moves one event forwards. */
  STEP(Shortcut.of(KeyScope.STEPS, "RIGHT").button("step", 90).item("run", 11)),
  /** Moves one event backwards. */
  STEP_BACK(Shortcut.of(KeyScope.STEPS, "LEFT").button("step-back", 90).item("run", 12)),
  /** Shortens the delay. */
  FASTER(KeyScope.STEPS, "UP"),
  /** Lengthens the delay. */
  SLOWER(KeyScope.STEPS, "DOWN"),
  /** Moves one event of the finest detail forwards. */
  FINE_STEP(KeyScope.REPLAY, "PERIOD"),
  /** Moves one event of the finest detail backwards. */
  FINE_STEP_BACK(KeyScope.REPLAY, "COMMA"),
  /** Goes to the next value tried. */
  NEXT_DECISION(
      Shortcut.of(KeyScope.REPLAY, "control RIGHT", "PAGE_DOWN")
          .button("decision-next", 90)
          .item("run", 20)),
  /** Goes to the previous value tried. */
  PREVIOUS_DECISION(
      Shortcut.of(KeyScope.REPLAY, "control LEFT", "PAGE_UP")
          .button("decision-previous", 90)
          .item("run", 21)),
  /** Goes to the next contradiction. */
  NEXT_CONTRADICTION(Shortcut.of(KeyScope.REPLAY, "X").button("contradiction", 12).item("run", 22)),
  /** Goes to the previous contradiction. */
  PREVIOUS_CONTRADICTION(Shortcut.of(KeyScope.REPLAY, "shift X").button("step-back", 11)),
  /** Goes to the next backtrack. */
  NEXT_BACKTRACK(Shortcut.of(KeyScope.REPLAY, "B").button("backtrack", 13).item("run", 23)),
  /** Goes to the previous backtrack. */
  PREVIOUS_BACKTRACK(KeyScope.REPLAY, "shift B"),
  /** Goes to the next solution. */
  NEXT_SOLUTION(Shortcut.of(KeyScope.REPLAY, "S").button("solution", 14).item("run", 24)),
  /** Goes to the previous solution. */
  PREVIOUS_SOLUTION(KeyScope.REPLAY, "shift S"),
  /** Goes to the start. */
  TO_START(Shortcut.of(KeyScope.REPLAY, "HOME").button("to-start", 90).item("run", 30)),
  /** Goes to the end. */
  TO_END(Shortcut.of(KeyScope.REPLAY, "END").button("to-end", 90).item("run", 31)),
  /** Runs the solver again. */
  RUN_AGAIN(Shortcut.of(KeyScope.RUNS, "R").button("rerun", 60).item("run", 70)),
  /** Sets the start of the loop. */
  LOOP_FROM(Shortcut.of(KeyScope.REPLAY, "I").item("run", 40)),
  /** Sets the end of the loop. */
  LOOP_TO(Shortcut.of(KeyScope.REPLAY, "O").item("run", 41)),
  /** Switches the loop on or off. */
  LOOP(Shortcut.of(KeyScope.REPLAY, "L").button("loop", 90).item("run", 42)),
  /** Sets or removes a bookmark. */
  BOOKMARK(Shortcut.of(KeyScope.REPLAY, "M").button("bookmark", 90).item("run", 50)),
  /** Edits the note of a bookmark. */
  BOOKMARK_NOTE(Shortcut.of(KeyScope.REPLAY, "shift M").item("run", 51)),
  /** Goes to the next bookmark. */
  NEXT_BOOKMARK(Shortcut.of(KeyScope.REPLAY, "N").item("run", 52)),
  /** Goes to the previous bookmark. */
  PREVIOUS_BOOKMARK(Shortcut.of(KeyScope.REPLAY, "shift N").item("run", 53));

  private final Shortcut shortcut;

  ReplayCommands(KeyScope scope, String... keyNames) {
    this(Shortcut.of(scope, keyNames));
  }

  ReplayCommands(Shortcut shortcut) {
    this.shortcut = shortcut;
  }

  @Override
  public Shortcut shortcut() {
    return shortcut;
  }
}
