package org.cspworkbench.bench;

import com.google.common.collect.ImmutableList;
import java.util.function.Supplier;
import org.cspworkbench.solvers.Problem;

/**
 * A row of the table of the solver that learns.
 *
 * @param title what is solved
 * @param problems the problems, which are solved one after the other
 */
record LearningRow(String title, Supplier<ImmutableList<Problem>> problems) {}
