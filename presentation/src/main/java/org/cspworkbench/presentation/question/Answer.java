package org.cspworkbench.presentation.question;

import com.google.common.collect.ImmutableSet;

/** A possible answer to a question. Answers with the same content are equal. */
public sealed interface Answer {

  /**
   * A variable.
   *
   * @param variable its index
   */
  record OfVariable(int variable) implements Answer {}

  /**
   * Exactly these values of the variable in question; may be empty.
   *
   * @param values their indices
   */
  record OfValues(ImmutableSet<Integer> values) implements Answer {}

  /**
   * A tile in the cell in question.
   *
   * @param value the index of the value
   * @param removedBy the neighbour that has no tile left that fits, or {@link
   *     org.cspworkbench.core.trace.TraceEvent#NONE} if the tile can stand there
   */
  record OfTile(int value, int removedBy) implements Answer {}

  /**
   * A decision, or none.
   *
   * @param level its level, from 1, or 0 for no decision
   * @param variable its variable, or none
   * @param value the index of its value, or none
   */
  record OfDecision(int level, int variable, int value) implements Answer {}

  /**
   * Yes or no.
   *
   * @param isSo whether the answer is yes
   */
  record OfTruth(boolean isSo) implements Answer {}
}
