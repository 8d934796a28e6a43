/** The drawing surface of painters on the canvases of a page. */
@NullMarked
package org.cspworkbench.web.canvas;

import org.jspecify.annotations.NullMarked;
