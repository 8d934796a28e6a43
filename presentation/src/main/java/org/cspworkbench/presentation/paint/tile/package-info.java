/** The picture of a tile problem. */
@NullMarked
package org.cspworkbench.presentation.paint.tile;

import org.jspecify.annotations.NullMarked;
