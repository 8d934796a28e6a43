package org.cspworkbench.presentation.exercise;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import org.cspworkbench.presentation.moment.Moment;

/**
 * The complete content of an exercise after a move, which a view only displays. It can be computed
 * in the background.
 *
 * @param task the task
 * @param question the text of the task
 * @param position the position of the exercise in its recording
 * @param moment the moment of the problem to display
 * @param subject the variable of the question, or {@code NONE} if it is still to be chosen
 * @param list the options of which one is chosen: queued arcs, or variables
 * @param variables the variable of each number in the list
 * @param values the values of each variable that may be asked about
 * @param arcs the arcs that can be put back into the queue
 * @param score the score of the learner
 * @param tone the assessment of the last move
 * @param verdict the text of the assessment
 */
public record ExerciseState(
    Task task,
    String question,
    int position,
    Moment moment,
    int subject,
    ImmutableList<Option> list,
    ImmutableMap<Integer, Integer> variables,
    ImmutableMap<Integer, ImmutableList<Option>> values,
    ImmutableList<Option> arcs,
    ExerciseScore score,
    Tone tone,
    String verdict) {

  /** Returns whether the exercise is finished. */
  public boolean isOver() {
    return task instanceof Task.Over;
  }

  /** Returns whether the chosen values are removed from a variable. */
  public boolean removes() {
    return task instanceof Task.Revise || task instanceof Task.LookAhead;
  }
}
