/**
 * Plane geometry in the units of a painter, where x grows to the right and y downwards. It consists
 * of small immutable values, and depends on no colours, texts or screen.
 */
@NullMarked
package org.cspworkbench.presentation.geometry;

import org.jspecify.annotations.NullMarked;
