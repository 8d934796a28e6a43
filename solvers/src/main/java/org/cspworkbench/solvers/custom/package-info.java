/**
 * The solver composed of parts chosen by the user, and the names of the parts. The parts themselves
 * are implemented in csp-core, never here.
 */
@NullMarked
package org.cspworkbench.solvers.custom;

import org.jspecify.annotations.NullMarked;
