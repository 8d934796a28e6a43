/**
 * The problem as it is stated: variables with domains, constraints over them, nothing about
 * solving. Everything here is immutable. Nothing in this package may know of bit sets, arcs, search
 * or traces.
 */
@NullMarked
package org.cspworkbench.core.model;

import org.jspecify.annotations.NullMarked;
