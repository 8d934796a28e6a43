/**
 * Local search, the alternative to tree search: it gives every variable a value and then mends what
 * is wrong. Nothing here may know of decisions, levels or backtracking, and nothing here says that
 * a problem has no solution, unless filtering it has shown that.
 */
@NullMarked
package org.cspworkbench.core.search.local;

import org.jspecify.annotations.NullMarked;
