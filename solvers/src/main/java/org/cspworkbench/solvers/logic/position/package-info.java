/**
 * What techniques look at: the candidates of a grid as sets of bits, by cell, by digit and by unit.
 * Nothing in this package may know any technique.
 */
@NullMarked
package org.cspworkbench.solvers.logic.position;

import org.jspecify.annotations.NullMarked;
