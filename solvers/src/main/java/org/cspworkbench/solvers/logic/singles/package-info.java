/** Digits that have only one place left, and cells that have only one digit left. */
@NullMarked
package org.cspworkbench.solvers.logic.singles;

import org.jspecify.annotations.NullMarked;
