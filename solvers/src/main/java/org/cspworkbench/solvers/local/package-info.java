/**
 * Local search: solvers that give every variable a value and then mend what is wrong. Nothing here
 * may assume any kind of constraint, and none of them says that there is no solution unless the
 * givens alone show it.
 */
@NullMarked
package org.cspworkbench.solvers.local;

import org.jspecify.annotations.NullMarked;
