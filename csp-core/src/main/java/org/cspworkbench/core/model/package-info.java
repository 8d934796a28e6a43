/**
 * The model of a problem: variables with domains, and constraints over them. All types are
 * immutable. This package must not depend on bit sets, arcs, search or traces.
 */
@NullMarked
package org.cspworkbench.core.model;

import org.jspecify.annotations.NullMarked;
