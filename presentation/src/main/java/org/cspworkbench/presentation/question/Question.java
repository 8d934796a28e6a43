package org.cspworkbench.presentation.question;

import com.google.common.collect.ImmutableList;

/**
 * A question about a moment of a run, with two to four answers, one of them right.
 *
 * @param kind the kind of question
 * @param position the position in the trace at which it is asked
 * @param seenAt the position in the trace at which the answer is visible
 * @param variable the index of the variable in question, or {@link
 *     org.cspworkbench.core.trace.TraceEvent#NONE}
 * @param value the index of the value that the variable has just been given, or none; for {@link
 *     QuestionKind#TILES} the one that the neighbour has just been given
 * @param neighbour the index of the variable at the head of the revised arc, or none; for {@link
 *     QuestionKind#TILES} the cell that was just drawn
 * @param answers the answers, all different
 * @param right the index of the right answer
 */
public record Question(
    QuestionKind kind,
    int position,
    int seenAt,
    int variable,
    int value,
    int neighbour,
    ImmutableList<Answer> answers,
    int right) {

  /** Returns the right answer. */
  public Answer rightAnswer() {
    return answers.get(right);
  }
}
