package org.cspworkbench.app.gui.animate;

import com.google.common.collect.ImmutableList;

/** A row of the list of decisions. */
public sealed interface DecisionRow {

  /**
   * A choice that stands.
   *
   * @param number its number among the choices, from 1
   * @param text what was decided: {@code r4c2 = 8}
   * @param values the values that the variable had when it was chosen, in order
   * @param position where to go on the tape to see it: just behind the event that made it
   */
  record Choice(int number, String text, ImmutableList<Value> values, int position)
      implements DecisionRow {}

  /**
   * What followed from the choice above, or from the givens.
   *
   * @param number the number of the choice above; 0 for the givens
   * @param count how many variables got their value without a choice
   */
  record Forced(int number, int count) implements DecisionRow {}

  /**
   * Choices that there is no room for.
   *
   * @param count how many
   */
  record Folded(int count) implements DecisionRow {}

  /**
   * A value that a decision could have taken.
   *
   * @param label what it is called
   * @param fate what became of it
   */
  record Value(String label, Fate fate) {}

  /** What became of a value that a decision could have taken. */
  enum Fate {
    /** It was tried here, and failed. */
    FAILED,
    /** It is the one decided on. */
    TAKEN,
    /** It is left to be tried. */
    LEFT
  }
}
