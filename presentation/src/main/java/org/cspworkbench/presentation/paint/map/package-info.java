/** Maps that are known by the names of their regions. */
@NullMarked
package org.cspworkbench.presentation.paint.map;

import org.jspecify.annotations.NullMarked;
