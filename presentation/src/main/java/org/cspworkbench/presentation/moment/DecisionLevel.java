package org.cspworkbench.presentation.moment;

import com.google.common.primitives.ImmutableIntArray;
import org.cspworkbench.core.trace.ValueSet;

/**
 * A level of the search: a variable and the value tried for it.
 *
 * @param level the number of the level, from 1
 * @param number the number of the decision among those with a choice, from 1; 0 if there was no
 *     choice
 * @param variable the index of the variable
 * @param value the index of the value, or {@link org.cspworkbench.core.trace.TraceEvent#NONE} if
 *     half of the domain is tried
 * @param failed the values that have been refuted before, in order
 * @param others the values that are still to be tried
 * @param position the position of the event that made the decision
 */
public record DecisionLevel(
    int level,
    int number,
    int variable,
    int value,
    ImmutableIntArray failed,
    ValueSet others,
    int position) {

  /** Returns whether the variable had more than this value. */
  public boolean isChoice() {
    return number > 0;
  }
}
