/**
 * Solvers that are compositions of the parts of the search of the core: backtracking, look-ahead,
 * learning from contradictions, and local search. They use variables and constraints only and must
 * not depend on any puzzle or assume any kind of constraint; local search reports that there is no
 * solution only if the givens alone lead to a contradiction.
 */
@NullMarked
package org.cspworkbench.solvers.search;

import org.jspecify.annotations.NullMarked;
