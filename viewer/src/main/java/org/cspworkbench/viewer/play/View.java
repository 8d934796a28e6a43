package org.cspworkbench.viewer.play;

import com.google.common.collect.ImmutableList;

/**
 * The view options of a player.
 *
 * @param candidates whether candidates are computed; otherwise the notes are shown
 * @param counts whether the number of remaining values of each open cell is shown
 * @param equalDigits whether digits equal to the selected one are highlighted
 * @param mistakes whether wrong values are marked at once
 */
public record View(boolean candidates, boolean counts, boolean equalDigits, boolean mistakes) {

  /** The default. */
  public static final View USUAL = new View(false, false, true, false);

  /** The commands that switch the options, in the order of the options. */
  public static final ImmutableList<PlayCommands> SWITCHES =
      ImmutableList.of(
          PlayCommands.CANDIDATES,
          PlayCommands.COUNTS,
          PlayCommands.EQUAL_DIGITS,
          PlayCommands.MISTAKES);

  /** Returns whether the option that {@code command} switches is on. */
  public boolean has(PlayCommands command) {
    return switch (command) {
      case CANDIDATES -> candidates;
      case COUNTS -> counts;
      case EQUAL_DIGITS -> equalDigits;
      case MISTAKES -> mistakes;
      default -> throw new IllegalArgumentException(command + " switches no option");
    };
  }

  /** Returns a copy in which the option that {@code command} switches is on, or off. */
  public View with(PlayCommands command, boolean isOn) {
    return new View(
        command == PlayCommands.CANDIDATES ? isOn : candidates,
        command == PlayCommands.COUNTS ? isOn : counts,
        command == PlayCommands.EQUAL_DIGITS ? isOn : equalDigits,
        command == PlayCommands.MISTAKES ? isOn : mistakes);
  }
}
