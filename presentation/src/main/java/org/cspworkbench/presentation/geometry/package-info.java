/**
 * Plane geometry in units of whoever paints: x grows to the right, y downwards. Small immutable
 * values; nothing here knows colours, texts or a screen.
 */
@NullMarked
package org.cspworkbench.presentation.geometry;

import org.jspecify.annotations.NullMarked;
