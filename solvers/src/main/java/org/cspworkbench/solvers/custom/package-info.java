/**
 * The solver whose parts its user chooses, and the names of the parts. Nothing here may implement a
 * part: all of them come from csp-core.
 */
@NullMarked
package org.cspworkbench.solvers.custom;

import org.jspecify.annotations.NullMarked;
