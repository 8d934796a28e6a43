/**
 * The surface on which painters draw, and what it needs to know: colours, pens, fonts, and the
 * pixels of its device. Whoever shows a picture implements {@link
 * org.cspworkbench.presentation.surface.Surface} and {@link
 * org.cspworkbench.presentation.surface.TextMeasure}; nothing here knows what is painted.
 */
@NullMarked
package org.cspworkbench.presentation.surface;

import org.jspecify.annotations.NullMarked;
