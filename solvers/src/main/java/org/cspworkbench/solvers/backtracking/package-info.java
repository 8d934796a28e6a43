/**
 * Solvers that try values and backtrack when one fails; domains are filtered at most once, before
 * the search. They use variables and constraints only and must not depend on any puzzle.
 */
@NullMarked
package org.cspworkbench.solvers.backtracking;

import org.jspecify.annotations.NullMarked;
