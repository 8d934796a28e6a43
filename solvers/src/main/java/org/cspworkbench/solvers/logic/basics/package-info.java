/**
 * The basic techniques: digits that have only one place left and cells that have only one digit
 * left, digits that are locked into the cells that two units share, and as many digits as cells.
 */
@NullMarked
package org.cspworkbench.solvers.logic.basics;

import org.jspecify.annotations.NullMarked;
