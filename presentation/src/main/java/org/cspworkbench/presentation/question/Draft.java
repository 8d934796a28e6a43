package org.cspworkbench.presentation.question;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;

/**
 * A question before its answers are chosen and mixed.
 *
 * @param seenAt how many events lie behind once the answer is to be seen
 * @param variable the variable that it is about, or none
 * @param value the value that it has just been given, or none
 * @param neighbour the variable on which the revision leans, or none
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

  /** About no variable. */
  static Draft of(int seenAt, Answer right, ImmutableList<? extends Answer> wrong) {
    return new Draft(seenAt, NONE, NONE, NONE, right, wrong);
  }
}
