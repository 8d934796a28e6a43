/**
 * Constraints filtered as a whole: a propagator removes from the variables of one constraint what
 * no way of satisfying it uses, where revising arcs would see less or cost more. Nothing here
 * decides in what order propagators run; the consistency algorithms do.
 */
@NullMarked
package org.cspworkbench.core.propagation;

import org.jspecify.annotations.NullMarked;
