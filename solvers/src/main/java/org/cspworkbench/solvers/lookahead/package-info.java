/**
 * Solvers that propagate after each decision. They use variables and constraints only and must not
 * depend on any puzzle.
 */
@NullMarked
package org.cspworkbench.solvers.lookahead;

import org.jspecify.annotations.NullMarked;
