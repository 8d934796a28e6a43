/**
 * Solvers that draw consequences after each decision. They see variables and constraints only, and
 * may know nothing of any puzzle.
 */
@NullMarked
package org.cspworkbench.solvers.lookahead;

import org.jspecify.annotations.NullMarked;
