/**
 * Takes a run home: as an animated picture, or one moment of it as a picture. Everything is read
 * from the tape and drawn by the painters of the window; no display is needed.
 */
@NullMarked
package org.cspworkbench.app.film;

import org.jspecify.annotations.NullMarked;
