/**
 * The candidates of a grid as sets of bits, by cell, by digit and by unit. This package must not
 * depend on any technique.
 */
@NullMarked
package org.cspworkbench.solvers.logic.position;

import org.jspecify.annotations.NullMarked;
