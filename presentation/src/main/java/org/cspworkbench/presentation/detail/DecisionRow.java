package org.cspworkbench.presentation.detail;

import com.google.common.collect.ImmutableList;
import java.util.function.ToDoubleFunction;

/** A row of the list of decisions. */
public sealed interface DecisionRow {

  /**
   * A choice on the current path.
   *
   * @param number its number among the choices, from 1
   * @param text the decision, such as {@code r4c2 = 8}
   * @param values the values that the variable had when it was selected, in order
   * @param position the position in the trace, immediately after the event of the choice
   */
  record Choice(int number, String text, ImmutableList<Value> values, int position)
      implements DecisionRow {

    /**
     * Returns the assigned value, and as many of the values before and after it as fit; no value if
     * the assigned one does not fit.
     *
     * @param room the width of all values that are returned
     * @param width returns the width of a value, with the gap after it
     */
    public ImmutableList<Value> valuesWithin(double room, ToDoubleFunction<Value> width) {
      int first = 0;
      while (values.get(first).fate() != Fate.TAKEN) {
        first++;
      }
      int last = first;
      double left = room;
      boolean grew = true;
      while (grew) {
        grew = false;
        if (last < values.size() && left >= width.applyAsDouble(values.get(last))) {
          left -= width.applyAsDouble(values.get(last++));
          grew = true;
        }
        if (first > 0 && last > first && left >= width.applyAsDouble(values.get(first - 1))) {
          left -= width.applyAsDouble(values.get(--first));
          grew = true;
        }
      }
      return values.subList(first, last);
    }
  }

  /**
   * The assignments that followed from the choice above, or from the givens.
   *
   * @param number the number of the choice above; 0 for the givens
   * @param count the number of variables assigned without a choice
   */
  record Forced(int number, int count) implements DecisionRow {}

  /**
   * Choices that are not listed for lack of space.
   *
   * @param count the number of choices
   */
  record Folded(int count) implements DecisionRow {}

  /**
   * A value available to a decision.
   *
   * @param label its name
   * @param fate its outcome
   */
  record Value(String label, Fate fate) {}

  /** The outcome of a value that was available to a decision. */
  enum Fate {
    /** The value was tried and failed. */
    FAILED,
    /** The value is assigned. */
    TAKEN,
    /** The value has not been tried yet. */
    LEFT
  }
}
