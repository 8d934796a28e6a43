/**
 * Local search: solvers that assign all variables and then repair conflicts. They must not assume
 * any kind of constraint, and report that there is no solution only if the givens alone lead to a
 * contradiction.
 */
@NullMarked
package org.cspworkbench.solvers.local;

import org.jspecify.annotations.NullMarked;
