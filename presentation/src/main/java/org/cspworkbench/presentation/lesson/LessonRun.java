package org.cspworkbench.presentation.lesson;

import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;

/**
 * A run of a lesson, or several that differ in the seed only.
 *
 * @param name the name within the lesson
 * @param stated the problem
 * @param solver the solver
 * @param settings the settings of the solver
 * @param seeds the number of seeds, from that of the settings on; only the run from the first one
 *     is recorded
 * @param detail the level of detail of the trace
 */
public record LessonRun(
    String name, StatedProblem stated, Solver solver, Settings settings, int seeds, Detail detail) {

  /** Returns the problem. */
  public Problem problem() {
    return stated.problem();
  }

  LessonRun named(String newName) {
    return new LessonRun(newName, stated, solver, settings, seeds, detail);
  }
}
