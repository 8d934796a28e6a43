package org.cspworkbench.presentation.playback;

import com.google.common.collect.ImmutableList;

/**
 * The target of the playback keys and buttons, independent of the workspace.
 *
 * <p>Not thread-safe.
 */
public interface Transport {

  /**
   * An option that can be chosen.
   *
   * @param name a short name
   * @param tip a description in one sentence
   * @param isChosen whether the option is chosen
   * @param choose chooses the option
   */
  record Choice(String name, String tip, boolean isChosen, Runnable choose) {}

  /** Returns whether playback is active. */
  boolean isPlaying();

  /** Starts or pauses playback. */
  void playOrPause();

  /** Moves forward by one step, and pauses. */
  void step();

  /** Moves back by one step, and pauses. */
  void stepBack();

  /** Moves to the next revision or event, or to the next event of any board, and pauses. */
  void fineStep();

  /** Moves back to the previous revision or event, or event of any board, and pauses. */
  void fineStepBack();

  /** Returns whether there is a next landmark of this kind so far. */
  boolean hasNext(Landmark landmark);

  /** Returns whether there is a previous landmark of this kind. */
  boolean hasPrevious(Landmark landmark);

  /** Moves to the position after the next landmark, if there is one, and pauses. */
  void next(Landmark landmark);

  /** Moves to the position after the previous landmark, if there is one, and pauses. */
  void previous(Landmark landmark);

  /** Moves to the start, and pauses. */
  void toStart();

  /** Moves to the current end, and pauses. */
  void toEnd();

  /** Returns the display time of a unit, in milliseconds. */
  int delay();

  /** Sets the delay, 0 to {@link Delay#LONGEST} milliseconds. */
  void setDelay(int millis);

  /** Returns the unit of the delay in two words, such as "per decision". */
  String delayUnit();

  /** Returns a description of the unit of the delay, in one sentence. */
  String delayUnitTip();

  /** Returns the possible units of the delay. */
  ImmutableList<Choice> delayUnits();

  /** Restarts the solver. */
  void runAgain();
}
