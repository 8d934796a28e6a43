package org.cspworkbench.presentation.exercise;

import org.cspworkbench.core.network.Network;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.paint.Moments;

/**
 * An exercise in which the learner follows the run of a solver: it stands at a place on the tape of
 * the run, where something is asked, and goes on to the next one.
 */
abstract sealed class FollowedRun implements Exercise permits ForwardCheckingExercise, MrvExercise {

  final RunTape tape;
  final Moments moments;
  private int position;
  private Task task = Task.Over.NOTHING_TO_DO;

  /** Stands at the start of {@code tape}, where nothing is asked yet. */
  FollowedRun(RunTape tape) {
    this.tape = tape;
    this.moments = new Moments(tape.trace());
  }

  /** Goes to {@code newPosition} on the tape. */
  final void goTo(int newPosition) {
    position = newPosition;
  }

  /** Asks this from now on. */
  final void ask(Task newTask) {
    task = newTask;
  }

  @Override
  public final Trace trace() {
    return tape.trace();
  }

  @Override
  public final Network network() {
    return tape.network();
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
