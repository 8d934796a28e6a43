/** Painters of the implication graph of a contradiction and of the jump that follows from it. */
@NullMarked
package org.cspworkbench.presentation.paint.conflict;

import org.jspecify.annotations.NullMarked;
