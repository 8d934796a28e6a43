/**
 * Propagators, which filter a constraint as a whole: each removes the values that occur in no
 * solution of its constraint, where the revision of arcs would remove less or cost more. The
 * consistency algorithms decide in which order propagators run.
 */
@NullMarked
package org.cspworkbench.core.propagation;

import org.jspecify.annotations.NullMarked;
