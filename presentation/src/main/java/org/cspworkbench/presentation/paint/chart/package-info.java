/**
 * Charts: numbers of several solvers as bars, lines and distributions, the domains of all variables
 * in the course of a run, and the bars along which runs are scrubbed.
 */
@NullMarked
package org.cspworkbench.presentation.paint.chart;

import org.jspecify.annotations.NullMarked;
