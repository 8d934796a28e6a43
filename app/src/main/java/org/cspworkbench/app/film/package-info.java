/**
 * Exports a run as an animated picture, or one event of it as a picture. The content is read from
 * the trace and drawn by the painters of the window; no display is needed.
 */
@NullMarked
package org.cspworkbench.app.film;

import org.jspecify.annotations.NullMarked;
