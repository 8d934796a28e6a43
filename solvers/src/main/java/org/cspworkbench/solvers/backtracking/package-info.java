/**
 * Solvers that try values and go back when one is wrong; what is known of the future is settled
 * before the search. They see variables and constraints only, and may know nothing of any puzzle.
 */
@NullMarked
package org.cspworkbench.solvers.backtracking;

import org.jspecify.annotations.NullMarked;
