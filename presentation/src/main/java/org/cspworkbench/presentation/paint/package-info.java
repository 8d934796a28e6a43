/**
 * Chooses the picture of a problem. Each kind of picture has a package of its own below this one;
 * none of those depends on this one.
 *
 * <p>A {@link org.cspworkbench.presentation.moment.Moment} states what there is to see, and comes
 * from a trace or from a game; a {@link org.cspworkbench.presentation.picture.Picture} knows how a
 * problem is drawn; a {@link org.cspworkbench.presentation.surface.Look} has the colours, the fonts
 * and the widths of lines. Painters draw on a {@link
 * org.cspworkbench.presentation.surface.Surface}. No component of a window belongs here.
 */
@NullMarked
package org.cspworkbench.presentation.paint;

import org.jspecify.annotations.NullMarked;
