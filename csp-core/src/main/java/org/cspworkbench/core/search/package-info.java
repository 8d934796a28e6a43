/**
 * The search: one iterative depth-first loop whose parts are exchanged to make the named
 * algorithms. Nothing here may know of any problem, or of who watches.
 */
@NullMarked
package org.cspworkbench.core.search;

import org.jspecify.annotations.NullMarked;
