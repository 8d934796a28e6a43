package org.cspworkbench.presentation.question;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;

/**
 * A question whose answers have not been chosen and shuffled yet.
 *
 * @param seenAt the position in the trace at which the answer is visible
 * @param variable the variable in question, or none
 * @param value the value that it has just been given, or none, as in {@link Question}
 * @param neighbour the variable at the head of the revised arc, or none, as in {@link Question}
 * @param right the right answer
 * @param wrong wrong answers, the most plausible first
 */
record Draft(
    int seenAt,
    int variable,
    int value,
    int neighbour,
    Answer right,
    ImmutableList<? extends Answer> wrong) {

  /** Creates a draft that is about no variable. */
  static Draft of(int seenAt, Answer right, ImmutableList<? extends Answer> wrong) {
    return new Draft(seenAt, NONE, NONE, NONE, right, wrong);
  }
}
