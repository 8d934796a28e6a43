package org.cspworkbench.app.gui.run;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

/**
 * The part of a tape that is played over and over. Immutable.
 *
 * @param from the position where it begins, or {@code NONE} for the start of the tape
 * @param to the position where it ends, or {@code NONE} for the end of the tape
 * @param isOn whether playing stays in it
 */
public record Loop(int from, int to, boolean isOn) {

  /** No part in particular, and off. */
  public static Loop none() {
    return new Loop(NONE, NONE, false);
  }

  /** On, and beginning at {@code position}; an end that does not lie behind that is forgotten. */
  public Loop from(int position) {
    return new Loop(position, to > position ? to : NONE, true);
  }

  /**
   * On, and ending at {@code position}, with the beginning forgotten that does not lie before it;
   * the same loop at position 0, where nothing can end.
   */
  public Loop to(int position) {
    return position == 0 ? this : new Loop(from < position ? from : NONE, position, true);
  }

  /** Off if it was on, else on. */
  public Loop switched() {
    return new Loop(from, to, !isOn);
  }

  /** Whether a person has said where it begins or ends. */
  public boolean isMarked() {
    return from != NONE || to != NONE;
  }

  /** Where it begins. */
  public int start() {
    return from == NONE ? 0 : from;
  }

  /** Where it ends on a tape of {@code length} events. */
  public int end(int length) {
    return to == NONE ? length : Math.min(to, length);
  }
}
