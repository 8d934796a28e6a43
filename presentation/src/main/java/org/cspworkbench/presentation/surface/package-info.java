/**
 * The drawing surface of painters and its parameters: colours, strokes, fonts, and the pixels of
 * the device. Applications implement {@link org.cspworkbench.presentation.surface.Surface} and
 * {@link org.cspworkbench.presentation.surface.TextMeasure}; this package is independent of what is
 * painted.
 */
@NullMarked
package org.cspworkbench.presentation.surface;

import org.jspecify.annotations.NullMarked;
