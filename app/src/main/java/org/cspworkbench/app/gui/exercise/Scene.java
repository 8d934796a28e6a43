package org.cspworkbench.app.gui.exercise;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import org.cspworkbench.presentation.exercise.Score;
import org.cspworkbench.presentation.exercise.Task;
import org.cspworkbench.presentation.paint.Moment;

/**
 * All there is to see, to choose and to read after a move. Made beside the window, so that the
 * window only shows it.
 *
 * @param task what is asked
 * @param question the same in words
 * @param position where on its tape the exercise stands
 * @param moment what there is to see of the problem
 * @param subject the variable that is asked about, or {@code NONE} if it is still to be chosen
 * @param list what is taken one at a time: arcs that wait, or variables
 * @param variables for each number of the list the variable that it is about
 * @param values for each variable that may be asked about its values
 * @param arcs what may go back into the queue
 * @param score how the learner has done
 * @param tone what is made of the last move
 * @param told the same in words
 */
record Scene(
    Task task,
    String question,
    int position,
    Moment moment,
    int subject,
    ImmutableList<Option> list,
    ImmutableMap<Integer, Integer> variables,
    ImmutableMap<Integer, ImmutableList<Option>> values,
    ImmutableList<Option> arcs,
    Score score,
    Tone tone,
    String told) {

  boolean isOver() {
    return task instanceof Task.Over;
  }

  /** Whether a variable loses what is chosen. */
  boolean removes() {
    return task instanceof Task.Revise || task instanceof Task.LookAhead;
  }
}
