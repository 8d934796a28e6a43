package org.cspworkbench.presentation.exercise;

import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.moment.Moments;

/**
 * An exercise in which the learner follows the recorded run of a solver. It stops at each position
 * of the trace that has a task, and continues to the next one when the task is done.
 */
abstract sealed class FollowedRun implements Exercise permits ForwardCheckingExercise, MrvExercise {

  final RecordedRun run;
  final Moments moments;
  private int position;
  private Task task = Task.Over.NOTHING_TO_DO;

  /** Creates an exercise at the start of {@code run}, without a task. */
  FollowedRun(RecordedRun run) {
    this.run = run;
    this.moments = new Moments(run.trace());
  }

  /** Moves to {@code newPosition} in the trace. */
  final void goTo(int newPosition) {
    position = newPosition;
  }

  /** Replaces the current task. */
  final void ask(Task newTask) {
    task = newTask;
  }

  @Override
  public final Trace trace() {
    return run.trace();
  }

  @Override
  public final Network network() {
    return run.network();
  }

  @Override
  public final int position() {
    return position;
  }

  @Override
  public final Task task() {
    return task;
  }
}
