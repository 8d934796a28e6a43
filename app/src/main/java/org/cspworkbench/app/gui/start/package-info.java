/** The start page: ways to bring a puzzle, and problems worth looking at. */
@NullMarked
package org.cspworkbench.app.gui.start;

import org.jspecify.annotations.NullMarked;
