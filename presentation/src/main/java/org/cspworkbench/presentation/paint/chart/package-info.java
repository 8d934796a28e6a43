/** Numbers of several solvers as bars. */
@NullMarked
package org.cspworkbench.presentation.paint.chart;

import org.jspecify.annotations.NullMarked;
