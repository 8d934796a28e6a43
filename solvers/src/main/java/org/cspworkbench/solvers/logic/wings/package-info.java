/** Short patterns of cells with two or three candidates. */
@NullMarked
package org.cspworkbench.solvers.logic.wings;

import org.jspecify.annotations.NullMarked;
