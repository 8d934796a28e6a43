/**
 * What painters draw with: small immutable shapes, the colours of a theme by role, strokes, fonts,
 * the ink, and the surface with the pixels of its device. Applications implement {@link
 * org.cspworkbench.presentation.surface.Surface} and {@link
 * org.cspworkbench.presentation.surface.TextMeasure}; this package is independent of what is
 * painted.
 */
@NullMarked
package org.cspworkbench.presentation.surface;

import org.jspecify.annotations.NullMarked;
