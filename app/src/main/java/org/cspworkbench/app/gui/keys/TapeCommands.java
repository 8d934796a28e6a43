package org.cspworkbench.app.gui.keys;

import com.google.common.collect.ImmutableList;

/** Commands that replay a run, in every workspace that shows runs. */
public enum TapeCommands implements Command {
  /** Play or pause. */
  PLAY(KeyScope.TAPE, "SPACE"),
  /** One event further. */
  STEP(KeyScope.STEPS, "RIGHT"),
  /** One event back. */
  STEP_BACK(KeyScope.STEPS, "LEFT"),
  /** A shorter delay. */
  FASTER(KeyScope.STEPS, "UP"),
  /** A longer delay. */
  SLOWER(KeyScope.STEPS, "DOWN"),
  /** One event of the finest detail further. */
  FINE_STEP(KeyScope.TAPE, "PERIOD"),
  /** One event of the finest detail back. */
  FINE_STEP_BACK(KeyScope.TAPE, "COMMA"),
  /** To the next value tried. */
  NEXT_DECISION(KeyScope.TAPE, "control RIGHT", "PAGE_DOWN"),
  /** To the value tried before. */
  PREVIOUS_DECISION(KeyScope.TAPE, "control LEFT", "PAGE_UP"),
  /** To the next contradiction. */
  NEXT_CONTRADICTION(KeyScope.TAPE, "X"),
  /** To the contradiction before. */
  PREVIOUS_CONTRADICTION(KeyScope.TAPE, "shift X"),
  /** To the next value taken back. */
  NEXT_BACKTRACK(KeyScope.TAPE, "B"),
  /** To the value taken back before. */
  PREVIOUS_BACKTRACK(KeyScope.TAPE, "shift B"),
  /** To the next solution. */
  NEXT_SOLUTION(KeyScope.TAPE, "S"),
  /** To the solution before. */
  PREVIOUS_SOLUTION(KeyScope.TAPE, "shift S"),
  /** To the start. */
  TO_START(KeyScope.TAPE, "HOME"),
  /** To the end. */
  TO_END(KeyScope.TAPE, "END"),
  /** Run the solver again. */
  RUN_AGAIN(KeyScope.RUNS, "R"),
  /** Let the loop begin here. */
  LOOP_FROM(KeyScope.TAPE, "I"),
  /** Let the loop end here. */
  LOOP_TO(KeyScope.TAPE, "O"),
  /** Stay in the loop, or leave it. */
  LOOP(KeyScope.TAPE, "L"),
  /** Set a bookmark here, or remove it. */
  BOOKMARK(KeyScope.TAPE, "M"),
  /** Write a note to a bookmark here. */
  BOOKMARK_NOTE(KeyScope.TAPE, "shift M"),
  /** To the next bookmark. */
  NEXT_BOOKMARK(KeyScope.TAPE, "N"),
  /** To the bookmark before. */
  PREVIOUS_BOOKMARK(KeyScope.TAPE, "shift N");

  private final KeyScope scope;
  private final ImmutableList<String> keyNames;

  TapeCommands(KeyScope scope, String... keyNames) {
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
