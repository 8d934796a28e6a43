/**
 * The search: one iterative depth-first loop for all searches that look ahead, whose parts are
 * exchanged to make the named algorithms, and plain backtracking, which is a page of its own. This
 * package must not depend on any problem or view.
 */
@NullMarked
package org.cspworkbench.core.search;

import org.jspecify.annotations.NullMarked;
