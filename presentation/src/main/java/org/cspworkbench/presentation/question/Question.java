package org.cspworkbench.presentation.question;

import com.google.common.collect.ImmutableList;

/**
 * A question about a moment of a run, with two to four answers, one of them right.
 *
 * @param kind what is asked
 * @param position the moment: how many events lie behind
 * @param seenAt how many events lie behind once the answer is to be seen
 * @param variable the index of the variable that it is about, or {@link
 *     org.cspworkbench.core.trace.TraceEvent#NONE}
 * @param value the index of the value that the variable has just been given, or none
 * @param neighbour the index of the variable on which the revision leans, or none
 * @param answers the answers, all different
 * @param right the index of the right one
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

  /** The right answer. */
  public Answer rightAnswer() {
    return answers.get(right);
  }
}
