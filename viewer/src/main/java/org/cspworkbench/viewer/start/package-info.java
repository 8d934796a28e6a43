/** The ways to open a problem: cards of examples, a typed problem, an image of tiles. */
@NullMarked
package org.cspworkbench.viewer.start;

import org.jspecify.annotations.NullMarked;
