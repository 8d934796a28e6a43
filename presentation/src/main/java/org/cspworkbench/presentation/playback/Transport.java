package org.cspworkbench.presentation.playback;

import com.google.common.collect.ImmutableList;

/**
 * What the keys and the buttons of a tape act on, in whatever workspace it is shown.
 *
 * <p>Used by one thread.
 */
public interface Transport {

  /**
   * Something that can be chosen.
   *
   * @param name what it is, in a few words
   * @param tip what it means, in a sentence
   * @param isChosen whether it has been chosen
   * @param choose chooses it
   */
  record Choice(String name, String tip, boolean isChosen, Runnable choose) {}

  /** Whether it moves by itself. */
  boolean isPlaying();

  /** Starts to move, or stops. */
  void playOrPause();

  /** One step further; pauses. */
  void step();

  /** One step back; pauses. */
  void stepBack();

  /** One event of the finest detail further; pauses. */
  void fineStep();

  /** One event of the finest detail back; pauses. */
  void fineStepBack();

  /** To just behind the next of these, if there is one; pauses. */
  void next(Landmark landmark);

  /** To just behind the one before, if there is one; pauses. */
  void previous(Landmark landmark);

  /** To the start; pauses. */
  void toStart();

  /** To the end that there is by now; pauses. */
  void toEnd();

  /** For how long one unit is shown, in milliseconds. */
  int delay();

  /** Sets the delay, 0 to {@link Delay#LONGEST} milliseconds. */
  void setDelay(int millis);

  /** What the delay is for, in two words such as "per decision". */
  String delayUnit();

  /** What the delay is for, in a sentence. */
  String delayUnitTip();

  /** What the delay can be for instead. */
  ImmutableList<Choice> delayUnits();

  /** Lets the solver begin anew. */
  void runAgain();
}
