package org.cspworkbench.presentation.lesson;

import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;

/**
 * A run of a lesson, or several that differ in the seed only.
 *
 * @param name the name within the lesson
 * @param problem the problem
 * @param solver the solver
 * @param settings the settings of the solver
 * @param detail the level of detail of the trace
 * @param seeds the number of seeds, from that of the settings on; only the run from the first one
 *     is recorded
 */
public record LessonRun(
    String name, Problem problem, Solver solver, Settings settings, Detail detail, int seeds) {}
