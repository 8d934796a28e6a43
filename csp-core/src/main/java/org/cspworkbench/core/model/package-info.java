/**
 * The model of a problem: variables with domains, and constraints over them. A kind of constraint
 * is one file: its relation, its text, its binary form, and which propagator and which explanation
 * it creates. A propagator that is an algorithm of its own has a page of its own, and so has an
 * explanation; both read and filter the domains of one constraint through {@link
 * org.cspworkbench.core.model.Scope} and {@link org.cspworkbench.core.model.PastScope}.
 *
 * <p>All types that state something are immutable. This package must not depend on bit sets of
 * domains, arcs, search or traces.
 */
@NullMarked
package org.cspworkbench.core.model;

import org.jspecify.annotations.NullMarked;
