/** Almost locked sets: cells with one candidate more than there are cells. */
@NullMarked
package org.cspworkbench.solvers.logic.sets;

import org.jspecify.annotations.NullMarked;
