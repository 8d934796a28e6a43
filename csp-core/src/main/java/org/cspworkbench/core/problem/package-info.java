/**
 * The gallery: classic problems, a short page each, stated as a lecturer would. Nothing here may
 * know how any of them is solved.
 */
@NullMarked
package org.cspworkbench.core.problem;

import org.jspecify.annotations.NullMarked;
