/**
 * The search: an iterative depth-first loop whose parts are exchanged to make the named algorithms,
 * and a smaller one for those that neither look ahead nor back. Nothing here may know of any
 * problem, or of who watches.
 */
@NullMarked
package org.cspworkbench.core.search;

import org.jspecify.annotations.NullMarked;
