/** The replay of one run: the position, the close-up, the reasons, and the givens under change. */
@NullMarked
package org.cspworkbench.viewer.animate;

import org.jspecify.annotations.NullMarked;
