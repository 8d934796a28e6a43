/**
 * Painters of a run at one moment on a {@link org.cspworkbench.presentation.surface.Surface}, at
 * any scale.
 *
 * <p>A {@link org.cspworkbench.presentation.paint.Moment} is the visible state, which is derived
 * from a trace or from a game; a {@link org.cspworkbench.presentation.paint.Picture} is the drawing
 * of a problem; a {@link org.cspworkbench.presentation.paint.Look} has the colours, the fonts and
 * the widths of lines. This package must not contain components of a window.
 */
@NullMarked
package org.cspworkbench.presentation.paint;

import org.jspecify.annotations.NullMarked;
