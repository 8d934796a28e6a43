/** Legends of pictures. */
@NullMarked
package org.cspworkbench.presentation.paint.legend;

import org.jspecify.annotations.NullMarked;
