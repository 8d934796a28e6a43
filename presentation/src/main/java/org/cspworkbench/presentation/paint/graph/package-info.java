/** Constraint graphs: their layout, which part is shown, and how they are painted. */
@NullMarked
package org.cspworkbench.presentation.paint.graph;

import org.jspecify.annotations.NullMarked;
