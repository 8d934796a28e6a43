/**
 * Wave function collapse, as choices of the parts of the one search: least entropy, random values,
 * propagation, and a policy for contradictions. Nothing here may assume any kind of constraint, or
 * equal weights.
 */
@NullMarked
package org.cspworkbench.solvers.wfc;

import org.jspecify.annotations.NullMarked;
