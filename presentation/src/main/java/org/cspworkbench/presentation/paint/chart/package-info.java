/** Numbers of several solvers as bars, lines and distributions. */
@NullMarked
package org.cspworkbench.presentation.paint.chart;

import org.jspecify.annotations.NullMarked;
