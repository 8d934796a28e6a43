/**
 * The surface of painters on a {@code Graphics2D}: on the screen, in pictures and in documents. The
 * fonts that come with the program are loaded and measured here. What is painted is not known here.
 */
@NullMarked
package org.cspworkbench.app.canvas;

import org.jspecify.annotations.NullMarked;
