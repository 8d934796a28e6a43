/**
 * Local search, the alternative to tree search: it assigns every variable and then repairs
 * conflicts. This package must not depend on decisions, levels or backtracking; it reports that a
 * problem has no solution only if filtering has proved it.
 */
@NullMarked
package org.cspworkbench.core.search.local;

import org.jspecify.annotations.NullMarked;
