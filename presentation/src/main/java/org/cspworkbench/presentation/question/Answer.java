package org.cspworkbench.presentation.question;

import com.google.common.collect.ImmutableSortedSet;

/** A possible answer to a question. Two that say the same are equal. */
public sealed interface Answer {

  /**
   * A variable.
   *
   * @param variable its index
   */
  record OfVariable(int variable) implements Answer {}

  /**
   * These values of the variable that is asked about and no others, perhaps none.
   *
   * @param values their indices
   */
  record OfValues(ImmutableSortedSet<Integer> values) implements Answer {}

  /**
   * Yes or no.
   *
   * @param isSo which
   */
  record OfTruth(boolean isSo) implements Answer {}
}
