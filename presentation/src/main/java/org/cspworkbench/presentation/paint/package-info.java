/**
 * Painters: they draw what a run looks like at one moment on a {@link
 * org.cspworkbench.presentation.surface.Surface}, at any scale.
 *
 * <p>A {@link org.cspworkbench.presentation.paint.Moment} says what there is to see, and comes from
 * a tape or from a game; a {@link org.cspworkbench.presentation.paint.Picture} knows how a problem
 * is drawn; a {@link org.cspworkbench.presentation.paint.Look} has the colours, the fonts and the
 * widths of lines. No component of a window belongs here.
 */
@NullMarked
package org.cspworkbench.presentation.paint;

import org.jspecify.annotations.NullMarked;
