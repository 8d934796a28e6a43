/** The domains of all variables in the course of a run. */
@NullMarked
package org.cspworkbench.presentation.paint.heatmap;

import org.jspecify.annotations.NullMarked;
