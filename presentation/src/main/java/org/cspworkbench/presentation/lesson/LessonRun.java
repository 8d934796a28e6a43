package org.cspworkbench.presentation.lesson;

import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;

/**
 * A run that a lesson shows.
 *
 * @param name what the lesson calls it
 * @param problem what is solved
 * @param solver who solves
 * @param settings how
 * @param detail how much is recorded
 */
public record LessonRun(
    String name, Problem problem, Solver solver, Settings settings, Detail detail) {}
