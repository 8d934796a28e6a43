package org.cspworkbench.presentation.paint;

import com.google.common.primitives.ImmutableIntArray;

/**
 * A level of the search that stands: a variable and the value tried for it.
 *
 * @param level its place among all levels, from 1
 * @param number its place among those with a choice, from 1; 0 if there was none
 * @param variable the index of the variable
 * @param value the index of the value
 * @param failed the values that have been refuted before, in order
 * @param others the values still to be tried
 * @param position the position of the event that made it
 */
public record Decision(
    int level,
    int number,
    int variable,
    int value,
    ImmutableIntArray failed,
    ValueSet others,
    int position) {

  /** Whether the variable had more than this one value. */
  public boolean isChoice() {
    return number > 0;
  }
}
